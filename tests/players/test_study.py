"""Study tools: what an action brings, reasons told again, profiles from histories."""

from __future__ import annotations

import pytest
from player_tools import play

from holdem_teach.game import FreezeoutRules, Hand, IllegalAction, NoLimitRules
from holdem_teach.game.phh import write_many
from holdem_teach.players import (
    CallingStation,
    Easy,
    Hard,
    Maniac,
    Normal,
    Rock,
    player_named,
)
from holdem_teach.players.profiles import profiles, profiles_from_phh
from holdem_teach.players.reasons import reasons
from holdem_teach.players.what_if import sizes_to_try, what_if
from holdem_teach.strength.equity import equity

STATIONS = [CallingStation()] * 2


def test_an_all_in_call_brings_its_equity():
    """Nothing is left to decide: the value is what equity and the pot say."""
    hand = Hand(NoLimitRules(1, 2), [100, 100], holes=["KsKh", None], seed=1)
    hand.call()
    hand.raise_to(100)
    fold, call, *more = what_if(hand, [Maniac(1)] * 2, [["fold"], ["call"]], times=500)
    assert more == [] and fold.value == 0 and fold.error == 0
    against_any = equity(["KsKh", "random"]).equity[0]
    assert 50 < call.value < against_any * 200 - 98 + 3 * call.error


def test_the_same_seed_gives_the_same_and_the_hand_stays_as_it_is():
    hand = Hand(NoLimitRules(1, 2), [200, 200], seed=1)
    before = hand.view(0)
    first, again, other = (
        what_if(hand, [Easy(1), Normal(1)], times=50, seed=seed) for seed in (1, 1, 2)
    )
    assert first == again != other
    assert hand.view(0) == before


def test_cards_that_one_cannot_see_do_not_matter():
    hands = [
        Hand(NoLimitRules(1, 2), [200, 200], holes=["KsKh", hole], seed=1)
        for hole in ("AsAh", "7c2d")
    ]
    found = [what_if(hand, STATIONS, times=50) for hand in hands]
    assert found[0] == found[1]


def test_what_players_do_by_chance_is_another_thing_each_time():
    """One coin for all would tell of one seed, and the error nothing of it."""
    hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["7c2d", None], seed=1)
    hand.call()
    for _ in range(6):
        hand.check()
    found = [
        what_if(hand, [Maniac(seed), Maniac(seed + 10)], [["bet", 2]], times=200)[0]
        for seed in (1, 2, 3)
    ]
    for one in found[1:]:
        assert abs(one.value - found[0].value) < 4 * (one.error + found[0].error)


def test_an_illegal_action_is_refused():
    hand = Hand(NoLimitRules(1, 2), [200, 200], seed=1)
    with pytest.raises(IllegalAction):
        what_if(hand, STATIONS, [["check"]], times=5)
    hand.fold()
    with pytest.raises(ValueError, match="waits for nobody"):
        what_if(hand, STATIONS)


def test_a_straddle_is_an_action_to_compare():
    hand = Hand(FreezeoutRules(), [500, 500], seed=1)
    assert sizes_to_try(hand) == [["fold"], ["straddle"]]
    assert len(what_if(hand, STATIONS, times=5)) == 2


# reasons


@pytest.mark.parametrize("kind", [Easy, Normal, Hard, Rock, Maniac])
def test_a_hand_told_again_has_the_reasons_it_was_played_for(kind):
    for number in range(5):
        hand = Hand(NoLimitRules(1, 2), [200, 200], seed=number)
        players = {0: kind(number), 1: kind(number + 1)}
        play(hand, [players[0].act, players[1].act])
        told = reasons(hand, players)
        assert [[r.seat, *r.action] for r in told] == hand.history.turns
        assert all(r.why and r.instead is None for r in told)


def test_other_players_say_what_they_would_have_done():
    hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["7c2d", "AsAh"], seed=1)
    hand.call()
    hand.check()
    (first, second) = reasons(hand, {1: Rock()})[:2]
    assert repr(first) == "Seat 0: call."
    assert second.instead == ("raise", 5)
    assert "it would be raise 5 here" in repr(second)


# profiles


def many(number, *names):
    hands = []
    for seed in range(number):
        hand = Hand(NoLimitRules(1, 2), [200] * len(names), seed=seed)
        play(hand, [player_named(name, seed).act for name in names])
        hands.append(hand)
    return hands


def test_a_profile_is_counted_by_hand():
    hand = Hand(NoLimitRules(1, 2), [200] * 3, button=0, seed=3)
    for action in (["raise", 6], ["fold"], ["call"], ["check"], ["bet", 8], ["fold"]):
        hand.act(action)
    first, small, big = profiles([hand]).values()
    assert (first.entered, first.raised, first.faced, first.flops) == (1, 1, 0, 1)
    assert (small.entered, small.faced, small.folded, small.flops) == (0, 1, 1, 0)
    assert (big.entered, big.raised, big.faced, big.folded) == (1, 0, 2, 1)
    assert [p.showdowns for p in (first, small, big)] == [0, 0, 0]
    assert [p.won for p in (first, small, big)] == [7, -1, -6]


def test_cards_shown_by_choice_make_no_showdown():
    hand = Hand(NoLimitRules(1, 2), [200] * 3, button=0, seed=3)
    for action in (["raise", 6], ["fold"], ["call"], ["check"], ["bet", 8], ["fold"]):
        hand.act(action)
    hand.show(0)
    hand.show(1)
    assert [p.showdowns for p in profiles([hand]).values()] == [0, 0, 0]


def test_profiles_tell_styles_apart():
    found = profiles(many(200, "rock", "station", "maniac"))
    rock, station, maniac = found.values()
    assert rock.entered < 0.2 * rock.hands
    assert station.folded == station.raised == 0
    assert maniac.raised > 0.6 * maniac.hands


def test_profiles_of_a_file_are_those_of_the_hands(tmp_path):
    hands = many(30, "easy", "maniac", "normal")
    texts = [
        f'players = ["maniac", "normal", "easy"]\n{hand.history.to_phh()}'
        for hand in hands
    ]
    found = profiles_from_phh(write_many(texts))
    expected = profiles(hands, [["easy", "maniac", "normal"]] * 30)
    assert found == expected

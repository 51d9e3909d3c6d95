"""The betting table: chips, hidden cards, refusals, claims, reads, looking back."""

import asyncio
import json
import re
import threading
import xml.etree.ElementTree as ElementTree
from random import Random

import ipywidgets as widgets
import pytest
import random_user

import holdem_teach as ht
from holdem_teach.cards import DECK, parse_cards
from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
from holdem_teach.players.claims import claim
from holdem_teach.players.spot import Spot
from holdem_teach.widgets import play_table
from holdem_teach.widgets.play_help import odds_text, price_text, share_of
from holdem_teach.widgets.play_session import ME, Session, usual_stack

TABLES = [
    ("nolimit", "easy"),
    ("nolimit", "easy, rock, station, maniac, easy, rock, station, maniac"),
    ("fixedlimit", "maniac, easy"),
    ("freezeout", "station, easy"),
    ("freezeout", "maniac"),
]


def sent(table):
    """Everything that a page is sent and a saved notebook keeps, as text."""
    left, states = [table], []
    while left:
        control = left.pop()
        states.append(control.get_state())
        left += getattr(control, "children", ())
    return json.dumps(states, default=str, ensure_ascii=False) + table.text()


def hidden(session):
    """The cards that the person may not know now."""
    view = session.hand.view(ME)
    shown = [card for cards in view["shown"] if cards for card in cards]
    known = [*view["hole"], *view["board"], *shown]
    return [card for card in DECK if str(card) not in known]


def says(text, card):
    return re.search(rf"\b{card}\b", text) or card.name in text


def random_choice(session, random):
    """A legal action of the person, any of them as likely as another."""
    legal = session.hand.legal_actions()
    if legal.can_announce:
        best = claim(Spot(session.hand.view(ME)))
        return random.choice([best, ["muck"]] if legal.can_muck else [best])
    choices = [
        *([["check"]] if legal.can_check else [["fold"]]),
        *([["call"]] if legal.call_adds is not None else []),
        *([["all-in"]] if legal.can_all_in else []),
        *([["straddle"]] if legal.straddle_amount is not None else []),
    ]
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if span:
            choices.append([word, random.randint(*span)])
    return random.choice(choices)


def do(table, action):
    """Do it as a hand on the controls does."""
    word, *given = action
    if word == "announce":
        table.claim.value, table.category.value = given
        table.announce.click()
        return
    if given:
        table.amount.value = str(given[0])
    table.actions[word].click()


def play_hand(table, random):
    session = table.state
    total = sum(session.table.stacks) + session.hand.pot
    while not session.hand.is_over:
        text = sent(table)
        assert [card for card in hidden(session) if says(text, card)] == []
        action = random_choice(session, random)
        turns = session.turn
        do(table, action)
        assert table.note == "", action
        assert session.turn > turns
        assert sum(session.table.stacks) + session.hand.pot == total
    assert sum(table.value) == total
    return total


def play_hands(game, players, hands, seed):
    random = Random(seed)
    table = ht.play(players, game=game, seed=seed)
    total = None
    for _ in range(hands):
        played = play_hand(table, random)
        assert played == (total or played)
        total = played
        over = table.state.table.is_over or not table.value[ME]
        (table.again if over else table.next_hand).click()
        assert table.note == ""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_hands_by_random_choices_keep_chips_and_cards(game, players):
    play_hands(game, players, hands=3, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_two_hundred_hands_by_random_choices(game, players):
    play_hands(game, players, hands=200 // len(TABLES), seed=2)


def test_a_card_that_is_sent_too_early_is_seen_by_these_tests():
    table = ht.play("station", seed=1)
    card = parse_cards(" ".join(table.state.hand.view(1)["hole"]))[0]
    assert card in hidden(table.state)
    table.page.value += f"<p>{card}</p>"
    assert says(sent(table), card)


def test_buttons_say_amounts_or_that_it_is_not_possible():
    table = ht.play("station, station", seed=3)
    session = table.state
    while session.hand.actor != ME or session.hand.view(ME)["to_call"][ME] == 0:
        session.start_again()
    table.show(session)
    legal = session.hand.legal_actions()
    assert table.actions["call"].description == f"Call {legal.call_adds}"
    low, high = legal.raise_to
    assert table.actions["raise"].description == f"Raise to {low} ... {high}"
    assert table.actions["check"].description == "Check (not now)"
    table.why_not.value = True
    assert "nobody may check (rule N3)" in table.lists.value
    assert "You pay" in table.news.value


def test_a_sentence_reads_the_picture_of_the_pots():
    table = ht.play("station, station", seed=3)
    label = re.search(r'aria-label="(main pot of [^"]*)"', table.page.value)
    assert f"<p>Who may win what: {label[1]}. In the picture" in table.page.value


@pytest.mark.parametrize(
    ("amount", "why"),
    [
        ("3", "the lowest total to raise to is"),
        ("x", "is not a whole number of chips"),
        ("9" * 5000, "is not a whole number of chips"),
    ],
)
def test_a_wrong_amount_is_one_line_and_changes_nothing(amount, why):
    table = ht.play("station", seed=7)
    before = table.value, table.state.turn
    table.amount.value = amount
    table.actions["raise"].click()
    assert why in table.note
    assert "What was there stays: the hand as it is" in table.note
    assert (table.value, table.state.turn) == before


def test_what_was_opened_stays_open_through_actions_and_hands():
    table = ht.play("station", seed=7)
    assert table.lists.value == ""
    table.told.value = True
    table.amount.value = "6"
    table.why_not.value = True
    assert table.amount.value == "6"
    for press in ("call", "check", "fold"):
        table.actions[press].click()
        assert "What has happened" in table.lists.value
    assert table.state.hand.is_over
    assert "What is not possible" not in table.lists.value
    table.next_hand.click()
    assert "What has happened" in table.lists.value
    assert "What is not possible now, and why" in table.lists.value
    table.told.value = False
    assert "What has happened" not in table.lists.value


@pytest.fixture
def held(monkeypatch):
    """Opponents who do not act while this is cleared."""
    hold, play = threading.Event(), Session.others_play
    hold.set()

    def others_play(session):
        hold.wait(10)
        play(session)

    monkeypatch.setattr(Session, "others_play", others_play)
    return hold


async def at_my_turn(players):
    table = ht.play(players, seed=7)
    await random_user.until_idle()
    assert "Your turn: " in table.news.value
    return table


def test_in_a_notebook_the_others_play_beside_the_page(held):
    async def use():
        table = await at_my_turn("station")
        turns = table.state.turn
        held.clear()
        table.actions["raise"].click()
        assert "The others play" in table.news.value
        for press in (table.actions["fold"], table.back, table.odds):
            press.click()
            assert "The others are still at work; wait for your turn" in table.note
        table.read.value = "1: AA"
        assert "still at work" in table.note
        held.set()
        await random_user.until_idle()
        assert table.note == ""
        assert "Your turn: " in table.news.value
        assert table.state.turn > turns
        assert table.state.reads == []

    asyncio.run(use())


def test_who_acts_before_the_person_does_so_beside_the_page(held):
    async def use():
        held.clear()
        table = ht.play("station, station, station", seed=7)
        assert "The others play" in table.news.value
        assert table.state.hand.actor != ME
        held.set()
        await random_user.until_idle()
        assert "Your turn: " in table.news.value

    asyncio.run(use())


def test_a_refusal_that_comes_later_leaves_what_was_said(held):
    async def use():
        table = await at_my_turn("station")
        said = table.news.value
        table.amount.value = "1"
        table.actions["raise"].click()
        await random_user.until_idle()
        assert "What was there stays: the hand as it is" in table.note
        assert table.news.value == said

    asyncio.run(use())


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_use_in_a_notebook_loses_no_chips_and_says_what_is_refused(
    game, players
):
    async def use():
        random = Random(3)
        table = ht.play(players, game=game, seed=3)
        for _ in range(40):
            random_user.act(table, random)
            assert "Something went wrong" not in table.note
            if random.random() < 0.6:
                await random_user.until_idle()
        await random_user.until_idle()
        pot = 0 if table.state.hand.is_over else table.state.hand.pot
        chips = sum(table.value) + pot
        assert chips == usual_stack(table.state.rules) * len(table.value)

    asyncio.run(use())


def test_that_something_is_compiled_is_said(held, monkeypatch):
    async def use(is_prepared):
        monkeypatch.setattr(play_table, "is_prepared", lambda: is_prepared)
        table = await at_my_turn("hard")
        held.clear()
        table.actions["raise"].click()
        said = table.news.value
        held.set()
        await random_user.until_idle()
        return said

    assert "being compiled for the first time" in asyncio.run(use(False))
    assert "compiled" not in asyncio.run(use(True))


def test_odds_help_comes_on_request():
    table = ht.play("station", seed=7)
    assert "of any kind" not in table.page.value
    table.odds.click()
    assert "Against one hand of any kind, your cards win about" in table.page.value
    table.actions["fold"].click()
    assert "of any kind" not in table.page.value
    table.odds.click()
    assert "Odds help is there when it is your turn to bet" in table.note


@pytest.mark.parametrize(
    ("rules", "share"),
    [
        (FreezeoutRules(), 100),
        (FreezeoutRules(min_hole_cards=0), 50),
        (FreezeoutRules(ranking="standard", min_hole_cards=0), 50),
    ],
)
def test_odds_help_reads_hands_as_the_rules_do(rules, share):
    """A royal flush on the board is no hand in the freezeout, but nine to king is."""
    hand = Hand(rules, [1000, 1000], holes=["9s 3d", None], board="As Ks Qs Js Ts")
    while hand.actor != ME or hand.round < 4:
        hand.act(Spot(hand.view(hand.actor)).call())
    assert f"your cards win about {share} % of" in odds_text(hand.view(ME))


def test_odds_help_agrees_with_equity():
    hand = Hand(NoLimitRules(), [200, 200], holes=["Ad Qc", None], board="3h 4c Jh")
    while hand.actor != ME or hand.round < 2:
        hand.act(Spot(hand.view(hand.actor)).call())
    exact = ht.equity(["AdQc", "random"], "3h 4c Jh").equity[0]
    assert share_of(Spot(hand.view(ME))) == pytest.approx(exact, abs=0.03)


def test_the_price_of_a_straddle_counts_what_the_blind_owes():
    view = Hand(FreezeoutRules(), [1000, 1000], button=1, seed=1).view(ME)
    assert view["pot"] == 2 + 2 + 5
    said = price_text(view)
    assert said.startswith("You pay 10 to win 14, counting what the blind has still")
    assert "staying in needs 42 % of the pot" in said


def test_reads_are_logged_and_compared_afterwards():
    table = ht.play("station", seed=7)
    for text in ("1: 100%", "1: 72o"):
        table.read.value = text
        assert table.note == ""
    assert "seat 1 (station): 72o" in table.page.value
    assert "which is" not in table.page.value
    table.actions["fold"].click()
    held = " ".join(table.state.hand.view(1)["hole"])
    assert f"100.0% of all hands. It held {held}, which is among" in table.page.value
    assert "which is not among them" in table.page.value
    table.read.value = "1: AA"
    assert "a read is made before that" in table.note


@pytest.mark.parametrize(
    "text", ["2: AA", "0: AA", "AA", "1: XX", "1:", "9" * 5000 + ": AA"]
)
def test_a_read_that_is_none_is_refused(text):
    table = ht.play("station", seed=7)
    table.read.value = text
    assert 'role="alert"' in table.note
    assert "integer string" not in table.note
    assert table.state.reads == []


def test_no_read_of_a_seat_that_is_out_of_chips():
    table = ht.play("maniac, maniac, station", stack=4, seed=1)
    while all(table.value[1:]):
        if table.state.hand.is_over:
            button = table.again if not table.value[ME] else table.next_hand
            button.click()
        else:
            table.actions["fold"].click()
    table.next_hand.click()
    seat = table.state.hand.contributions.index(0, 1)
    table.read.value = f"{seat}: AA"
    assert f"Seat {seat} is out of chips" in table.note
    table.actions["fold"].click()
    assert table.note == ""


def test_reasons_come_after_the_hand_and_not_before():
    table = ht.play("station", seed=7)
    while not table.state.hand.is_over:
        assert "Why the others" not in table.page.value
        can_check = table.state.hand.legal_actions().can_check
        table.actions["check" if can_check else "call"].click()
    assert "it calls whatever it costs" in table.page.value


def test_one_looks_back_turn_by_turn_and_plays_on():
    table = ht.play("station", seed=7)
    while table.state.hand.round < 2:
        can_check = table.state.hand.legal_actions().can_check
        table.actions["check" if can_check else "call"].click()
    turns = table.state.turn
    for turn in reversed(range(turns)):
        table.back.click()
        assert f"You look at turn {turn} of {turns}" in table.news.value
    assert "none yet" in table.page.value
    table.back.click()
    assert "There is no earlier turn" in table.note
    table.actions["fold"].click()
    assert "step forward to the last turn first" in table.note
    for _ in range(turns):
        table.forward.click()
    assert "Your turn" in table.news.value
    table.forward.click()
    assert "This is the last turn so far" in table.note


def at_showdown():
    session = Session(FreezeoutRules(), ["station"], 1000, seed=5)
    while not session.hand.legal_actions().can_announce:
        session.act(Spot(session.hand.view(ME)).call())
    return session


def test_a_claim_is_told_what_it_was_worth():
    session = at_showdown()
    _, cards, category = claim(Spot(session.hand.view(ME)))
    session.act(["announce", cards, category])
    assert session.claim.startswith(f"You announced {ht.describe(cards)}")
    assert session.claim.endswith("That was your best hand.")


def test_a_claim_may_be_refused_once_and_is_void_the_second_time():
    session = at_showdown()
    _, cards, _ = claim(Spot(session.hand.view(ME)))
    with pytest.raises(ValueError, match=r"The dealer refuses: .* once more"):
        session.act(["announce", cards, "royalty"])
    session.act(["announce", cards, "royalty"])
    assert session.claim.startswith("Your claim is void: these five cards are")


def test_who_has_no_chips_is_told_to_begin_again():
    table = ht.play("station", stack=2, seed=1)
    for _ in range(50):
        if not table.value[ME]:
            break
        if table.state.table.is_over:
            table.again.click()
        while not table.state.hand.is_over:
            do(table, Spot(table.state.hand.view(ME)).call())
        if table.value[ME] and not table.state.table.is_over:
            table.next_hand.click()
    assert table.value[ME] == 0
    table.next_hand.click()
    assert "You have no chips left" in table.note
    table.again.click()
    assert sum(table.value) + table.state.hand.pot == 4


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"players": "nobody"}, "player: 'nobody' given"),
        ({"players": ""}, "players: 0 given, expected 1 to 8"),
        ({"players": ["easy"] * 9}, "players: 9 given"),
        ({"game": "snap"}, "game: 'snap' given"),
        ({"stack": 0}, "stack: 0 given"),
        ({"stack": True}, "stack: True given"),
    ],
)
def test_wrong_arguments_are_said(arguments, why):
    with pytest.raises(ValueError, match=re.escape(why)):
        ht.play(**arguments)


def test_the_same_seed_gives_the_same_table():
    first, second = (ht.play("easy, maniac", seed=11) for _ in range(2))
    assert first.page.value == second.page.value
    assert ht.play("easy, maniac", seed=12).page.value != first.page.value


def test_rules_of_ones_own_are_played():
    table = ht.play("station", game=NoLimitRules(5, 10, ante=1), seed=1)
    assert sum(table.value) + table.state.hand.pot == 2000


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_page_is_well_formed(game, players):
    table = ht.play(players, game=game, seed=4)
    assert isinstance(table, widgets.VBox)
    ElementTree.fromstring(table.page.value)
    assert table.text().startswith("Betting table against")

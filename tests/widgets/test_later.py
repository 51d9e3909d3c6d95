"""Work beside the page: the newest is shown, and nothing older."""

import asyncio
import threading

from holdem_teach.widgets.later import Later


def test_without_a_loop_it_is_done_at_once():
    shown = []
    Later().run(lambda: 42, shown.append)
    assert shown == [42]


def test_beside_a_loop_work_is_on_another_thread_and_shown_on_this_one():
    async def ask():
        shown = []
        await Later().run(
            threading.get_ident,
            lambda found: shown.append((found, threading.get_ident())),
        )
        return shown

    [(worked, showed)] = asyncio.run(ask())
    assert worked != showed == threading.get_ident()


def test_only_the_newest_is_shown_and_the_overtaken_never_start():
    async def ask():
        later, hold, started, shown = Later(), threading.Event(), [], []

        def work(name):
            started.append(name)
            hold.wait(5)
            return name

        tasks = [
            later.run(lambda name=name: work(name), shown.append)
            for name in ("first", "second", "third")
        ]
        await asyncio.sleep(0.05)
        hold.set()
        await asyncio.gather(*tasks)
        return started, shown

    started, shown = asyncio.run(ask())
    assert shown == ["third"]
    assert "second" not in started


def test_what_is_dropped_is_not_shown():
    async def ask():
        later, shown = Later(), []
        task = later.run(lambda: 1, shown.append)
        later.drop()
        await task
        return shown

    assert asyncio.run(ask()) == []

"""Threads, interrupts, progress, memory."""

import _thread
import os
import random
import signal
import subprocess
import sys
import threading
import time

import numpy
import pyarrow
import pytest

import clew


def kill_soon(worked=0.2):
    """Interrupts this process when it has computed for so many seconds; the list gets the moment."""
    moment = []
    begin = time.process_time()

    def kick():
        while time.process_time() - begin < worked:
            threading.Event().wait(0.01)
        moment.append(time.perf_counter())
        if sys.platform == "win32":  # there os.kill ends a program
            _thread.interrupt_main()
        else:
            os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=kick).start()
    return moment


@pytest.mark.parametrize("work", [
    lambda lines: clew.rate(lines),
    lambda lines: clew.explain(lines),
    lambda lines: [clew.solve(pyarrow.array(lines * 20)) for _ in range(1000)],
    lambda lines: clew.Puzzle("." * 81).count(),
    lambda lines: clew.generate("25x25", count=1000),
    lambda lines: list(iter_stream(lines)),
], ids=["rate", "explain", "solve", "count", "generate", "stream"])
def test_interrupt(work, classic):
    lines = classic * 200
    moment = kill_soon()
    with pytest.raises(KeyboardInterrupt):
        work(lines)
    # The docs state the bound; this test only checks that the call does not run to its end.
    assert time.perf_counter() - moment[0] < 5
    assert clew.solve(classic[:1])["status"] == ["unique"]  # and all is well


class Exporter:
    """An Arrow stream of nobody's library."""

    def __init__(self, table):
        self.table = table

    def __arrow_c_stream__(self, requested_schema=None):
        return self.table.__arrow_c_stream__(requested_schema)


def iter_stream(lines):
    answers = clew.rate(Exporter(pyarrow.table({"puzzle": lines})))
    assert isinstance(answers, clew.Answers)
    return answers


def test_threads_give_the_same(classic):
    one = list(clew.rate(classic[:60], threads=1))
    for threads in (2, 3, 7):
        assert list(clew.rate(classic[:60], threads=threads)) == one


def test_calls_from_several_threads(classic):
    lines = classic[:50]
    wanted, results = list(clew.solve(lines)), [None] * 6

    def work(i):
        results[i] = list(clew.solve(lines, threads=2)) if i % 2 else list(clew.solve(pyarrow.array(lines)).to_pylist())

    threads = [threading.Thread(target=work, args=(i,)) for i in range(6)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert results == [wanted] * 6


def test_the_lock_is_released(classic):
    """While a bulk function works, Python goes on."""
    done, ticks = threading.Event(), 0
    worker = threading.Thread(target=lambda: (clew.rate(classic[:40], threads=1), done.set()))
    worker.start()
    while not done.wait(0.001):
        ticks += 1
    worker.join()
    assert ticks > 5


def test_progress(classic):
    told = []
    clew.solve(classic, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (len(classic), len(classic)) and told == sorted(told)

    def fail(done, total):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        clew.rate(classic * 50, progress=fail)


def test_timeout_says_so():
    hard = "." * 81
    assert clew.count([hard], timeout=0.05)[0]["exact"] is False


@pytest.mark.parametrize("kind", ["arrow", "digits", "stream", "list"])
def test_memory_is_flat(kind):
    """In a process of its own: CLEW_PYTHON_ROWS rows in rounds, and no more memory after the first."""
    rows = int(os.environ.get("CLEW_PYTHON_ROWS", "600000"))
    subprocess.run([sys.executable, os.path.join(os.path.dirname(__file__), "steady.py"), kind, str(rows)], check=True, timeout=3000)


DAEMONS = """
import threading, clew
puzzle = {puzzle!r}
begun = threading.Semaphore(0)
def work():
    while True:
        begun.release()
        {call}
for _ in range(4):
    threading.Thread(target=work, daemon=True).start()
for _ in range({calls}):
    begun.acquire()
"""


@pytest.mark.parametrize("calls", [4, 40])
@pytest.mark.parametrize("call", [
    "clew.solve(puzzle)",
    "clew.solve([puzzle] * 5000)",
    "clew.rate([puzzle] * 50, progress=lambda *_: None)",
    "clew.call('count', {'puzzle': '.' * 81, 'timeout': 0.05})",
    "list(clew.Puzzle(puzzle).explain().steps)",
], ids=["one", "many", "progress", "long", "explain"])
def test_the_end_while_daemons_call(call, calls, classic):
    code = DAEMONS.format(puzzle=classic[0], call=call, calls=calls)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_calls_while_the_interpreter_ends(classic):
    """Functions registered before the import run after those of the import."""
    code = f"""
import atexit
atexit.register(lambda: print(clew.solve({classic[0]!r}).count))
import clew
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "1\n", "")


def test_results_keep_their_memory(seed):
    """Memory goes from results that are gone to new ones, in all threads, and to no one else."""
    pool = clew.to_array([p.givens for p in clew.generate(count=200, seed=seed % 1000)])
    wrong, ended = [], []

    def work(own):
        random_, kept = random.Random(seed + own), []
        for _ in range(12):
            which = numpy.array(random_.choices(range(200), k=random_.choice([900, 5_000, 20_000, 60_000])))
            table = clew.solve(pool[which], threads=1)
            grids = table.to_numpy()["solution"] if random_.random() < 0.5 else None
            kept.append((which, table, grids))
            if len(kept) > 3:
                del kept[random_.randrange(3)]
            for which, table, grids in kept:
                if not (clew.to_array(table["solution"]) == solved[which]).all():
                    wrong.append("table")
                if grids is not None and not (grids == solved[which]).all():
                    wrong.append("array")
        ended.append(own)

    solved = clew.solve(pool, threads=1).to_numpy()["solution"].copy()
    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(ended) == 4 and not wrong, seed


@pytest.mark.skipif(sys.platform != "linux", reason="memory is kept on Linux alone")
def test_memory_of_large_results_is_used_again():
    import resource

    digits = clew.to_array([p.givens for p in clew.generate(count=100, seed=3)] * 2_000)

    def faults():
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        clew.solve(digits, threads=1)
        return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before

    least = min(faults() for _ in range(5))
    pages = digits.nbytes // resource.getpagesize()
    assert least < pages / 4

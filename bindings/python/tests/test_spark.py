"""A standalone cluster on this machine: a master and two workers, each a process of its own."""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pyspark
import pytest

import clew
from clew import spark as cluster_verbs

BIN = Path(pyspark.__file__).parent / "bin" / "spark-class"


class Process:
    """A daemon of Spark's: its own process, ended by its own id."""

    def __init__(self, log, *words):
        self.log = log
        self.process = subprocess.Popen([str(BIN), *words], stdout=open(log, "w"), stderr=subprocess.STDOUT,
                                        env={**os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"},
                                        cwd=log.parent, start_new_session=True)

    def wait_for(self, pattern, seconds=300):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if found := re.search(pattern, self.log.read_text()):
                return found
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0.2)
            assert self.process.poll() is None, self.log.read_text()
        raise AssertionError(f"{pattern} did not come: {self.log.read_text()}")

    def kill(self):
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


def children_of(process):
    told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True).stdout
    return [int(child) for child in told.split()]


class Cluster:
    def __init__(self, folder):
        self.folder, self.workers = folder, []
        self.master = Process(folder / "master.log", "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1",
                              "--port", "0", "--webui-port", "0")
        self.url = self.master.wait_for(r"spark://127\.0\.0\.1:\d+")[0]

    def add_worker(self):
        n = len(self.workers)
        worker = Process(self.folder / f"worker{n}.log", "org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1",
                         "--webui-port", "0", "--cores", "1", "--memory", "1g", "--work-dir", str(self.folder / f"work{n}"), self.url)
        self.workers.append(worker)
        worker.wait_for("Successfully registered with master")

    def close(self):
        for process in self.workers + [self.master]:
            process.kill()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    cluster = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        cluster.add_worker()
        cluster.add_worker()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture(scope="module")
def spark(cluster):
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (pyspark.sql.SparkSession.builder.master(cluster.url).appName("clew")
               .config("spark.driver.host", "127.0.0.1").config("spark.driver.bindAddress", "127.0.0.1")
               .config("spark.executor.memory", "512m").config("spark.ui.enabled", "false")
               .config("spark.sql.shuffle.partitions", "4").config("spark.network.timeout", "60s")
               .getOrCreate())
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def frame(spark, classic):
    rows = [(i, p) for i, p in enumerate(classic[:120])] + [(900, "broken"), (901, None)]
    return spark.createDataFrame(rows, "id int, puzzle string")


def by_id(df):
    return sorted((row.asDict(recursive=True) for row in df.collect()), key=lambda row: row["id"])


@pytest.mark.parametrize("verb", ["solve", "rate", "canon", "explain", "check"])
def test_columns_are_the_same_for_any_partitions(frame, verb):
    transform = getattr(cluster_verbs, verb)("puzzle")
    wanted = by_id(frame.repartition(1).transform(transform))
    assert by_id(frame.repartition(7).transform(transform)) == wanted
    local = list(getattr(clew, verb)([row["puzzle"] for row in wanted]))
    assert [{name: row[name] for name in local[0]} for row in wanted] == local


def test_columns_of_that_name_stay(spark):
    df = spark.createDataFrame([("x" * 5, 1)], "puzzle string, status int")
    assert df.transform(cluster_verbs.solve()).columns == [
        "puzzle", "status", "solve_status", "solutions", "solution", "error"]


def test_distinct(spark, classic, seed):
    random_ = random.Random(seed)
    rows = []
    for puzzle in classic[:20]:
        swap = dict(zip("123456789", random_.sample("123456789", 9)))
        rows += [(puzzle,), ("".join(swap.get(c, c) for c in puzzle),), (puzzle[::-1],)]
    rows.append(("broken",))
    # not equivalent: another layout
    rows.append((clew.Puzzle(classic[0], "x-9x9").convert("text"),))
    df = spark.createDataFrame(rows, "puzzle string")
    one = sorted(r.puzzle for r in cluster_verbs.distinct(df.repartition(1)).collect())
    many = sorted(r.puzzle for r in cluster_verbs.distinct(df.repartition(9)).collect())
    assert one == many and len(one) == 21


def test_generate_as_the_command_line(spark):
    for block, options in ((16, {}), (40, {"level": "hard"})):
        wanted = [p.givens for p in clew.generate(count=50, seed=11, **options)]
        made = cluster_verbs.generate(spark, 50, seed=11, block=block, **options).orderBy("attempt").collect()
        assert [row.puzzle for row in made] == wanted
    assert cluster_verbs.generate(spark, 50, seed=11, block=16, attempts=20).count() == 20
    with pytest.raises(TypeError, match="timeout"):
        cluster_verbs.generate(spark, 50, seed=11, timeout=3)


def test_parts_of_clues(spark):
    grids = ["123456456123231564564231312645645312", "645312312645564231231564456123123456"]
    df = spark.createDataFrame([(grid,) for grid in grids], "puzzle string")
    rows = cluster_verbs.clues_in_parts(df, 3, clues=9).collect()
    assert sorted((row.grid, row.part) for row in rows) == sorted((grid, part) for grid in grids for part in (1, 2, 3))
    merged = {row["grid"]: row for row in clew.merge(row.asDict(True) for row in rows)}
    for whole in clew.clues(grids, clues=9):
        assert sorted(merged[whole["grid"]]["puzzles"]) == sorted(whole["puzzles"])


def test_parts_of_a_count(spark):
    rows = cluster_verbs.grids_in_parts(spark, "8x8", 5).collect()
    assert sorted(row.part for row in rows) == [1, 2, 3, 4, 5]
    [whole] = clew.merge(row.asDict() for row in rows)
    assert whole["grids"] == clew.grids("8x8", essentially_different=False)["grids"] == "29136487207403520"
    with pytest.raises(clew.ClewError, match="no parts"):
        cluster_verbs.grids_in_parts(spark, "9x9", 5)


def test_the_data_set_of_the_examples(spark, tmp_path):
    import importlib.util

    path = Path(__file__).resolve().parents[3] / "examples/dataset/dataset.py"
    spec = importlib.util.spec_from_file_location("dataset", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    example.dataset(spark, 40, seed=3, level="hard").write.parquet(str(tmp_path / "puzzles"))
    rows = spark.read.parquet(str(tmp_path / "puzzles")).collect()
    made = {p.givens: p for p in clew.generate(count=40, seed=3, level="hard")}
    assert {row.question for row in rows} == set(made)  # forty that are not equivalent
    for row in rows:
        assert row.answer == made[row.question].solution and row.level == "hard"
        assert row.rating == clew.Puzzle(row.question).rate().er
        assert len(row.techniques) == len(row.reasons) > 0 and all(row.reasons)


def test_sql(spark, frame):
    cluster_verbs.register(spark)
    frame.createOrReplaceTempView("puzzles")
    rows = spark.sql("select id, clew_rate(puzzle).er as er, clew_solve(puzzle).solution as s from puzzles").collect()
    puzzles = {row.id: row.puzzle for row in frame.collect()}
    wanted = clew.rate([puzzles[row.id] for row in rows])
    assert [row.er for row in rows] == wanted["er"]


def test_a_killed_worker_loses_and_doubles_nothing(cluster, spark, classic):
    """In mid-job one of the two workers is killed, and its executor with it. CLEW_SPARK_ROWS rates so many."""
    rows = [(i, classic[i % len(classic)]) for i in range(int(os.environ.get("CLEW_SPARK_ROWS", "600")))]
    df = spark.createDataFrame(rows, "id int, puzzle string").repartition(24)
    wanted = clew.rate([p for _, p in rows])["er"]
    answers = []
    job = threading.Thread(target=lambda: answers.extend(by_id(df.transform(cluster_verbs.rate()).select("id", "er"))))
    job.start()
    tracker = spark.sparkContext.statusTracker()
    done = 0
    end = time.monotonic() + 300
    while done < 3 and job.is_alive() and time.monotonic() < end:
        stages = [tracker.getStageInfo(s) for s in tracker.getActiveStageIds()]
        done = max([s.numCompletedTasks for s in stages if s and s.numTasks == 24] or [0])
        job.join(0.01)
    assert job.is_alive(), "the job was over before a worker could be killed"
    children = children_of(cluster.workers[0].process.pid)
    assert children, "the worker has no executor"
    cluster.workers[0].kill()
    for child in children:
        os.kill(child, signal.SIGKILL)
    job.join(300)
    assert not job.is_alive()
    assert [row["id"] for row in answers] == list(range(len(rows)))
    assert [row["er"] for row in answers] == wanted

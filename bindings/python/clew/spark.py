"""Verbs over a Spark cluster: columns, SQL functions, distinct puzzles, new ones.

::

    from clew.spark import rate, distinct, generate, register
    df.transform(rate("puzzle", timeout=10))    # the verb's columns beside those there are
    distinct(df, "puzzle")                      # one of each class of equivalent puzzles
    generate(spark, count=1_000_000, level="hard", seed=7)
    register(spark)
    spark.sql("select clew_rate(puzzle).er from puzzles")

All are deterministic, ``timeout`` aside: the same rows for any partitioning, and when a task is run
again. A task works on one thread; its batches are Arrow's, of
``spark.sql.execution.arrow.maxRecordsPerBatch`` rows. Executors need this package and pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyarrow
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from . import arrow
from ._bulk import FUNCTIONS, stream_of
from ._engine import call
from ._types import VERBS

Transform = Callable[[DataFrame], DataFrame]


def _signed(kind: pyarrow.DataType) -> pyarrow.DataType:
    """Spark has no unsigned numbers."""
    if pyarrow.types.is_uint64(kind):
        return pyarrow.int64()
    if pyarrow.types.is_uint8(kind):
        return pyarrow.int16()
    if pyarrow.types.is_list(kind):
        return pyarrow.list_(_signed(kind.value_type))
    if pyarrow.types.is_struct(kind):
        return pyarrow.struct([(field.name, _signed(field.type)) for field in kind])
    return kind


def _schema(verb: str, options: dict[str, Any]) -> pyarrow.Schema:
    """The Spark types of the answers. A wrong option raises here, not in a task."""
    told = pyarrow.table(FUNCTIONS[verb]([], **options)).schema
    return pyarrow.schema([(field.name, _signed(field.type)) for field in told])


def _fields(schema: pyarrow.Schema) -> list[Any]:
    return list(from_arrow_schema(schema).fields)


def _columns(verb: str) -> Callable[..., Transform]:
    def function(column: str = "puzzle", **options: Any) -> Transform:
        told = _schema(verb, options)

        def work(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
            stream = stream_of(verb, options, threads=1)
            for batch in batches:
                answers = arrow.answers(stream, batch, column).cast(told)
                yield from arrow.beside(pyarrow.Table.from_batches([batch]), answers, verb).to_batches()

        def transform(df: DataFrame) -> DataFrame:
            own = [field.with_name(f"{verb}_{field.name}" if field.name in df.columns else field.name) for field in told]
            return df.mapInArrow(work, StructType(df.schema.fields + _fields(pyarrow.schema(own))))

        return transform

    function.__name__ = function.__qualname__ = verb
    function.__doc__ = f"Adds to a frame, beside its own columns, those of :func:`clew.{verb}`. {FUNCTIONS[verb].__doc__}"
    return function


backdoors, candidates, canon, check, clues, convert, count, explain, hint, rate, solve = map(_columns, VERBS)


def clues_in_parts(df: DataFrame, parts: int, column: str = "puzzle", **options: Any) -> DataFrame:
    """The answers of :func:`clew.clues`, a row for each part of each grid's work, each part a task's.
    ``clew.merge(row.asDict(True) for row in frame.collect())`` puts them together and says which part
    is missing or comes twice. Grids that come twice are done once."""
    told = _schema("clues", {**options, "part": 1, "parts": parts})

    def work(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        for batch in batches:
            for puzzle, part in zip(batch.column(0), batch.column(1).to_pylist()):
                stream = stream_of("clues", {**options, "part": part, "parts": parts}, threads=1)
                yield from arrow.answers(stream, pyarrow.array([puzzle.as_py()]), None).cast(told).to_batches()

    grids = df.select(F.col(column).alias("puzzle")).where(F.col(column).isNotNull()).distinct()
    jobs = grids.crossJoin(df.sparkSession.range(1, parts + 1).withColumnRenamed("id", "part"))
    tasks = max(1, min(parts * grids.count(), 32 * df.sparkSession.sparkContext.defaultParallelism))
    return jobs.repartition(tasks, "puzzle", "part").mapInArrow(work, from_arrow_schema(told))


COUNTED = pyarrow.schema([("layout", pyarrow.string()), ("part", pyarrow.int64()), ("parts", pyarrow.int64()),
                          ("grids", pyarrow.string()), ("seconds", pyarrow.float64()), ("method", pyarrow.string())])


def grids_in_parts(spark: SparkSession, layout: str, parts: int, patience: float = 1e9) -> DataFrame:
    """A row for each part of a count of a layout's grids, each part a task's.
    ``clew.merge(row.asDict() for row in frame.collect())`` adds them up and says which part is missing
    or comes twice. A part that would take more seconds than ``patience`` has no number."""
    # a wrong option raises here
    call("grids", {"layout": layout, "part": 1, "parts": parts, "patience": 1e-9})

    def work(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        for batch in batches:
            for part in batch.column(0).to_pylist():
                counted = call("grids", {"layout": layout, "part": part, "parts": parts, "patience": patience})
                yield pyarrow.RecordBatch.from_pylist([{"part": 1, "parts": 1} | counted], schema=COUNTED)

    return spark.range(1, parts + 1, numPartitions=parts).mapInArrow(work, from_arrow_schema(COUNTED))


def distinct(df: DataFrame, column: str = "puzzle", **options: Any) -> DataFrame:
    """One row of each class of equivalent puzzles of a layout, with its ``canonical`` form: the row
    whose text comes first, and among equal texts the row whose other columns come first. Rows without a
    puzzle, and malformed ones, are dropped."""
    row = F.struct(*(F.col(name) for name in [column, *(name for name in df.columns if name != column)]))
    form, layout = (f"canon_{name}" if name in df.columns else name for name in ("canonical", "layout"))
    return (df.transform(canon(column, **options))
            .where(F.col(form).isNotNull())
            .groupBy(F.col(layout).alias("_layout"), F.col(form).alias("_form")).agg(F.min(row).alias("_row"))
            .select(*(F.col("_row")[name].alias(name) for name in df.columns), F.col("_form").alias(form)))


MADE = pyarrow.schema([("attempt", pyarrow.int64())]
                      + [(name, pyarrow.string()) for name in ("puzzle", "layout", "solution", "level")]
                      + [(name, pyarrow.float64()) for name in ("er", "ep", "ed")])


def generate(spark: SparkSession, count: int, *, seed: int, block: int = 256,
             attempts: int | None = None, **options: Any) -> DataFrame:
    """The first ``count`` puzzles of a seed, as the command line makes them, with the numbers of their
    attempts. Options are those of :func:`clew.generate`, without a timeout, which would give other
    puzzles each time. A task makes blocks of so many attempts; all end after ``attempts``.

    Works in rounds: attempts are made, and kept by Spark, until enough of them have led to a puzzle."""
    if "timeout" in options:
        raise TypeError("a timeout would give other puzzles each time: bound the attempts")
    if count < 1 or block < 1:
        raise ValueError("count and block are whole numbers from 1")
    asked = {name: value for name, value in options.items() if value is not None} | {"seed": seed}
    call("generate", asked | {"count": 1, "timeout": 1e-3})  # a wrong option raises here
    last = 2**63 - 1 if attempts is None else attempts

    def work(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        for batch in batches:
            for number in batch.column(0).to_pylist():
                first = number * block
                if first < last:
                    made = call("generate", asked | {"first": first, "attempts": min(block, last - first), "threads": 1})
                    yield pyarrow.RecordBatch.from_pylist(made["puzzles"], schema=MADE)

    cores = spark.sparkContext.defaultParallelism
    rounds: list[DataFrame] = []
    found = done = 0  # puzzles, blocks
    wanted = -(-count // block)
    while True:
        # Several tasks a core for slow attempts, and at most about ten thousand puzzles a task.
        tasks = min(wanted, max(8 * cores, wanted // 256))
        blocks = spark.range(done, done + wanted, numPartitions=tasks)
        rounds.append(blocks.mapInArrow(work, from_arrow_schema(MADE)).persist())
        here = rounds[-1].count()
        done += wanted
        found += here
        if found >= count or done * block >= last:
            break
        # Attempts for the missing puzzles, estimated from the rate so far; at most eight times
        # those made.
        missing = (count - found) * done / found if found else 8 * done
        wanted = max(1, min(int(missing * 1.1) + 1, 8 * done))
    frame = rounds[0]
    for made in rounds[1:]:
        frame = frame.unionAll(made)
    if found > count:
        beyond = rounds[-1].orderBy(F.col("attempt").desc()).limit(found - count).agg(F.min("attempt")).collect()[0][0]
        frame = frame.where(F.col("attempt") < beyond)
    return frame


def register(spark: SparkSession, **options: dict[str, Any]) -> None:
    """SQL functions clew_rate(puzzle), clew_solve(puzzle) and so on, each a record with the verb's
    columns; ``register(spark, rate={"timeout": 10})`` sets a verb's options. clew_clues is there when
    it has options."""
    from pyspark.sql.pandas.functions import ArrowUDFType, arrow_udf

    for verb in options:
        if verb not in VERBS:
            raise TypeError(f"there is no verb {verb} over columns")
    for verb in VERBS:
        if verb != "clues" or verb in options:
            own = options.get(verb, {})
            told = _schema(verb, own)
            record = arrow_udf(_record(verb, own, told), StructType(_fields(told)), ArrowUDFType.SCALAR)
            spark.udf.register(f"clew_{verb}", record)


def _record(verb: str, options: dict[str, Any], told: pyarrow.Schema) -> Callable[[pyarrow.Array], pyarrow.Array]:
    kept: list[Any] = []  # the engine, from one batch of a task to the next

    def function(puzzles: pyarrow.Array) -> pyarrow.Array:
        if not kept:
            kept.append(stream_of(verb, options, threads=1))
        answers = arrow.answers(kept[0], puzzles, None).cast(told).combine_chunks()
        return pyarrow.StructArray.from_arrays(
            [column.chunk(0) if column.num_chunks else pyarrow.array([], column.type) for column in answers.columns],
            fields=list(told))

    function.__annotations__ = {"puzzles": pyarrow.Array, "return": pyarrow.Array}
    return function

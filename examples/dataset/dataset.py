"""A data set of new puzzles, no two of them equivalent, each rated and explained, as Parquet.

    python dataset.py COUNT FOLDER [--level LEVEL] [--seed N] [--timeout SECONDS]
    spark-submit --master spark://HOST:7077 --archives env.tar.gz#env dataset.py 1000000 puzzles

On one machine it takes all cores. The same seed makes the same rows, wherever they are made. Needs the
Python package with its extra "spark", and Java.

Columns: question and answer (a symbol for each cell), rating (ER, with ep and ed), level, hardest (the
name of the hardest step), canonical, techniques (as the path takes them) and reasons (a sentence each).
"""

import argparse

from clew.spark import distinct, explain, generate, rate
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F


def dataset(spark: SparkSession, count: int, seed: int = 1, level: str | None = None, timeout: float | None = None) -> DataFrame:
    made = generate(spark, count, seed=seed, level=level).select("puzzle", "solution")
    told = (distinct(made)
            .transform(rate(timeout=timeout))
            .select("puzzle", "solution", "canonical", "er", "ep", "ed", "hardest")
            .transform(explain(timeout=timeout)))
    return told.select(
        F.col("puzzle").alias("question"), F.col("solution").alias("answer"), F.col("er").alias("rating"), "ep", "ed",
        "level", "hardest", "canonical",
        F.transform("steps", lambda step: step["technique"]).alias("techniques"),
        F.transform("steps", lambda step: step["text"]).alias("reasons"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("folder")
    parser.add_argument("--level", help="easy, intermediate, hard, very hard, diabolical or beyond logic")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, help="seconds for each puzzle and verb")
    asked = parser.parse_args()
    spark = SparkSession.builder.appName("clew-dataset").getOrCreate()
    dataset(spark, asked.count, asked.seed, asked.level, asked.timeout).write.mode("overwrite").parquet(asked.folder)
    print(f"{spark.read.parquet(asked.folder).count()} puzzles in {asked.folder}")


if __name__ == "__main__":
    main()

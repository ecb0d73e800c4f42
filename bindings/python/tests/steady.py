"""steady.py KIND ROWS: solves so many rows in rounds; resident memory must not grow from round to
round."""

import sys

import pyarrow

import clew

kind, rows = sys.argv[1], int(sys.argv[2])
ROUND = 50_000
puzzles = [p.givens for p in clew.generate(count=1000, seed=3)]
puzzles[7] = "broken"
lines = puzzles * (ROUND // 1000)
column = pyarrow.array(lines)
digits = clew.to_array([p if p != "broken" else puzzles[0] for p in lines])


def resident():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def one_round():
    if kind == "arrow":
        assert clew.solve(column).num_rows == ROUND
    elif kind == "digits":
        assert len(clew.solve(digits)) == ROUND
    elif kind == "list":
        assert len(clew.solve(lines)["status"]) == ROUND
        list(clew.explain(lines[:50]))
    else:
        schema = pyarrow.schema([("puzzle", pyarrow.string())])
        batches = (pyarrow.record_batch([column.slice(at, 5000)], schema=schema) for at in range(0, ROUND, 5000))
        assert sum(map(len, clew.solve(pyarrow.RecordBatchReader.from_batches(schema, batches)))) == ROUND


for _ in range(4):
    one_round()
before = resident()
for _ in range(max(4, rows // ROUND - 4)):
    one_round()
grown = resident() - before
print(f"{kind}: {rows} rows, {before} kB, then {grown:+} kB")
sys.exit(grown > 24_000)

# The cells of tour.ipynb; execute.py runs them and writes it.

# %% ## One puzzle
# A notebook draws a puzzle with the candidates that are left.
import clew

puzzle = clew.generate(level="very hard", seed=12)[0]
puzzle

# %% Its one solution, and how hard it is on several scales.
print(puzzle.solve())
print(puzzle.rate())

# %% ## The path
# Each step is data. The step with the most facts, on the grid before it: its reasons, and its eliminations in
# red.
path = puzzle.explain()
max(path.steps, key=lambda step: len(step.text))

# %% ## Other layouts
clew.generate("6x6", seed=3)[0]

# %% ## Many
# A column in, columns out: here from a list into pyarrow, then pandas.
import pyarrow

puzzles = [made.givens for made in clew.generate(count=1000, seed=4)]
ratings = pyarrow.table(clew.rate(puzzles)).to_pandas()
ratings.groupby("level", sort=False)["er"].agg(["count", "min", "median", "max"])

# %% Equivalent puzzles have one canonical form: a thousand puzzles, and the same turned
# by half, make a thousand forms.
len(set(clew.canon(puzzles + [line[::-1] for line in puzzles])["canonical"]))

# %% ## Puzzles with few clues
# The least number of clues that a puzzle with this grid has.
grid = "123456456123231564564231312645645312"
print(clew.Puzzle(grid).clues(least=True))

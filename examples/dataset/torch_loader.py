"""Puzzles and solutions as batches of PyTorch: new puzzles without end, a different part in each worker.

    python torch_loader.py [--batch N] [--batches N] [--workers N] [--level LEVEL]

Each item is a tensor of digits and its solution, uint8 (cells,), 0 = blank. The same seed gives the same puzzles.
"""

import argparse
from collections.abc import Iterator

import clew
import torch
from torch.utils.data import DataLoader, IterableDataset, get_worker_info


class Puzzles(IterableDataset):
    """New puzzles of a layout and a level. Attempts of one seed are dealt out to the workers, so that none is made twice."""

    def __init__(self, layout: str = "9x9", level: str | None = None, seed: int = 1, attempts: int = 256):
        super().__init__()
        self.layout, self.level, self.seed, self.attempts = layout, level, seed, attempts

    def __iter__(self) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
        worker = get_worker_info()
        number, workers = (worker.id, worker.num_workers) if worker else (0, 1)
        while True:
            made = clew.generate(self.layout, level=self.level, seed=self.seed, first=number * self.attempts,
                                 attempts=self.attempts)
            number += workers
            if not made:
                continue
            questions = clew.to_array([p.givens for p in made], layout=self.layout)
            answers = clew.to_array([p.solution for p in made], layout=self.layout)
            yield from zip(torch.from_numpy(questions), torch.from_numpy(answers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--batches", type=int, default=3)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--layout", default="9x9")
    parser.add_argument("--level")
    asked = parser.parse_args()
    loader = DataLoader(Puzzles(asked.layout, asked.level), batch_size=asked.batch, num_workers=asked.workers)
    for number, (questions, answers) in zip(range(asked.batches), loader):
        agree = bool(((questions == 0) | (questions == answers)).all())
        print(f"batch {number}: {tuple(questions.shape)}, {int((questions > 0).sum())} givens, solutions agree: {agree}")


if __name__ == "__main__":
    main()

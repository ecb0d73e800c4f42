#!/usr/bin/env python3
"""Trains the network that reads a cell, from digits drawn in Debian's fonts, and writes its 8-bit weights.

    train.py --fonts FOLDER --out weights.bin --log training.log [--samples N] [--epochs N] [--seed N] [--pool FOLDER]

FOLDER holds Debian packages unpacked, a folder a package (`fonts.txt` beside this file lists them). Needs Debian's
python3-numpy, python3-pil and python3-torch. Every seed gives the same samples and the same weights on one machine.
"""
import argparse
import os
import pickle
import sys

import numpy as np
import torch
from torch import nn

import fonts as font_files
import render

WIDTHS = (16, 32, 48, 48)
BATCH = 128
SHARD = 4000  # samples rendered at a time


def network():
    a, b, c, d = WIDTHS
    return nn.Sequential(
        nn.Conv2d(1, a, 5, 2, 2), nn.BatchNorm2d(a), nn.ReLU(),
        nn.Conv2d(a, b, 3, 1, 1), nn.BatchNorm2d(b), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(b, c, 3, 2, 1), nn.BatchNorm2d(c), nn.ReLU(), nn.Flatten(), nn.Dropout(0.15),
        nn.Linear(c * 16, d), nn.BatchNorm1d(d), nn.ReLU(), nn.Linear(d, render.CLASSES + 1))


def folded(net):
    """Weights and biases of each layer, with the batch norm that follows multiplied in."""
    layers = []
    for part in net:
        if isinstance(part, (nn.Conv2d, nn.Linear)):
            layers.append([part.weight.detach().numpy().copy(), part.bias.detach().numpy().copy()])
        elif isinstance(part, (nn.BatchNorm2d, nn.BatchNorm1d)):
            scale = (part.weight / torch.sqrt(part.running_var + part.eps)).detach().numpy()
            weights, bias = layers[-1]
            layers[-1] = [weights * scale.reshape(-1, *[1] * (weights.ndim - 1)),
                          (bias - part.running_mean.numpy()) * scale + part.bias.detach().numpy()]
    return layers


def write(path, layers, temperature):
    """The file: temperature (float32), then for each layer its shape (4 x uint32: outputs, inputs, height, width), a
    scale and a bias an output (float32), and its weights (int8). Little endian, without gaps."""
    with open(path, "wb") as file:
        file.write(np.float32(temperature).tobytes())
        for weights, bias in layers:
            scale = np.maximum(np.abs(weights).reshape(len(weights), -1).max(1), 1e-8) / 127
            rounded = np.round(weights / scale.reshape(-1, *[1] * (weights.ndim - 1))).astype(np.int8)
            file.write(np.array((weights.shape + (1, 1))[:4], "<u4").tobytes())
            file.write(scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + rounded.tobytes())


def masks():
    """Returns a row an alphabet: 0 for its classes, a large negative number for all others."""
    rows = torch.full((len(render.ALPHABETS), render.CLASSES), -1e4)
    for row, kinds in zip(rows, render.ALPHABETS.values()):
        row[kinds] = 0
    return rows


def pool(folder, name, seed, all_fonts, count):
    """Renders samples, a shard at a time, or reads the shards that an earlier run left in the folder."""
    parts = []
    for shard in range((count + SHARD - 1) // SHARD):
        path = folder and os.path.join(folder, f"{name}-{seed}-{shard}.npz")
        if path and os.path.exists(path):
            kept = np.load(path)
            parts.append([kept[k] for k in ("x", "y", "a", "h")])
            continue
        parts.append(render.make([seed, shard], all_fonts, min(SHARD, count - shard * SHARD)))
        if path:
            np.savez(path, **dict(zip("xyah", parts[-1])))
        print(name, "samples rendered:", (shard + 1) * SHARD, file=sys.stderr, flush=True)
    return [torch.from_numpy(np.concatenate(column)) for column in zip(*parts)]


def kept_fonts(folder, kept):
    """Loads the fonts, or what an earlier run kept of them: reading the files takes minutes."""
    path = kept and os.path.join(kept, "fonts.pickle")
    if path and os.path.exists(path):
        with open(path, "rb") as file:
            return pickle.load(file)
    loaded = font_files.load_all(folder)
    if path:
        os.makedirs(kept, exist_ok=True)
        with open(path, "wb") as file:
            pickle.dump(loaded, file)
    return loaded


def scaled(patches):
    return (patches.float() - 50) / 150


def train(samples, held, epochs, log):
    x, y, alphabet, hand = samples
    held_x, held_y, held_alphabet, held_hand = held
    net, mask = network(), masks()
    optimiser = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-3)
    steps = len(x) // BATCH
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=epochs * steps, pct_start=0.15)
    answer = None
    for epoch in range(epochs):
        net.train()
        order, total = torch.randperm(len(x)), 0.0
        for k in range(0, steps * BATCH, BATCH):
            chosen = order[k:k + BATCH]
            part = torch.roll(scaled(x[chosen]), tuple(torch.randint(-1, 2, (2,)).tolist()), (1, 2))
            part = part * (0.85 + 0.3 * torch.rand(len(part), 1, 1)) + 0.03 * torch.randn(1) * torch.randn_like(part)
            out = net(part[:, None])
            loss = nn.functional.cross_entropy(out[:, :-1] + mask[alphabet[chosen]], y[chosen])
            written = y[chosen] > 0
            written_loss = nn.functional.binary_cross_entropy_with_logits(out[written, -1], hand[chosen][written].float())
            optimiser.zero_grad()
            (loss + 0.1 * written_loss).backward()
            optimiser.step()
            schedule.step()
            total += loss.item()
        net.eval()
        with torch.no_grad():
            out = torch.cat([net(scaled(held_x[k:k + 1000])[:, None]) for k in range(0, len(held_x), 1000)])
        answer = out[:, :-1] + mask[held_alphabet]
        wrong = answer.argmax(1) != held_y
        line = f"epoch {epoch + 1}: loss {total / steps:.4f}; fonts held out: loss {nn.functional.cross_entropy(answer, held_y):.4f}"
        for k, name in enumerate(render.ALPHABETS):
            line += f", {name} {100 * wrong[held_alphabet == k].float().mean():.2f} % wrong"
        told = (out[:, -1] > 0) == held_hand.bool()
        line += f", hand or print {100 * (1 - told[held_y > 0].float().mean()):.2f} % wrong"
        print(line, file=log, flush=True)
    return net, min((nn.functional.cross_entropy(answer / t, held_y).item(), t) for t in np.arange(0.5, 3, 0.05))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fonts", required=True, help="folder of unpacked packages")
    parser.add_argument("--out", required=True, help="file of weights to write")
    parser.add_argument("--log", required=True, help="file that tells how training went")
    parser.add_argument("--samples", type=int, default=100000)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pool", help="folder that keeps rendered samples for another run")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    all_fonts = kept_fonts(asked.fonts, asked.pool)
    families = sorted({f.family for f in all_fonts})
    held = set(np.random.default_rng(7).permutation(families)[:max(1, len(families) // 12)])
    known = [f for f in all_fonts if f.family not in held]
    unknown = [f for f in all_fonts if f.family in held]
    with open(asked.log, "w", encoding="utf-8") as log:
        print(f"seed {asked.seed}, {asked.samples} samples, {asked.epochs} epochs, layers {WIDTHS}", file=log)
        print(f"{len(all_fonts)} fonts of {len(families)} families; held out: {len(unknown)} of {sorted(held)}", file=log, flush=True)
        samples = pool(asked.pool, "training", asked.seed, known, asked.samples)
        checks = pool(asked.pool, "held", asked.seed, unknown, min(8000, asked.samples // 10))
        net, (loss, temperature) = train(samples, checks, asked.epochs, log)
        write(asked.out, folded(net), temperature)
        print(f"temperature {temperature:.2f} (loss {loss:.4f}), {os.path.getsize(asked.out)} bytes", file=log)


if __name__ == "__main__":
    main()

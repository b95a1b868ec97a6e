"""Trains the network that reads what a request as a whole is for and asks of clothes, and writes it as `language/sense` reads it.

    python3 evaluation/reading/learned/train_frames.py VECTORS GLOSSARY LEARNED HELD --out FILE

As `train.py`, whose files and words it takes; learns from the requests that say what they are for. Six minutes on one core.
"""

import random
from collections import Counter

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from train import ENDINGS, UNKNOWN, Table, ending_of, given_options, meanings_of, misspelled, read_rows, store

WIDTH = 64
GROUPS = (1, 2, 3, 5)
FILTERS = 112
HIDDEN = 160
EDGE = 4
DROPPED = 0.45
LEVELS = 9
WEATHERS = ["-", "hot", "warm", "mild", "cool", "cold", "freezing"]
SURE = 0.65


class FrameReader(nn.Module):
    """Groups of words anywhere in the text (Kim 2014), and the mean of all words."""

    def __init__(self, glove, words, kinds, rules, heads):
        super().__init__()
        self.register_buffer("glove", glove)
        self.meaning = nn.Linear(100, WIDTH, bias=False)
        self.word = nn.Embedding(words, WIDTH, padding_idx=0)
        self.ending = nn.Embedding(ENDINGS, WIDTH)
        self.kind = nn.Embedding(kinds, WIDTH)
        self.rule = nn.Embedding(rules, WIDTH)
        for table in (self.word, self.ending, self.kind, self.rule):
            nn.init.normal_(table.weight, std=0.1)
        self.groups = nn.ModuleList(nn.Conv1d(WIDTH, FILTERS, size) for size in GROUPS)
        seen = len(GROUPS) * FILTERS + WIDTH
        self.hidden = nn.Linear(seen, HIDDEN)
        self.heads = nn.ModuleDict({name: nn.Linear(seen + HIDDEN, size) for name, size in heads.items()})

    def word_vectors(self, index):
        return self.meaning(self.glove[index]) / 2 + self.word(index)

    def forward(self, index, ending, kind, rule, lengths):
        vectors = self.word_vectors(index) + self.ending(ending) * 0.3 + self.kind(kind) + self.rule(rule)
        lengths = torch.tensor(lengths)
        is_word = (torch.arange(vectors.shape[1])[None, :] < lengths[:, None])[:, :, None]
        vectors = F.dropout(vectors, DROPPED / 2, self.training) * is_word
        padded = F.pad(vectors.transpose(1, 2), (EDGE, EDGE))
        found = [F.relu(group(padded)).max(2).values for group in self.groups]
        seen = F.dropout(torch.cat([*found, vectors.sum(1) / lengths[:, None]], 1), DROPPED, self.training)
        hidden = F.dropout(torch.tanh(self.hidden(seen)), DROPPED, self.training)
        whole = torch.cat([seen, hidden], 1)
        return {name: head(whole) for name, head in self.heads.items()}


def batch_of(rows, words, kinds, rules, occasions, needs, is_training=False):
    lengths = [len(row["words"]) for row in rows]
    pad = lambda lists: nn.utils.rnn.pad_sequence([torch.tensor(one) for one in lists], batch_first=True)
    dropped = lambda: is_training and random.random() < 0.08
    typed = [[misspelled(word) if is_training else word for word in row["words"]] for row in rows]
    index = pad([[0 if dropped() else words[word] for word in row] for row in typed])
    ending = pad([[ending_of(word) for word in row] for row in typed])
    kind = pad([[0 if dropped() else kinds[kind] for kind in row["kinds"]] for row in rows])
    rule = pad([[rules[rule] for rule in row["rules"]] for row in rows])
    asked = [row["asked"] for row in rows]
    need = torch.zeros(len(rows), len(needs))
    for at, one in enumerate(asked):
        # What nobody knew of when a request was read is neither asked nor not asked there.
        if not one.get("all"):
            need[at, needs.younger] = UNKNOWN
        for name in one["needs"]:
            need[at, needs[name]] = 1
    wanted = dict(
        occasion=torch.tensor([occasions[one["occasion"]] for one in asked]),
        level=torch.tensor([UNKNOWN if one["level"] is None else one["level"] for one in asked]),
        weather=torch.tensor([WEATHERS.index(one["weather"]) for one in asked]),
        need=need,
    )
    return (index, ending, kind, rule, lengths), wanted


def batches(rows):
    """Of like length, so that little is filled up; in an order of chance."""
    random.shuffle(rows)
    chosen = []
    for start in range(0, len(rows), 640):
        part = sorted(rows[start : start + 640], key=lambda row: len(row["words"]))
        chosen += [part[at : at + 32] for at in range(0, len(part), 32)]
    random.shuffle(chosen)
    return chosen


def loss_of(said, wanted):
    choice = lambda name: F.cross_entropy(said[name], wanted[name], ignore_index=UNKNOWN, reduction="sum") / len(said[name])
    known = (wanted["need"] != UNKNOWN).float()
    needs = F.binary_cross_entropy_with_logits(said["need"], wanted["need"] * known, weight=known, reduction="none").sum(1).mean()
    return choice("occasion") + 0.5 * choice("level") + 0.5 * choice("weather") + 1.2 * needs


@torch.no_grad()
def measure(model, rows, tables):
    model.eval()
    parts = [batch_of(rows[start : start + 64], *tables) for start in range(0, len(rows), 64)]
    said = [model(*inputs) for inputs, _ in parts]
    for name in ("occasion", "level", "weather"):
        answer = F.softmax(torch.cat([one[name] for one in said]), 1)
        truth = torch.cat([wanted[name] for _, wanted in parts])
        answer, truth = answer[truth != UNKNOWN], truth[truth != UNKNOWN]
        right, sure = answer.argmax(1) == truth, answer.max(1).values > SURE
        print(f"   {name}: {right.float().mean():.3f} of {len(truth)}; where sure {right[sure].float().mean():.3f} of {int(sure.sum())}")
    truth = torch.cat([wanted["need"] for _, wanted in parts])
    found = (torch.sigmoid(torch.cat([one["need"] for one in said])) > SURE) & (truth != UNKNOWN)
    there = truth == 1
    print(f"   needs: {int((found & there).sum())} of {int(there.sum())} found, of {int(found.sum())} said", flush=True)
    model.train()


def layers_of(model, words):
    model.eval()
    yield "words", model.word_vectors(torch.arange(len(words)))
    yield "endings", model.ending.weight * 0.3
    yield "kinds", model.kind.weight
    yield "rules", model.rule.weight
    for size, group in zip(GROUPS, model.groups, strict=True):
        yield f"groups of {size}", group.weight.transpose(1, 2).flatten(1)
        yield f"groups of {size} bias", group.bias.unsqueeze(0)
    for name, layer in (("hidden", model.hidden), *model.heads.items()):
        yield name, layer.weight
        yield f"{name} bias", layer.bias.unsqueeze(0)


def frames(path):
    rows = [row for row in read_rows(path) if row.get("asked")]
    for row in rows:
        row["kinds"][0] = row["named"]
    return rows


def main():
    given = given_options(rounds=14)
    rows, held = frames(given.learned), frames(given.held)
    counts = Counter(word for row in rows for word in row["words"])
    meanings = meanings_of(given.vectors, given.glossary, set(counts), 12_000)
    words = Table(sorted({*meanings, *(word for word, count in counts.items() if count > 1)}))
    kinds = Table(sorted({kind for row in rows for kind in row["kinds"]}))
    rules = Table(sorted({rule for row in rows for rule in row["rules"]}))
    occasions = Table(sorted({row["asked"]["occasion"] for row in rows}))
    needs = Table(sorted({need for row in rows for need in row["asked"]["needs"]}))
    needs.younger = [needs[name] for name in needs.names if name != "" and not any(name in row["asked"]["needs"] for row in rows if not row["asked"].get("all"))]
    tables = (words, kinds, rules, occasions, needs)
    print(f"{len(rows)} learned from, {len(held)} held out, {len(words)} words")
    glove = torch.tensor(np.array([meanings.get(word, np.zeros(100)) for word in words.names], "float32"))
    heads = dict(occasion=len(occasions), level=LEVELS, weather=len(WEATHERS), need=len(needs))
    model = FrameReader(glove, len(words), len(kinds), len(rules), heads)
    averaged = torch.optim.swa_utils.AveragedModel(model, avg_fn=lambda mean, new, _: 0.995 * mean + 0.005 * new)
    steps = torch.optim.AdamW(model.parameters(), 1e-3, weight_decay=0.03)
    schedule = torch.optim.lr_scheduler.OneCycleLR(steps, 2.5e-3, total_steps=given.rounds * len(batches(rows)), pct_start=0.1)
    for turn in range(given.rounds):
        total = 0.0
        for batch in batches(rows):
            inputs, wanted = batch_of(batch, *tables, is_training=True)
            loss = loss_of(model(*inputs), wanted)
            steps.zero_grad()
            loss.backward()
            steps.step()
            schedule.step()
            averaged.update_parameters(model)
            total += loss.item() * len(batch)
        print(f"round {turn + 1}: loss {total / len(rows):.3f}", flush=True)
        if turn % 4 == 3 or turn == given.rounds - 1:
            measure(averaged.module, held, tables)
    if given.out:
        store(layers_of(averaged.module, words), words, kinds, rules, given.out, occasions=occasions.names, needs=needs.names)


main()

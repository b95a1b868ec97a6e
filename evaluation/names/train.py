"""Trains the network that names a garment on a photo, and writes it as the server reads it.

    python3 evaluation/names/train.py PHOTOS SUBSET OUT

PHOTOS is a checkout of github.com/alexeygrigorev/clothing-dataset, SUBSET one of clothing-dataset-small, both CC0.
Needs PyTorch and Pillow; about 45 minutes on one core. A run that was broken off goes on from its checkpoint in OUT.
"""

import argparse
import copy
import csv
import json
import math
import struct
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from torch import nn

LABELS = [
    "dress", "hat", "longsleeve", "outwear", "pants", "shirt", "shoes", "shorts", "skirt", "t-shirt",
    "blazer", "hoodie", "polo", "top", "other",
]  # fmt: skip
SUBSET_LABELS = 10
LABEL_OF = {
    **{label: label for label in LABELS},
    **{"blouse": "shirt", "undershirt": "top", "not sure": "other", "skip": "other", "body": "other"},
}
SIDE = 96
CACHED_SIDE = 128
# The part of the training up to which photos are seen small, then at middle size: large ones are for the end.
SIZES = [(0.45, 64), (0.85, 80), (1.0, SIDE)]
BATCH = 32
PEAK_RATE = 0.06
DECAY = 5e-4
SMOOTHING = 0.1
AVERAGING = 0.999
# Photos are blended in pairs, but not at the end.
BLENDED_UNTIL = 0.85


def read_photos(photos, subset):
    """Everyone's photos in one cache; people, not photos, are split: a floor that recurs would tell its owner."""
    rows = list(csv.DictReader(open(photos / "images.csv")))
    listed = {path.stem: path.parts[-3] for path in subset.glob("*/*/*.jpg")}
    tested = {row["sender_id"] for row in rows if listed.get(row["image"]) == "test"}
    found = {"large": [], "small": [], "label": [], "part": [], "listed": []}
    for row in rows:
        path = photos / "images" / f"{row['image']}.jpg"
        if not path.exists():
            continue
        image = Image.open(path).convert("RGB")
        found["large"].append(np.asarray(image.resize((CACHED_SIDE, CACHED_SIDE), Image.BILINEAR)))
        found["small"].append(np.asarray(image.resize((SIDE, SIDE), Image.BILINEAR)))
        found["label"].append(LABELS.index(LABEL_OF[row["label"].lower()]))
        sender = row["sender_id"]
        found["part"].append(2 if sender in tested else 1 if int(sender) % 9 in (2, 4) else 0)
        found["listed"].append(listed.get(row["image"]) == "test")
    return {key: torch.from_numpy(np.stack(values)) for key, values in found.items()}


def conv(into, out, side=3, stride=1, groups=1, rectified=True):
    layers = [
        nn.Conv2d(into, out, side, stride, side // 2, groups=groups, bias=False),
        nn.BatchNorm2d(out),
    ]
    return nn.Sequential(*layers, *([nn.ReLU()] if rectified else []))


class Block(nn.Module):
    """Widened, filtered channel by channel, narrowed; what went in is added where it has the same shape."""

    def __init__(self, into, out, stride, widening):
        super().__init__()
        wide = into * widening
        self.layers = nn.Sequential(
            conv(into, wide, 1), conv(wide, wide, 3, stride, wide), conv(wide, out, 1, rectified=False)
        )
        self.adds = into == out and stride == 1

    def forward(self, x):
        return x + self.layers(x) if self.adds else self.layers(x)


# Widening, channels, blocks, and the stride of the first of them.
STAGES = [(3, 24, 2, 2), (4, 40, 3, 2), (4, 80, 3, 2), (4, 112, 2, 1)]
FIRST, LAST = 16, 256


def network():
    layers, channels = [conv(3, FIRST, 3, 2)], FIRST
    for widening, out, blocks, stride in STAGES:
        for block in range(blocks):
            layers.append(Block(channels, out, stride if block == 0 else 1, widening))
            channels = out
    layers += [conv(channels, LAST, 1), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(LAST, len(LABELS))]
    return nn.Sequential(*layers)


def between(count, low, high):
    return torch.empty(count).uniform_(low, high)


def varied(photos, side):
    """Turned, mirrored, cropped, stretched, and in other light."""
    count = len(photos)
    x = photos.permute(0, 3, 1, 2).float() / 255
    turn = between(count, -0.3, 0.3) * (torch.rand(count) < 0.7)
    scale = between(count, 0.62, 1.12)
    stretch = torch.exp(between(count, -0.2, 0.2))
    flip = torch.where(torch.rand(count) < 0.5, -1.0, 1.0)
    room = (1 - scale).abs() + 0.08
    place = torch.zeros(count, 2, 3)
    place[:, 0, 0] = flip * scale * stretch * torch.cos(turn)
    place[:, 0, 1] = -scale / stretch * torch.sin(turn)
    place[:, 1, 0] = flip * scale * stretch * torch.sin(turn)
    place[:, 1, 1] = scale / stretch * torch.cos(turn)
    place[:, 0, 2] = between(count, -1, 1) * room
    place[:, 1, 2] = between(count, -1, 1) * room
    grid = F.affine_grid(place, (count, 3, side, side), align_corners=False)
    x = F.grid_sample(x, grid, padding_mode="reflection", align_corners=False)

    def each(low, high):
        return between(count, low, high).view(-1, 1, 1, 1)

    grey = x.mean(1, keepdim=True)
    x = grey + (x - grey) * each(0.4, 1.5)
    x = x * torch.exp(torch.empty(count, 3, 1, 1).uniform_(-0.1, 0.1))
    middle = x.mean((1, 2, 3), keepdim=True)
    x = (middle + (x - middle) * each(0.65, 1.35)) * each(0.7, 1.3)
    # Cloth comes in every color: now and then its channels change places.
    order = torch.stack([torch.randperm(3) if torch.rand(1) < 0.1 else torch.arange(3) for _ in range(count)])
    x = x[torch.arange(count).unsqueeze(1), order]
    # A patch is covered.
    for at in range(count):
        if torch.rand(1) < 0.2:
            h, w = (int(side * between(1, 0.15, 0.4)) for _ in range(2))
            top, left = int(torch.randint(side - h, (1,))), int(torch.randint(side - w, (1,)))
            x[at, :, top : top + h, left : left + w] = torch.rand(3, 1, 1)
    return x.clamp(0, 1)


def normal(x):
    return (x - 0.5) * 4


def answers(model, photos):
    model.eval()
    with torch.no_grad():
        parts = [model(normal(part.permute(0, 3, 1, 2).float() / 255)) for part in photos.split(128)]
    return torch.cat(parts)


def score(model, data, which):
    """The share named right among the ten classes, where the rest is left out of the question."""
    which = which & (data["label"] < SUBSET_LABELS)
    found = answers(model, data["small"][which])[:, :SUBSET_LABELS].argmax(1)
    return (found == data["label"][which]).float().mean().item()


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("photos", type=Path)
    arguments.add_argument("subset", type=Path)
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--epochs", type=int, default=70)
    given = arguments.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(24)
    np.random.seed(24)
    given.out.mkdir(parents=True, exist_ok=True)
    cache = given.out / "photos.pt"
    if not cache.exists():
        torch.save(read_photos(given.photos, given.subset), cache)
    data = torch.load(cache)
    part = data["part"]
    print("photos to learn from, to choose by, to be judged by:", [int((part == p).sum()) for p in range(3)])

    model = network().to(memory_format=torch.channels_last)
    print("parameters:", sum(p.numel() for p in model.parameters()))
    average = torch.optim.swa_utils.AveragedModel(
        model, avg_fn=lambda old, new, count: old + (new - old) * max(1 - AVERAGING, 1 / (int(count) + 1))
    )
    optimizer = torch.optim.SGD(model.parameters(), PEAK_RATE, momentum=0.9, nesterov=True, weight_decay=DECAY)
    learn = torch.nonzero(part == 0).squeeze(1)
    steps = math.ceil(len(learn) / BATCH)
    counts = torch.bincount(data["label"][learn], minlength=len(LABELS)).float()
    weights = (counts.mean() / counts).sqrt()
    checkpoint = given.out / "checkpoint.pt"
    first = 0
    if checkpoint.exists():
        state = torch.load(checkpoint)
        first = state["epoch"]
        model.load_state_dict(state["model"])
        average.load_state_dict(state["average"])
        optimizer.load_state_dict(state["optimizer"])
    began = time.time()
    for epoch in range(first, given.epochs):
        model.train()
        progress = epoch / given.epochs
        side = next(side for until, side in SIZES if progress < until)
        losses = 0.0
        for step, batch in enumerate(learn[torch.randperm(len(learn))].split(BATCH)):
            done = (epoch + step / steps) / given.epochs
            rate = PEAK_RATE * min(1, done * given.epochs / 3) * 0.5 * (1 + math.cos(math.pi * done))
            optimizer.param_groups[0]["lr"] = rate
            x = normal(varied(data["large"][batch], side))
            wanted = F.one_hot(data["label"][batch], len(LABELS)).float() * (1 - SMOOTHING) + SMOOTHING / len(LABELS)
            worth = weights[data["label"][batch]]
            if progress < BLENDED_UNTIL and torch.rand(1) < 0.3:
                share = float(np.random.beta(0.2, 0.2))
                other = torch.randperm(len(batch))
                x = share * x + (1 - share) * x[other]
                wanted = share * wanted + (1 - share) * wanted[other]
                worth = share * worth + (1 - share) * worth[other]
            found = model(x.contiguous(memory_format=torch.channels_last))
            loss = -(worth * (wanted * F.log_softmax(found, 1)).sum(1)).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            average.update_parameters(model)
            losses += loss.item() / steps
        if (epoch + 1) % 5 == 0 or epoch + 1 == given.epochs:
            settle(average, data, learn)
            print(
                f"epoch {epoch + 1} side {side} loss {losses:.3f} chosen by {score(average, data, part == 1):.3f}"
                f" after {time.time() - began:.0f} s",
                flush=True,
            )
        torch.save(
            {
                "epoch": epoch + 1,
                "model": model.state_dict(),
                "average": average.state_dict(),
                "optimizer": optimizer.state_dict(),
            },
            checkpoint,
        )
    write(folded(average.module), given.out)


def settle(average, data, learn):
    """Reads the means of each layer again, for the averaged weights."""
    momenta = {}
    for layer in average.modules():
        if isinstance(layer, nn.BatchNorm2d):
            layer.reset_running_stats()
            momenta[layer] = layer.momentum
            layer.momentum = None
    average.train()
    with torch.no_grad():
        for batch in learn[torch.randperm(len(learn))[: 20 * BATCH]].split(BATCH):
            average(normal(data["small"][batch].permute(0, 3, 1, 2).float() / 255))
    for layer, momentum in momenta.items():
        layer.momentum = momentum


def folded(model):
    """The convolutions with what normalizes them worked in, each rounded to 8 bits an output."""
    model = copy.deepcopy(model).eval()
    for layers in [layers for layers in model.modules() if isinstance(layers, nn.Sequential)]:
        if len(layers) >= 2 and isinstance(layers[1], nn.BatchNorm2d):
            layers[0] = torch.nn.utils.fuse_conv_bn_eval(layers[0], layers[1])
            layers[1] = nn.Identity()
    for layer in model.modules():
        if isinstance(layer, (nn.Conv2d, nn.Linear)):
            weight = layer.weight.data
            most = weight.flatten(1).abs().amax(1).clamp(min=1e-8)
            layer.scale = most / 127
            by_output = layer.scale.view(-1, *[1] * (weight.dim() - 1))
            layer.whole = (weight / by_output).round()
            layer.weight.data = layer.whole * by_output
    return model


def write(model, out):
    """The file that the server reads (`src/domain/naming/network.ts`), and what the network says of drawn pictures."""
    head = {"side": SIDE, "labels": LABELS, "layers": []}
    adding = {block.layers[-1][0]: len(block.layers) for block in model if isinstance(block, Block) and block.adds}
    sequences = [layers for layers in model.modules() if isinstance(layers, nn.Sequential)]
    rectified = {layers[0] for layers in sequences if isinstance(layers[-1], nn.ReLU)}
    layers = [layer for layer in model.modules() if isinstance(layer, (nn.Conv2d, nn.Linear))]
    for layer in layers[:-1]:
        head["layers"].append(
            {
                "into": layer.in_channels,
                "out": layer.out_channels,
                "side": layer.kernel_size[0],
                "stride": layer.stride[0],
                "isByChannel": layer.groups > 1,
                "isRectified": layer in rectified,
                "adds": adding.get(layer, 0),
            }
        )
    text = json.dumps(head).encode()
    with open(out / "garments.bin", "wb") as file:
        file.write(struct.pack("<I", len(text)) + text)
        for layer in layers:
            file.write(layer.scale.numpy().astype("<f4").tobytes())
            file.write(layer.bias.detach().numpy().astype("<f4").tobytes())
        for layer in layers:
            # Output after output, in each place after place.
            whole = layer.whole.permute(0, 2, 3, 1) if layer.whole.dim() == 4 else layer.whole
            file.write(whole.contiguous().numpy().astype("i1").tobytes())
    pictures = torch.stack([drawn(number) for number in range(4)])
    said = F.softmax(answers(model, pictures), 1)
    (out / "drawn.json").write_text(json.dumps([[round(x, 6) for x in row] for row in said.tolist()]) + "\n")


def drawn(number):
    """A picture that is drawn alike elsewhere: waves of color, and a square on them."""
    y, x, channel = np.meshgrid(np.arange(SIDE), np.arange(SIDE), np.arange(3), indexing="ij")
    waves = (x * (3 + number) + y * (5 - number) + channel * 60) % 256
    inside = (np.abs(x - 48) < 20 + 5 * number) & (np.abs(y - 48) < 38)
    return torch.from_numpy(np.where(inside, 200 - 40 * channel, waves).astype(np.uint8))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Draws the pictures of the templates: landscapes made of noise, ridges and light.

Usage: scripts/pictures/draw.py [--out templates] [name ...]

Needs numpy and Pillow. The pictures are committed, so this runs only when one of them shall change; the same versions of both
libraries give the same bytes. Every scene is a function of its size and a seed; nothing is photographed or copied.
"""
import argparse
import pathlib

import numpy as np
from PIL import Image


def noise(width, height, scale, seed, octaves=5):
    """Smooth noise 0…1: octaves of random grids, each drawn out with cubic interpolation."""
    random = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    weight = 0.0
    for octave in range(octaves):
        cells = max(2, int(scale * 2**octave))
        rows = max(2, int(cells * height / width))
        grid = random.random((rows + 3, cells + 3)).astype(np.float32)
        layer = Image.fromarray(grid).resize((width, height), Image.BICUBIC)
        total += np.asarray(layer) * 0.5**octave
        weight += 0.5**octave
    return total / weight


def ridge(width, seed, scale, octaves=6, roughness=0.5):
    """A mountain line: heights 0…1 along the width."""
    random = np.random.default_rng(seed)
    x = np.linspace(0, 1, width)
    line = np.zeros(width)
    for octave in range(octaves):
        points = int(scale * 2**octave) + 2
        line += roughness**octave * np.interp(x, np.linspace(0, 1, points), random.random(points))
    line -= line.min()
    return line / line.max()


def vertical(height, width, stops):
    """A vertical gradient through (place, (r, g, b)) stops."""
    y = np.linspace(0, 1, height)
    places = [place for place, _ in stops]
    columns = [np.interp(y, places, [color[i] for _, color in stops]) for i in range(3)]
    return np.repeat(np.stack(columns, 1)[:, None, :], width, 1).astype(np.float32) / 255


def mix(below, color, amount):
    """Lays a colour over the picture; `amount` is 0…1 per pixel."""
    color = np.asarray(color, np.float32) / 255 if np.ndim(color) == 1 else color
    return below + (color - below) * amount[..., None]


def glow(picture, x, y, radius, color, strength):
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    distance = np.hypot(xx - x * width, yy - y * height) / (radius * width)
    light = np.exp(-distance * distance * 2)[..., None] * strength
    return 1 - (1 - picture) * (1 - light * np.asarray(color, np.float32) / 255)


def disc(picture, x, y, radius, color):
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    edge = radius * width - np.hypot(xx - x * width, yy - y * height)
    return mix(picture, color, np.clip(edge + 0.5, 0, 1))


def below(picture, line, softness=1.0):
    """How far each pixel lies below a line of heights in pixels from the top, softened over some pixels."""
    height = picture.shape[0]
    y = np.arange(height, dtype=np.float32)[:, None]
    return np.clip((y - line[None, :]) / softness + 0.5, 0, 1)


def stars(picture, seed, count, horizon):
    random = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    for _ in range(count):
        x, y = int(random.random() * (width - 4)) + 2, int(random.random() ** 1.3 * horizon * height)
        size = random.random() ** 6
        bright = 0.25 + 0.75 * random.random()
        reach = 1 + int(size * width / 1400)
        yy, xx = np.mgrid[-reach : reach + 1, -reach : reach + 1]
        spot = np.exp(-(xx**2 + yy**2) / max(0.35, reach * 0.5)) * bright
        top, left = max(0, y - reach), max(0, x - reach)
        patch = picture[top : y + reach + 1, left : x + reach + 1]
        spot = spot[-patch.shape[0] :, -patch.shape[1] :]
        patch += (1 - patch) * spot[..., None]
    return picture


def ridges(picture, layers, seed, haze):
    """Mountain lines from back to front: (top, height, colour, scale)."""
    height, width = picture.shape[:2]
    for index, (top, reach, color, scale) in enumerate(layers):
        line = (top + reach * (1 - ridge(width, seed + index, scale))) * height
        inside = below(picture, line, 1.5)
        depth = np.clip((np.arange(height)[:, None] - line[None, :]) / (height * 0.25), 0, 1)
        base = np.asarray(color, np.float32) / 255
        tone = base + (np.asarray(haze, np.float32) / 255 - base) * (depth * 0.35)[..., None]
        picture = picture + (tone - picture) * inside[..., None]
    return picture


# Scenes


def harbour(width, height):
    sky = vertical(height, width, [(0, (36, 44, 92)), (0.32, (126, 92, 140)), (0.52, (246, 160, 118)), (0.6, (255, 206, 150)), (1, (60, 70, 110))])
    clouds = noise(width, height, 3, 11) * np.linspace(0.9, 0.2, height)[:, None]
    picture = mix(sky, (255, 190, 170), np.clip((clouds - 0.42) * 1.6, 0, 0.5))
    picture = glow(picture, 0.63, 0.57, 0.5, (255, 180, 110), 0.9)
    picture = disc(picture, 0.63, 0.565, 0.05, (255, 236, 200))
    picture = ridges(picture, [(0.5, 0.09, (116, 92, 130), 4), (0.54, 0.06, (70, 62, 104), 6)], 20, (150, 110, 140))
    horizon = int(height * 0.61)
    mirror = picture[:horizon][::-1][: height - horizon]
    rows = np.arange(height - horizon)
    shift = (np.sin(rows / (height * 0.006)) * rows * 0.05).astype(int)
    water = np.stack([np.roll(mirror[min(row, len(mirror) - 1)], shift[row], 0) for row in rows])
    ripples = noise(max(8, width // 14), height - horizon, 5, 5, 4)
    ripples = np.asarray(Image.fromarray(ripples).resize((width, height - horizon), Image.BICUBIC))
    water = water * 0.78 + np.asarray((26, 36, 74), np.float32) / 255 * 0.22
    water = mix(water, (255, 214, 170), np.clip((ripples - 0.55) * 2.2, 0, 0.28))
    picture[horizon:] = water
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    for x, y, size in [(0.26, 0.665, 0.17), (0.78, 0.73, 0.1)]:
        cx, cy, s = x * width, y * height, size * width
        hull = (np.abs(yy - cy) < s * 0.07) & (np.abs(xx - cx) < s * (0.5 - 0.25 * (yy - cy + s * 0.07) / (s * 0.14)))
        mast = (np.abs(xx - cx) < s * 0.012) & (yy < cy) & (yy > cy - s * 0.85)
        sail = (xx > cx + s * 0.02) & (yy < cy - s * 0.1) & (xx - cx < (yy - (cy - s * 0.8)) * 0.55)
        sail &= yy > cy - s * 0.8
        jib = (xx < cx - s * 0.02) & (yy < cy - s * 0.1) & (cx - xx < (yy - (cy - s * 0.62)) * 0.42) & (yy > cy - s * 0.62)
        picture = mix(picture, (255, 240, 224), (sail * 0.92).astype(np.float32))
        picture = mix(picture, (244, 206, 190), (jib * 0.9).astype(np.float32))
        picture = mix(picture, (40, 34, 60), (hull | mast).astype(np.float32))
    return picture


def peaks(width, height):
    picture = vertical(height, width, [(0, (54, 116, 190)), (0.4, (140, 190, 226)), (0.7, (236, 232, 222)), (1, (250, 236, 214))])
    clouds = noise(width, height, 4, 31)
    band = np.exp(-((np.linspace(0, 1, height)[:, None] - 0.3) ** 2) * 20)
    picture = mix(picture, (255, 255, 255), np.clip((clouds - 0.45) * 2.4, 0, 0.85) * band)
    layers = [(0.3, 0.22, (122, 150, 186), 5), (0.42, 0.22, (86, 118, 156), 6), (0.55, 0.2, (54, 88, 116), 8), (0.7, 0.18, (34, 66, 78), 10), (0.84, 0.12, (20, 46, 48), 16)]
    for index, layer in enumerate(layers):
        picture = ridges(picture, [layer], 60 + index * 7, (206, 220, 228))
        if index < 2:
            top, reach, _, scale = layer
            line = (top + reach * (1 - ridge(width, 60 + index * 7, scale))) * height
            rough = noise(width, height, 26, 70 + index, 4)
            depth = (np.arange(height)[:, None] - line[None, :]) / (height * 0.07)
            snow = ((depth > 0) & (depth < 0.55 + rough * 0.9 - 0.3)).astype(np.float32)
            picture = mix(picture, (248, 250, 255), snow * np.clip(1.15 - depth * 0.6, 0, 0.95))
    return picture


def train(width, height):
    picture = vertical(height, width, [(0, (10, 16, 44)), (0.5, (34, 44, 96)), (0.72, (86, 78, 130)), (1, (20, 22, 46))])
    picture = stars(picture, 3, 260, 0.6)
    picture = glow(picture, 0.72, 0.2, 0.2, (200, 210, 255), 0.5)
    picture = disc(picture, 0.72, 0.2, 0.052, (240, 240, 255))
    picture = ridges(picture, [(0.52, 0.12, (42, 46, 92), 4), (0.6, 0.1, (28, 32, 68), 7)], 90, (60, 62, 110))
    ground = (0.74 + 0.02 * np.sin(np.linspace(0, 5, width))) * height
    picture = mix(picture, (12, 14, 32), below(picture, ground, 1.5))
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    base, tall = 0.735 * height, 0.075 * height
    body = (yy < base) & (yy > base - tall) & (xx < 0.86 * width - np.maximum(0, base - tall * 0.35 - yy) * 0.9)
    picture = mix(picture, (58, 70, 128), body.astype(np.float32))
    for car in np.arange(-0.02, 0.84, 0.085):
        window = (np.abs(xx - (car + 0.035) * width) < 0.024 * width) & (np.abs(yy - (base - tall * 0.58)) < tall * 0.17) & body
        picture = mix(picture, (255, 214, 140), window.astype(np.float32) * 0.95)
    picture = glow(picture, 0.87, 0.722, 0.09, (255, 224, 170), 0.9)
    picture = glow(picture, 0.4, 0.72, 0.35, (255, 190, 110), 0.22)
    return picture


def tea(width, height):
    picture = vertical(height, width, [(0, (250, 214, 170)), (0.25, (252, 232, 196)), (0.42, (214, 226, 190)), (1, (90, 140, 80))])
    picture = glow(picture, 0.28, 0.24, 0.32, (255, 244, 214), 0.8)
    picture = disc(picture, 0.28, 0.24, 0.045, (255, 252, 236))
    picture = ridges(picture, [(0.3, 0.1, (156, 182, 160), 3), (0.38, 0.08, (118, 158, 124), 4)], 120, (214, 226, 200))
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = xx / width, yy / height
    field = below(picture, (0.46 + 0.03 * np.sin(np.linspace(0.4, 3.6, width))) * height, 1.5)
    depth = np.clip((v - 0.44) / 0.56, 0.001, 1)
    rows = np.sin((u - 0.5) / (0.06 + depth * 0.5) * 11 + np.sqrt(depth) * 38)
    light = 0.5 + 0.5 * rows
    leaves = noise(width, height, 60, 9, 3)
    green = np.stack([58 + 96 * light, 104 + 96 * light, 48 + 44 * light], -1) / 255
    green *= (0.72 + 0.5 * leaves)[..., None] * (0.75 + 0.35 * (1 - depth))[..., None]
    return picture + (np.clip(green, 0, 1).astype(np.float32) - picture) * field[..., None]


def dunes(width, height):
    picture = vertical(height, width, [(0, (62, 70, 132)), (0.3, (190, 128, 150)), (0.5, (250, 190, 150)), (1, (214, 140, 90))])
    picture = glow(picture, 0.74, 0.4, 0.35, (255, 214, 160), 0.75)
    picture = disc(picture, 0.74, 0.4, 0.04, (255, 246, 226))
    x = np.linspace(0, 1, width)
    crests = [(0.5, 0.05, 2.2, 0.2), (0.58, 0.08, 1.6, 1.3), (0.7, 0.1, 1.2, 2.9), (0.86, 0.1, 0.9, 4.4)]
    for index, (top, reach, waves, phase) in enumerate(crests):
        line = (top + reach * np.sin(x * waves * np.pi * 2 + phase) * (0.6 + 0.4 * np.sin(x * 3 + phase))) * height
        inside = below(picture, line, 1.5)
        slope = np.gradient(line) * 3
        lit = np.clip(0.5 - slope / 3, 0, 1)[None, :]
        depth = np.clip((np.arange(height)[:, None] - line[None, :]) / (height * 0.3), 0, 1)
        sand = np.stack([np.asarray(150 + 96 * lit - depth * 34), np.asarray(88 + 84 * lit - depth * 34), np.asarray(70 + 56 * lit - depth * 22)], -1) / 255
        ripple = np.sin((np.arange(height)[:, None] - line[None, :]) / (height * 0.0042) + np.sin(x * 40 + index)[None, :] * 1.5)
        sand = sand * (1 + 0.025 * ripple * np.clip(depth * 3, 0, 1))[..., None]
        picture = picture + (np.clip(sand, 0, 1).astype(np.float32) - picture) * inside[..., None]
    return picture


def coast(width, height):
    picture = vertical(height, width, [(0, (44, 130, 206)), (0.34, (150, 208, 236)), (0.42, (226, 240, 240)), (1, (20, 110, 150))])
    clouds = noise(width, height, 3, 51)
    band = np.exp(-((np.linspace(0, 1, height)[:, None] - 0.2) ** 2) * 30)
    picture = mix(picture, (255, 255, 255), np.clip((clouds - 0.5) * 3, 0, 0.9) * band)
    v = np.linspace(0, 1, height)[:, None]
    horizon = 0.42
    depth = np.clip((v - horizon) / (1 - horizon), 0, 1)
    sea = np.stack([np.interp(depth, [0, 0.5, 1], [18, 24, 90]), np.interp(depth, [0, 0.5, 1], [92, 150, 214]), np.interp(depth, [0, 0.5, 1], [150, 178, 204])], -1) / 255
    sea = np.repeat(sea, width, 1)
    swell = noise(width, height, 10, 52, 4)
    sea = sea * (0.86 + 0.3 * swell)[..., None]
    picture = np.where((v > horizon)[..., None], sea, picture).astype(np.float32)
    x = np.linspace(0, 1, width)
    shore = (0.98 - 0.42 * x**2.2 + 0.02 * np.sin(x * 19) + 0.012 * np.sin(x * 47 + 1)) * height
    for offset, strength in [(-0.055, 0.35), (-0.03, 0.55), (-0.012, 0.95)]:
        wave = shore + offset * height + (noise(width, 1, 18, 54 + int(offset * 100))[0] - 0.5) * height * 0.02
        distance = np.abs(np.arange(height)[:, None] - wave[None, :]) / (height * 0.006)
        picture = mix(picture, (250, 254, 255), (np.exp(-distance) * strength).astype(np.float32))
    sand = below(picture, shore, height * 0.004)
    grain = noise(width, height, 90, 57, 3)
    tone = np.stack([232 + 24 * (grain - 0.5), 208 + 24 * (grain - 0.5), 168 + 22 * (grain - 0.5)], -1) / 255
    wet = np.clip(1 - (np.arange(height)[:, None] - shore[None, :]) / (height * 0.03), 0, 1)
    tone = tone * (1 - 0.22 * wet)[..., None]
    picture = picture + (tone.astype(np.float32) - picture) * sand[..., None]
    return picture


def aurora(width, height):
    picture = vertical(height, width, [(0, (6, 10, 34)), (0.5, (10, 30, 62)), (0.75, (26, 62, 86)), (1, (10, 20, 34))])
    picture = stars(picture, 8, 700, 0.7)
    x = np.linspace(0, 1, width)
    v = np.linspace(0, 1, height)[:, None]
    rays = noise(width, 2, 60, 81, 4)[0]
    for base, wave, color, strength in [(0.52, 0.08, (60, 240, 160), 0.85), (0.44, 0.1, (80, 220, 210), 0.5), (0.36, 0.12, (150, 110, 240), 0.42)]:
        line = base + wave * np.sin(x * 5 + base * 30) + 0.03 * np.sin(x * 17)
        above = line[None, :] - v
        curtain = np.where(above > 0, np.exp(-above * 6), np.exp(above * 60))
        light = curtain * (0.45 + 0.75 * rays)[None, :] * strength
        picture = 1 - (1 - picture) * (1 - np.clip(light, 0, 1)[..., None] * np.asarray(color, np.float32) / 255)
    picture = ridges(picture, [(0.62, 0.16, (20, 44, 62), 5), (0.72, 0.12, (10, 24, 36), 8)], 84, (40, 90, 96))
    lake = int(height * 0.84)
    mirror = picture[2 * lake - height : lake][::-1]
    picture[lake:] = mirror * 0.6 + np.asarray((6, 16, 30), np.float32) / 255 * 0.4
    return picture


def ceramics(width, height):
    picture = vertical(height, width, [(0, (238, 226, 212)), (0.62, (226, 206, 186)), (0.63, (196, 164, 136)), (1, (160, 124, 98))])
    picture = glow(picture, 0.2, 0.1, 0.7, (255, 248, 236), 0.7)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    unit = min(width, height)
    for x, size, color, belly in [(0.27, 0.36, (58, 96, 112), 0.62), (0.52, 0.5, (206, 112, 78), 0.5), (0.76, 0.3, (232, 222, 204), 0.7)]:
        cx, foot, s = x * width, 0.8 * height, size * unit
        t = np.clip((foot - yy) / s, 0, 1)
        half = s * (0.2 + 0.24 * np.clip(np.sin(np.pi * np.clip(t / 0.82, 0, 1)), 0, 1) ** belly - 0.05 * np.clip((t - 0.8) / 0.2, 0, 1))
        inside = np.clip(half - np.abs(xx - cx) + 0.5, 0, 1) * ((yy <= foot) & (yy >= foot - s))
        across = np.clip((xx - cx) / np.maximum(half, 1), -1, 1)
        shade = 0.62 + 0.5 * np.sqrt(np.clip(1 - (across + 0.35) ** 2, 0, 1))
        shadow = np.exp(-(((xx - cx - s * 0.28) / (s * 0.5)) ** 2) - ((yy - foot - s * 0.03) / (s * 0.06)) ** 2)
        picture = mix(picture, (86, 62, 46), shadow * 0.5)
        tone = np.clip(np.asarray(color, np.float32)[None, None, :] / 255 * shade[..., None], 0, 1)
        picture = picture + (tone - picture) * inside[..., None]
        glint = np.exp(-(((xx - cx + half * 0.45) / (s * 0.035)) ** 2) - ((yy - foot + s * 0.55) / (s * 0.16)) ** 2)
        picture = mix(picture, (255, 255, 255), glint * 0.55 * inside)
    return picture


PICTURES = {
    # path below the templates' folder: scene, width, height, quality
    "reading-widget/Assets.xcassets/Harbour.imageset/harbour.jpg": (harbour, 656, 492, 82),
    "reading-widget/Assets.xcassets/Peaks.imageset/peaks.jpg": (peaks, 656, 492, 82),
    "reading-widget/Assets.xcassets/NightTrain.imageset/night-train.jpg": (train, 656, 492, 82),
    "reading-widget/Assets.xcassets/TeaField.imageset/tea-field.jpg": (tea, 656, 492, 80),
    # iOS stores no more pixels for a small and a medium widget on an iPad.
    "wallpaper-home/Assets.xcassets/Dunes.imageset/dunes.jpg": (dunes, 976, 732, 82),
    "wallpaper-home/Assets.xcassets/Coast.imageset/coast.jpg": (coast, 976, 732, 82),
    "wallpaper-home/Assets.xcassets/Aurora.imageset/aurora.jpg": (aurora, 976, 732, 82),
    "wallpaper-home/Assets.xcassets/DunesSmall.imageset/dunes-small.jpg": (dunes, 656, 492, 82),
    "wallpaper-home/Assets.xcassets/CoastSmall.imageset/coast-small.jpg": (coast, 656, 492, 82),
    "wallpaper-home/Assets.xcassets/AuroraSmall.imageset/aurora-small.jpg": (aurora, 656, 492, 82),
    # What the benchmarks make thumbnails of.
    "../Benchmarks/dunes.jpg": (dunes, 4032, 3024, 74),
    "app-clip-card/Assets.xcassets/Ceramics.imageset/ceramics.jpg": (ceramics, 1179, 786, 82),
}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--out", default=pathlib.Path(__file__).resolve().parents[2] / "templates", type=pathlib.Path)
    arguments.add_argument("names", nargs="*", help="parts of paths to draw; all without any")
    options = arguments.parse_args()
    for path, (scene, width, height, quality) in PICTURES.items():
        if options.names and not any(name in path for name in options.names):
            continue
        picture = np.clip(scene(width, height), 0, 1)
        target = options.out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(target, quality=quality, subsampling=2, optimize=True)
        print(f"{path}: {width}×{height}, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()

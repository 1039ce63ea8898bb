"""Symbols we draw ourselves, as outlines, because neither icon font has them or because a family must match.

Units: one em. x runs from the left edge of the symbol; y runs down and is 0 at the middle of the capitals, where
symbols are centred. A part is a path of the four commands M, L, C and Z with absolute numbers; it is filled by the
even-odd rule, or stroked with the line width of the text's weight when "stroke" is true.
Sizes follow CupertinoIcons at the scale of symbols.json (a circle is 1 em across), so that all sets sit together.
"""

import math

LINE = 0.087  # the width of a stroke at regular weight
ROUND = 0.5522847498  # control point distance of a quarter circle


def number(value):
    text = "%.3f" % value
    return text.rstrip("0").rstrip(".") if "." in text and float(text) != 0 else "0"


def path(*commands):
    return "".join(c[0] + " ".join(number(v) for v in c[1:]) for c in commands)


def polygon(points):
    return path(*[("M" if i == 0 else "L", x, y) for i, (x, y) in enumerate(points)]) + "Z"


def box(left, top, right, bottom, radius):
    """A rectangle with quarter-circle corners. `radius` is one number, or four from the top left, clockwise."""
    a, b, c, d = radius if isinstance(radius, tuple) else (radius,) * 4
    k = 1 - ROUND
    return path(
        ("M", left + a, top), ("L", right - b, top),
        ("C", right - b * k, top, right, top + b * k, right, top + b), ("L", right, bottom - c),
        ("C", right, bottom - c * k, right - c * k, bottom, right - c, bottom), ("L", left + d, bottom),
        ("C", left + d * k, bottom, left, bottom - d * k, left, bottom - d), ("L", left, top + a),
        ("C", left, top + a * k, left + a * k, top, left + a, top)) + "Z"


def ellipse(cx, cy, rx, ry):
    a, b = rx * ROUND, ry * ROUND
    return path(
        ("M", cx, cy - ry), ("C", cx + a, cy - ry, cx + rx, cy - b, cx + rx, cy),
        ("C", cx + rx, cy + b, cx + a, cy + ry, cx, cy + ry), ("C", cx - a, cy + ry, cx - rx, cy + b, cx - rx, cy),
        ("C", cx - rx, cy - b, cx - a, cy - ry, cx, cy - ry)) + "Z"


def half_disc(radius, side):
    """Half of a disc of 1 em's circle around (0.5, 0)."""
    turn = {"right": 0, "bottom": 1, "left": 2, "top": 3}[side]
    points = [(0, -1), (ROUND, -1), (1, -ROUND), (1, 0), (1, ROUND), (ROUND, 1), (0, 1)]
    for _ in range(turn):
        points = [(-y, x) for x, y in points]
    p = [(0.5 + radius * x, radius * y) for x, y in points]
    return path(("M", *p[0]), ("C", *p[1], *p[2], *p[3]), ("C", *p[4], *p[5], *p[6])) + "Z"


def filled(d):
    return {"d": d}


def stroked(d):
    return {"d": d, "stroke": True}


def pair(table, name, shape, solid=None):
    """`name` as a stroked outline and `name`.fill as a solid shape; `shape` takes the inset of the line's middle."""
    table[name] = [stroked(shape(LINE / 2))]
    table[name + ".fill"] = [filled((solid or shape)(0))]


def batteries(table):
    for percent in (0, 25, 50, 75, 100):
        parts = [stroked(box(0.0435, -0.249, 1.0165, 0.249, 0.16)),
                 filled(path(("M", 1.11, -0.1), ("C", 1.155, -0.085, 1.17, -0.05, 1.17, 0),
                             ("C", 1.17, 0.05, 1.155, 0.085, 1.11, 0.1)) + "Z")]
        if percent:
            right = 0.125 + 0.81 * percent / 100
            parts.append(filled(box(0.125, -0.1675, right, 0.1675, min(0.085, (right - 0.125) / 2))))
        table["battery.%dpercent" % percent] = table["battery.%d" % percent] = parts


def charging(table):
    """A full battery with a bolt cut out of its charge."""
    bolt = [(0.6, -0.16), (0.4, 0.035), (0.52, 0.035), (0.47, 0.16), (0.67, -0.035), (0.55, -0.035)]
    hole = [(0.53 + (x - 0.535) * 1.35, y * 1.04) for x, y in bolt]
    for name in ("battery.100percent.bolt", "battery.100.bolt"):
        body, nub, charge = table["battery.100percent"]
        inner = [(x - 0.005, y * 0.85) for x, y in bolt]
        table[name] = [body, nub, filled(charge["d"] + polygon(hole)), filled(polygon(inner))]


def dice(table):
    """A square with one to six pips; the filled form cuts the pips out."""
    middle, near, far = (0.45, 0), 0.24, 0.66
    corners = [(near, -0.21), (far, 0.21), (far, -0.21), (near, 0.21)]
    sides = [(near, 0), (far, 0)]
    pips = {1: [middle], 2: corners[:2], 3: corners[:2] + [middle], 4: corners, 5: corners + [middle],
            6: corners + sides}
    for count, places in pips.items():
        dots = "".join(ellipse(x, y, 0.075, 0.075) for x, y in places)
        table["die.face.%d" % count] = [stroked(box(0.0435, -0.4065, 0.8565, 0.4065, 0.15)), filled(dots)]
        table["die.face.%d.fill" % count] = [filled(box(0, -0.45, 0.9, 0.45, 0.19) + dots)]


def moon(bulge, flipped):
    """The lit part of a moon: the right limb, and back along the shadow's edge. `bulge` is where that edge crosses the
    middle, in radii from the centre to the right; `flipped` lights the left side instead."""
    r, k, sign = 0.4565, ROUND * 0.4565, -1 if flipped else 1
    def x(value):
        return 0.5 + sign * value
    b, c = bulge * r, bulge * k
    return path(
        ("M", x(0), -r), ("C", x(k), -r, x(r), -k, x(r), 0), ("C", x(r), k, x(k), r, x(0), r),
        ("C", x(c), r, x(b), k, x(b), 0), ("C", x(b), -k, x(c), -r, x(0), -r)) + "Z"


def moons(table):
    """The phases as they are seen from the northern half of the earth."""
    ring = stroked(ellipse(0.5, 0, 0.4565, 0.4565))
    table["moonphase.new.moon"] = [ring]
    table["moonphase.full.moon"] = [filled(ellipse(0.5, 0, 0.5, 0.5))]
    for name, bulge, flipped in (
            ("waxing.crescent", 0.5, False), ("first.quarter", 0, False), ("waxing.gibbous", -0.5, False),
            ("waning.gibbous", -0.5, True), ("last.quarter", 0, True), ("waning.crescent", 0.5, True)):
        table["moonphase." + name] = [ring, filled(moon(bulge, flipped))]


def halves(table):
    """Circles, squares and rectangles with one half filled; the fill ends at the middle of the line."""
    for side in ("left", "right", "top", "bottom"):
        ring = stroked(ellipse(0.5, 0, 0.4565, 0.4565))
        table["circle.%shalf.filled" % side] = [ring, filled(half_disc(0.4565, side))]
        for name, far in (("square", 0.8565), ("rectangle", 1.1165)):
            near, top, bottom, middle, r = 0.0435, -0.4065, 0.4065, (0.0435 + far) / 2, 0.15
            half = {"left": box(near, top, middle, bottom, (r, 0, 0, r)),
                    "right": box(middle, top, far, bottom, (0, r, r, 0)),
                    "top": box(near, top, far, 0, (r, r, 0, 0)),
                    "bottom": box(near, 0, far, bottom, (0, 0, r, r))}[side]
            table["%s.%shalf.filled" % (name, side)] = [stroked(box(near, top, far, bottom, r)), filled(half)]


def arc(start, end):
    """A short arc of 1 em's circle, as one cubic; angles clockwise from the top."""
    radius, k = 0.4565, 4 / 3 * math.tan((end - start) / 4)
    (x0, y0), (x3, y3) = [(math.sin(a), -math.cos(a)) for a in (start, end)]
    points = [(x0, y0), (x0 - k * y0, y0 + k * x0), (x3 + k * y3, y3 - k * x3), (x3, y3)]
    flat = [v for x, y in points for v in (0.5 + radius * x, radius * y)]
    return path(("M", *flat[:2]), ("C", *flat[2:]))


def dashes():
    """A square of 0.9 em in strokes: round corners, and two dashes a side."""
    near, far, top, bottom, bend = 0.0435, 0.8565, -0.4065, 0.4065, 0.15
    for x, y, sx, sy in ((near, top, 1, 1), (far, top, -1, 1), (far, bottom, -1, -1), (near, bottom, 1, -1)):
        k = bend * (1 - ROUND)
        yield path(("M", x, y + sy * bend), ("C", x, y + sy * k, x + sx * k, y, x + sx * bend, y))
    for start in (-0.155, 0.045):
        for y in (top, bottom):
            yield path(("M", 0.45 + start, y), ("L", 0.45 + start + 0.11, y))
        for x in (near, far):
            yield path(("M", x, start), ("L", x, start + 0.11))


def regular(count, radius, turn):
    angles = [2 * math.pi * (i + turn) / count for i in range(count)]
    return [(0.5 + radius * math.sin(angle), -radius * math.cos(angle)) for angle in angles]


def sparkle(cx, cy, radius, waist=0.16):
    """A star of four points with hollow sides."""
    def toward(angle, distance):
        return cx + distance * math.sin(angle), cy - distance * math.cos(angle)
    commands = [("M", *toward(0, radius))]
    for quarter in range(4):
        start, end = quarter * math.pi / 2, (quarter + 1) * math.pi / 2
        commands.append(
            ("C", *toward(start, radius * waist * 2), *toward(end, radius * waist * 2), *toward(end, radius)))
    return path(*commands) + "Z"


def seal(inset):
    """A disc with twelve scallops."""
    outer, inner, count = 0.56 - inset, 0.47 - inset, 12
    def at(step, radius):
        angle = 2 * math.pi * step / count
        return 0.56 + radius * math.sin(angle), -radius * math.cos(angle)
    commands = [("M", *at(-0.5, inner))]
    for i in range(count):
        commands.append(("C", *at(i - 0.32, outer * 1.06), *at(i + 0.32, outer * 1.06), *at(i + 0.5, inner)))
    return path(*commands) + "Z"


def crown(inset):
    i = inset
    return polygon([
        (0.16 + i, 0.42 - i), (0.05 + 1.2 * i, -0.26 + 1.6 * i), (0.36, 1.2 * i), (0.6, -0.44 + 2 * i),
        (0.84, 1.2 * i), (1.15 - 1.2 * i, -0.26 + 1.6 * i), (1.04 - i, 0.42 - i)])


def plus_shape(inset):
    a, b, c, d = inset, 0.31 + inset, 0.63 - inset, 0.94 - inset
    top = -0.47
    return polygon([(b, top + a), (c, top + a), (c, top + b), (d, top + b), (d, top + c), (c, top + c), (c, top + d),
                    (b, top + d), (b, top + c), (a, top + c), (a, top + b), (b, top + b)])


def grid(columns, rows, size, gap, radius, shape=None):
    """Cells of a grid, centred on the line."""
    parts = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * (size + gap), row * (size + gap) - (rows * size + (rows - 1) * gap) / 2
            parts.append(shape(x, y) if shape else box(x, y, x + size, y + size, radius))
    return parts


def drawings():
    """Symbol name to parts."""
    table = {}
    batteries(table)
    charging(table)
    dice(table)
    moons(table)
    halves(table)
    pair(table, "rectangle.portrait", lambda i: box(i, -0.58 + i, 0.9 - i, 0.58 - i, 0.16 - i))
    pair(table, "capsule.portrait", lambda i: box(i, -0.58 + i, 0.78 - i, 0.58 - i, 0.39 - i))
    pair(table, "oval", lambda i: ellipse(0.6, 0, 0.6 - i, 0.44 - i))
    pair(table, "oval.portrait", lambda i: ellipse(0.44, 0, 0.44 - i, 0.6 - i))
    pair(table, "diamond", lambda i: polygon(
        [(0.56, -0.56 + 1.4 * i), (1.12 - 1.4 * i, 0), (0.56, 0.56 - 1.4 * i), (1.4 * i, 0)]))
    pair(table, "octagon", lambda i: polygon(regular(8, 0.54 - i, 0.5)))
    pair(table, "pentagon", lambda i: polygon(regular(5, 0.55 - 1.2 * i, 0)))
    pair(table, "circlebadge", lambda i: ellipse(0.28, 0, 0.28 - i, 0.28 - i))
    pair(table, "seal", seal)
    pair(table, "crown", crown)
    pair(table, "cross", plus_shape)
    table["sparkle"] = [filled(sparkle(0.5, 0, 0.54))]
    table["line.diagonal"] = [stroked(path(("M", 0.08, 0.42), ("L", 0.92, -0.42)))]
    ring = stroked(ellipse(0.5, 0, 0.4565, 0.4565))
    table["circle.inset.filled"] = [ring, filled(ellipse(0.5, 0, 0.33, 0.33))]
    table["largecircle.fill.circle"] = [ring, filled(ellipse(0.5, 0, 0.33, 0.33))]
    table["square.inset.filled"] = [
        stroked(box(0.0435, -0.4065, 0.8565, 0.4065, 0.15)), filled(box(0.16, -0.29, 0.74, 0.29, 0.06))]
    table["rectangle.inset.filled"] = [
        stroked(box(0.0435, -0.4065, 1.1165, 0.4065, 0.15)), filled(box(0.16, -0.29, 1, 0.29, 0.06))]
    table["record.circle"] = [ring, filled(ellipse(0.5, 0, 0.25, 0.25))]
    table["record.circle.fill"] = [filled(ellipse(0.5, 0, 0.5, 0.5) + ellipse(0.5, 0, 0.25, 0.25))]
    table["circle.dashed"] = [stroked(arc(math.pi * (i - 0.31) / 6, math.pi * (i + 0.31) / 6)) for i in range(12)]
    table["square.dashed"] = [stroked(d) for d in dashes()]
    turns = [math.pi * i / 8 for i in range(16)]
    table["circle.dotted"] = [filled("".join(
        ellipse(0.5 + 0.45 * math.sin(turn), -0.45 * math.cos(turn), 0.045, 0.045) for turn in turns))]
    table["square.grid.3x3.fill"] = [filled("".join(grid(3, 3, 0.25, 0.075, 0.05)))]
    table["square.grid.3x3"] = [stroked(d) for d in grid(3, 3, 0.25 - LINE, 0.075 + LINE, 0.04)]
    table["circle.grid.2x2.fill"] = [filled("".join(grid(2, 2, 0.42, 0.08, 0.21)))]
    table["circle.grid.2x2"] = [stroked(d) for d in grid(2, 2, 0.42 - LINE, 0.08 + LINE, 0.165)]
    return table

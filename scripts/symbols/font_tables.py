"""Reads two tables of a TrueType font, with the standard library alone: cmap (code points) and post (glyph names)."""

import struct


def tables(data):
    """Tag to bytes of each table."""
    count = struct.unpack(">H", data[4:6])[0]
    found = {}
    for index in range(count):
        tag, _, offset, length = struct.unpack(">4sLLL", data[12 + 16 * index:28 + 16 * index])
        found[tag.decode("latin-1")] = data[offset:offset + length]
    return found


def code_points(data):
    """Code point to glyph index, from the widest Unicode subtable (format 12 or 4)."""
    cmap = tables(data)["cmap"]
    count = struct.unpack(">H", cmap[2:4])[0]
    best = {}
    for index in range(count):
        offset = struct.unpack(">L", cmap[8 + 8 * index:12 + 8 * index])[0]
        table = cmap[offset:]
        form = struct.unpack(">H", table[:2])[0]
        found = format_12(table) if form == 12 else format_4(table) if form == 4 else {}
        if len(found) > len(best):
            best = found
    return best


def format_12(table):
    groups = struct.unpack(">L", table[12:16])[0]
    found = {}
    for index in range(groups):
        first, last, glyph = struct.unpack(">LLL", table[16 + 12 * index:28 + 12 * index])
        for step in range(last - first + 1):
            found[first + step] = glyph + step
    return found


def format_4(table):
    length, _, twice = struct.unpack(">HHH", table[2:8])
    size = twice // 2
    words = struct.unpack(">%dH" % (length // 2), table[:length // 2 * 2])
    ends, starts = words[7:7 + size], words[8 + size:8 + 2 * size]
    deltas, offsets = words[8 + 2 * size:8 + 3 * size], words[8 + 3 * size:8 + 4 * size]
    found = {}
    for segment in range(size):
        for code in range(starts[segment], ends[segment] + 1):
            if offsets[segment] == 0:
                glyph = (code + deltas[segment]) & 0xFFFF
            else:
                place = 8 + 3 * size + segment + offsets[segment] // 2 + code - starts[segment]
                glyph = words[place] if place < len(words) else 0
                glyph = (glyph + deltas[segment]) & 0xFFFF if glyph else 0
            if glyph and code != 0xFFFF:
                found[code] = glyph
    return found


def glyph_names(data):
    """Glyph name to glyph index, from a version 2 post table; the 258 standard Macintosh names are left out."""
    post = tables(data)["post"]
    if post[:4] != b"\0\2\0\0":
        return {}
    count = struct.unpack(">H", post[32:34])[0]
    indices = struct.unpack(">%dH" % count, post[34:34 + 2 * count])
    names, place = [], 34 + 2 * count
    while place < len(post):
        names.append(post[place + 1:place + 1 + post[place]].decode("latin-1"))
        place += 1 + post[place]
    return {names[name - 258]: glyph for glyph, name in enumerate(indices) if name >= 258}

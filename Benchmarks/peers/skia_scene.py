"""The scene in skia-python: drawn on the processor and encoded by Skia's own PNG writer, fonts and picture kept open."""

import skia


class SkiaScene:
    def __init__(self, fonts, thumbnail):
        face = skia.Typeface.MakeFromFile(f"{fonts}/files/Inter.ttf")
        self.picture = skia.Image.open(thumbnail).makeRasterImage()
        self.surface = skia.Surface(1092, 510)
        self.texts = []
        rows = [
            ("FIELD NOTES", 11.62, 600, 53.4, 0.8), ("The lighthouse that", 19.37, 600, 79.4, 1),
            ("answers its letters", 19.37, 600, 103.4, 1), ("Twelve minutes · Part four", 12.59, 400, 124.7, 0.8),
        ]
        for text, size, weight, y, opacity in rows:
            font = skia.Font(weighted(face, weight, size), size)
            font.setEdging(skia.Font.Edging.kAntiAlias)
            font.setSubpixel(True)
            font.setHinting(skia.FontHinting.kNone)
            self.texts.append((text, y, font, skia.Paint(Color4f=skia.Color4f(1, 1, 1, opacity), AntiAlias=True)))

    def draw(self):
        canvas = self.surface.getCanvas()
        canvas.clear(skia.ColorTRANSPARENT)
        canvas.save()
        canvas.scale(3, 3)
        canvas.clipRRect(skia.RRect.MakeRectXY(skia.Rect.MakeWH(364, 170), 22, 22), True)
        colors = [0xFF3B2F8F, 0xFFC2478B, 0xFFF28C5A]
        shader = skia.GradientShader.MakeLinear([(0, 0), (364, 170)], colors)
        canvas.drawPaint(skia.Paint(Shader=shader))
        frame = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(16, 25, 120, 120), 14, 14)
        blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 4)
        canvas.save()
        canvas.translate(0, 4)
        canvas.drawRRect(frame, skia.Paint(Color=0x66000000, AntiAlias=True, MaskFilter=blur))
        canvas.restore()
        canvas.save()
        canvas.clipRRect(frame, True)
        canvas.drawImageRect(
            self.picture, skia.Rect.MakeXYWH(-4, 25, 160, 120), skia.SamplingOptions(skia.FilterMode.kLinear))
        canvas.restore()
        for text, y, font, paint in self.texts:
            canvas.drawString(text, 152, y, font, paint)
        canvas.restore()

    def png(self):
        self.draw()
        return bytes(self.surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))


def weighted(face, weight, size):
    """The variable font at a weight and an optical size."""
    position = skia.FontArguments.VariationPosition
    axes = position.Coordinates([
        position.Coordinate(tag("wght"), float(weight)),
        position.Coordinate(tag("opsz"), float(max(14, min(32, size)))),
    ])
    place = position(axes)
    arguments = skia.FontArguments()
    # Not copied: `axes` and `place` must outlive the call.
    arguments.setVariationDesignPosition(place)
    return face.makeClone(arguments)


def tag(letters):
    return int.from_bytes(letters.encode(), "big")

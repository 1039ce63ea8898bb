"""Measures Ambrotype beside its peers and prints one table of ratios.

Every comparison takes turns (ours, theirs, ours, theirs …) within one run and compares medians of wall-clock time, so that a busy
machine slows both alike. Run it through Benchmarks/run, which installs and builds what it needs.
"""

import argparse
import glob
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Benchmarks/peers"))
ambrotype = root / ".build/release/ambrotype"
benchmark = root / ".build/release/ambrotype-benchmark"
scene = root / "Benchmarks/scene"
thumbnail = scene / "Assets.xcassets/Tower.imageset/tower.jpg"
photograph = root / "Benchmarks/dunes.jpg"


# Taking turns


def turns(rounds, ours, theirs, warm=2):
    """Medians, in seconds, of two calls that answer the time they took."""
    for _ in range(warm):
        ours(), theirs()
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return statistics.median(p[0] for p in pairs), statistics.median(p[1] for p in pairs)


def timed(work):
    def call():
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
    return call


class Program:
    """A command, and the wall-clock and processor seconds of its runs."""

    def __init__(self, *command, **environment):
        self.command, self.environment = [str(part) for part in command], environment
        self.processor = []

    def __call__(self):
        environment = {**os.environ, **self.environment, "CI": "true"}
        start = time.perf_counter()
        with open(os.devnull, "w") as nowhere:
            child = subprocess.Popen(self.command, stdout=nowhere, stderr=subprocess.PIPE, env=environment)
            said = child.stderr.read()
            _, status, use = os.wait4(child.pid, 0)
        taken = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        if child.returncode:
            raise SystemExit(f"{' '.join(self.command)}\nended with {child.returncode}\n{said.decode()}")
        self.processor.append(use.ru_utime + use.ru_stime)
        return taken

    def peak(self):
        """Megabytes, from one run below `time`: a child of this process would count what this process holds before it starts."""
        said = subprocess.run(
            ["/usr/bin/time", "-f", "%M", *self.command], env={**os.environ, **self.environment, "CI": "true"},
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True, text=True).stderr
        return int(said.split()[-1]) / 1024

    @property
    def processor_seconds(self):
        return statistics.median(self.processor)


class Server:
    """The engine in a process of its own, asked line by line."""

    def __init__(self, pictures=()):
        command = [benchmark, "serve", root / "fonts", scene, *pictures]
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, words):
        """Seconds, seconds of processor time, and bytes."""
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        taken, busy, size = map(int, self.process.stdout.readline().split())
        return taken / 1e9, busy / 1e9, size

    def call(self, words):
        def ask():
            taken, busy, _ = self.ask(words)
            self.busy.append(busy)
            return taken
        self.busy = []
        return ask

    def close(self):
        self.process.stdin.close()
        self.process.wait()


# The table


class Table:
    def __init__(self):
        self.rows = []

    def ratio(self, what, peer, ours, theirs, goal, note=""):
        verdict = "met" if ours / theirs <= goal else "missed"
        self.rows.append([
            what, peer, milliseconds(ours), milliseconds(theirs), f"{ours / theirs:.3f}", f"≤ {goal:.3g}", verdict, note])

    def figure(self, what, value, goal="", verdict="", note=""):
        self.rows.append([what, "", value, "", "", goal, verdict, note])

    def text(self):
        head = ["measure", "peer", "ours", "peer's", "ratio", "goal", "", "beside"]
        lines = ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head)] + self.rows]
        return "\n".join(lines)


def milliseconds(seconds):
    return f"{seconds * 1000:.2f} ms" if seconds < 0.01 else f"{seconds * 1000:.1f} ms"


def processor(ours, theirs):
    ratio = ours.processor_seconds / theirs.processor_seconds
    return (
        f"processor time {milliseconds(ours.processor_seconds)} to {milliseconds(theirs.processor_seconds)}: {ratio:.3f}")


# The measures


def warm(table, rounds, scratch):
    """The scene, from a view to PNG bytes, in a process that has drawn it before."""
    from chromium import Chromium
    from skia_scene import SkiaScene

    server = Server()
    server.ask(f"write {scratch}/ours.png")
    skia = SkiaScene(str(root / "fonts"), str(thumbnail))
    (scratch / "skia.png").write_bytes(skia.png())
    ours, theirs = turns(rounds * 3, server.call("scene"), timed(skia.png))
    table.ratio("scene, warm", "skia-python draw + PNG", ours, theirs, 1 / 2, sizes(scratch, "ours", "skia"))
    browser = Chromium(root / "Benchmarks/peers/scene.html", 364, 170, 3)
    (scratch / "chromium.png").write_bytes(browser.screenshot())
    ours, theirs = turns(rounds, server.call("scene"), timed(browser.screenshot))
    table.ratio("scene, warm", "Chromium screenshot", ours, theirs, 1 / 8, sizes(scratch, "ours", "chromium"))
    browser.close()
    server.close()


def sizes(scratch, *names):
    return "PNG " + " to ".join(f"{(scratch / (name + '.png')).stat().st_size // 1000} kB" for name in names)


def cold(table, rounds, scratch):
    """The scene as a template, a program for each picture, against the same scene as SVG."""
    shutil.copy(root / "Benchmarks/peers/scene.svg", scratch)
    shutil.copy(thumbnail, scratch / "tower.jpg")
    fonts = scratch / "fonts.conf"
    fonts.write_text(
        f"<fontconfig><dir>{root / 'fonts/files'}</dir><cachedir>{scratch / 'font-cache'}</cachedir></fontconfig>")
    ours = Program(
        ambrotype, "render", scene, "--device", "iphone-16-pro-max", "--appearance", "light", "-o", scratch / "cold.png")
    theirs = Program("rsvg-convert", scratch / "scene.svg", "-o", scratch / "rsvg.png", FONTCONFIG_FILE=str(fonts))
    a, b = turns(rounds, ours, theirs)
    table.ratio("scene, cold", "rsvg-convert", a, b, 0.6, processor(ours, theirs))


def png(table, rounds, scratch):
    """Our own pictures, written by the engine and by libpng."""
    pictures = drawn(scratch)
    chosen = pictures[:: max(1, len(pictures) // 24)][:24]
    server = Server(chosen)
    ours = theirs = our_bytes = their_bytes = larger = 0
    for index in range(len(chosen)):
        our_size, their_size = server.ask(f"ours {index}")[2], server.ask(f"libpng {index}")[2]
        a, b = turns(max(5, rounds // 3), server.call(f"ours {index}"), server.call(f"libpng {index}"), warm=1)
        ours, theirs = ours + a, theirs + b
        our_bytes, their_bytes = our_bytes + our_size, their_bytes + their_size
        larger += our_size > their_size
    server.close()
    n = len(chosen)
    table.ratio(f"PNG encoding, {n} pictures", "libpng, zlib 6, adaptive", ours / n, theirs / n, 1 / 3, "time a picture")
    verdict = "met" if our_bytes <= their_bytes else "missed"
    table.rows.append([
        f"PNG size, {n} pictures", "libpng, zlib 6, adaptive", f"{our_bytes // 1000} kB", f"{their_bytes // 1000} kB",
        f"{our_bytes / their_bytes:.3f}", "≤ 1", verdict, f"larger: {larger} of {n}"])


def drawn(scratch):
    """All pictures of the shipped templates, drawn once."""
    out = scratch / "templates"
    if not out.exists():
        Program(ambrotype, "render", root / "templates", "--out", out)()
    return sorted(glob.glob(f"{out}/*/*.png"))


def photo(table, rounds, scratch):
    """A 12-megapixel JPEG to the pixels of a medium widget at 3x."""
    for kind in ["jpg", "png"]:
        ours = Program(benchmark, "thumbnail", photograph, 1092, 510, scratch / f"thumbnail.{kind}")
        saved = f"{scratch}/vips.jpg[Q=90]" if kind == "jpg" else f"{scratch}/vips.png"
        theirs = Program("vipsthumbnail", photograph, "-s", "1092x510", "-o", saved)
        a, b = turns(rounds, ours, theirs)
        table.ratio(f"12-megapixel JPEG to {kind}", "vipsthumbnail", a, b, 1 / 2, processor(ours, theirs))
    # The shipped widget shows a copy of the right size; here it gets the photograph itself.
    widget = scratch / "wallpaper-home"
    shutil.copytree(root / "templates/wallpaper-home", widget, dirs_exist_ok=True)
    shutil.copy(photograph, widget / "Assets.xcassets/Dunes.imageset/dunes.jpg")
    ours = Program(
        ambrotype, "render", widget, "--family", "medium", "--appearance", "light", "--locale",
        "en", "--entry", "first", "-o", scratch / "wallpaper.png")
    # The widget fills its ground with the picture and cuts what is too high, so the peer cuts too.
    theirs = Program(
        "vipsthumbnail", photograph, "-s", "1092x510", "--smartcrop", "centre", "-o", f"{scratch}/vips.png")
    a, b = turns(rounds, ours, theirs)
    table.ratio("the widget that shows it, cold", "vipsthumbnail, filled, to png", a, b, 1 / 2, processor(ours, theirs))


def memory(table, rounds, scratch):
    """Peak resident memory of one cold render of the largest picture."""
    program = Program(
        ambrotype, "render", root / "templates/wallpaper-home", "--family", "large", "--appearance", "light", "--locale",
        "en", "--device", "iphone-16-pro-max", "--entry", "first", "-o", scratch / "large.png")
    peak = max(program.peak() for _ in range(3))
    table.figure(
        "peak memory, cold, largest picture", f"{peak:.1f} MB", "≤ 40 MB", "met" if peak <= 40 else "missed",
        "wallpaper-home, large, from a 12-megapixel JPEG")


def throughput(table, rounds, scratch):
    """The whole of templates/, with one job and with two."""
    runs = {jobs: Program(ambrotype, "render", root / "templates", "--out", scratch / "all", "--jobs", jobs) for jobs in (1, 2)}
    one, two = turns(max(2, rounds // 8), runs[1], runs[2], warm=0)
    count = len(glob.glob(f"{scratch}/all/*/*.png"))
    for jobs, seconds in [(1, one), (2, two)]:
        table.figure(
            f"pictures a second, --jobs {jobs}", f"{count / seconds:.1f}",
            note=f"{count} pictures; processor time a picture {milliseconds(runs[jobs].processor_seconds / count)}; "
            f"peak {runs[jobs].peak():.0f} MB")


def storefront(scratch, name, shots, locales):
    """A configuration of equal shots at 1320 x 2868: a 12-megapixel wallpaper, blurred, three widgets, a caption."""
    reading = str(root / "templates/reading-widget")
    widgets = [
        {"widget": reading, "family": "systemMedium", "at": [0, 0], "sample": "active"},
        {"widget": reading, "family": "systemSmall", "at": [0, 2], "sample": "active", "entry": 1},
        {"widget": reading, "family": "systemSmall", "at": [2, 2], "sample": "active", "entry": 2},
    ]
    shot = {
        "background": {"gradient": ["#F2C38B", "#B4643C"], "angle": 160},
        "caption": {"default": "One good story, on your Home Screen"},
        "scene": {"home": {"wallpaper": {"picture": str(photograph), "blur": 12}, "widgets": widgets}},
    }
    folder = scratch / name
    folder.mkdir(exist_ok=True)
    document = {
        "locales": locales, "devices": ["iphone-6.9"], "system": 18,
        "shots": [{"name": f"shot{number}", **shot} for number in range(shots)]}
    (folder / "storefront.json").write_text(json.dumps(document))
    return folder / "storefront.json"


def store(table, rounds, scratch):
    """Store pictures: one full shot, and forty of them beside forty screenshots of an equal page."""
    from chromium import Chromium

    def program(shots, locales=("en-US",), jobs=1):
        file = storefront(scratch, f"store-{shots}-{len(locales)}", shots, list(locales))
        return Program(ambrotype, "screenshots", file, "--force", "--jobs", jobs)

    one, many = program(1), program(9)
    one(), many()
    pairs = [(one(), many()) for _ in range(max(3, rounds // 4))]
    each = statistics.median((b - a) / 8 for a, b in pairs)
    table.figure(
        "store picture, 1320 x 2868, warm", milliseconds(each), "≤ 400 ms", "met" if each <= 0.4 else "missed",
        "12-megapixel wallpaper, blur, three widgets; nine pictures less one, divided by eight; one job")
    peak = max(one.peak() for _ in range(3))
    table.figure(
        "its peak memory", f"{peak:.1f} MB", "≤ 60 MB", "met" if peak <= 60 else "missed", "30 MB for pixels")
    page = (root / "Benchmarks/peers/store.html").read_text()
    (scratch / "store.html").write_text(
        page.replace("PHOTO", photograph.as_uri()).replace("FONT", (root / "fonts/files/Inter.ttf").resolve().as_uri()))
    browser = Chromium(scratch / "store.html", 440, 956, 3)
    (scratch / "store-chromium.png").write_bytes(browser.screenshot())

    def forty():
        for _ in range(40):
            browser.screenshot()

    ours = program(10, ("en-US", "ja", "ar-SA", "de-DE"), jobs=2)
    a, b = turns(max(2, rounds // 8), ours, timed(forty), warm=1)
    browser.close()
    table.ratio(
        "40 store pictures, 4 languages × 10", "Chromium, 40 screenshots", a, b, 1 / 5,
        f"{40 / a:.1f} to {40 / b:.1f} a second; ours with a start, views, files and contact sheets, two jobs")


measures = {f.__name__: f for f in [warm, cold, png, photo, memory, throughput, store]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", nargs="*", help=f"one or more of {', '.join(measures)}; all when none is named")
    parser.add_argument("--rounds", type=int, default=24, help="turns of each comparison (default 24)")
    parser.add_argument("--keep", metavar="DIR", help="keep the pictures that were made in this folder")
    given = parser.parse_args()
    unknown = [name for name in given.measure if name not in measures]
    if unknown:
        parser.error(f"no measure {unknown[0]}; there are {', '.join(measures)}")
    table = Table()
    with tempfile.TemporaryDirectory(prefix="benchmark-") as folder:
        scratch = pathlib.Path(given.keep or folder).resolve()
        scratch.mkdir(parents=True, exist_ok=True)
        for name in given.measure or measures:
            print(f"measuring: {name}", file=sys.stderr)
            measures[name](table, given.rounds, scratch)
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} processors, load {load:.1f}; medians of turns, wall-clock time\n")
    print(table.text())


main()

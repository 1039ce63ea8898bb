"""Asks odiff's comparison as the other differs are asked: odiff.py <library> <before.rgba> <after.rgba> <width> <height>.

Lines "compare <threshold> <0 or 1>" are answered with "<nanoseconds> <nanoseconds of processor time> <changed pixels>".
"""
import ctypes
import sys
import time

library, before, after, width, height = sys.argv[1:]
compare = ctypes.CDLL(library).odiff_compare
compare.restype = ctypes.c_uint32
compare.argtypes = [ctypes.c_char_p] * 2 + [ctypes.c_uint32] * 2 + [ctypes.c_double, ctypes.c_uint8, ctypes.c_uint8]
pictures = [open(path, "rb").read() for path in (before, after)]
for line in sys.stdin:
    _, threshold, forgives = line.split()
    start, busy = time.perf_counter_ns(), time.thread_time_ns()
    changed = compare(*pictures, int(width), int(height), float(threshold), int(forgives), 0)
    print(time.perf_counter_ns() - start, time.thread_time_ns() - busy, changed, flush=True)

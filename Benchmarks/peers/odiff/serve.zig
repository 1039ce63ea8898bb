//! The peer's comparison, asked as ours is: pixels come in through C calls, the clock is the caller's.
const std = @import("std");
const diff = @import("diff.zig");
const io = @import("io.zig");

/// Changed pixels; `smoothing`: 1 lets anti-aliasing pass, `picture`: 1 makes the difference's mask too.
export fn odiff_compare(a: [*]u32, b: [*]u32, width: u32, height: u32, threshold: f64, smoothing: u8, picture: u8) u32 {
    const len = @as(usize, width) * height;
    const base = io.Image{ .data = a, .len = len, .width = width, .height = height };
    const comp = io.Image{ .data = b, .len = len, .width = width, .height = height };
    const options = diff.DiffOptions{
        .antialiasing = smoothing == 1,
        .threshold = threshold,
        .capture_diff = picture == 1,
        .output_diff_mask = picture == 1,
    };
    const result = diff.compare(&base, &comp, options, std.heap.c_allocator) catch return 0xffff_ffff;
    if (result[0]) |image| std.heap.c_allocator.free(image.slice());
    return result[1];
}

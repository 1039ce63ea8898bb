//! Stands in for the peer's picture module, so that its comparison is built without its decoders: only what that uses.
const std = @import("std");

pub const Image = extern struct {
    data: [*]u32,
    len: usize,
    width: u32,
    height: u32,

    pub fn slice(self: Image) []u32 {
        return self.data[0..self.len];
    }

    pub inline fn readRawPixelAtOffset(self: *const Image, offset: usize) u32 {
        return self.data[offset];
    }

    pub fn readRawPixel(self: *const Image, x: u32, y: u32) u32 {
        return self.data[y * self.width + x];
    }

    pub fn setImgColorAtOffset(self: *Image, offset: usize, color: u32) void {
        self.data[offset] = color;
    }

    pub fn setImgColor(self: *Image, x: u32, y: u32, color: u32) void {
        self.data[y * self.width + x] = color;
    }

    pub fn makeSameAsLayout(self: *const Image, allocator: std.mem.Allocator) !Image {
        const data = try allocator.alloc(u32, self.len);
        @memset(data, 0);
        return .{ .width = self.width, .height = self.height, .data = data.ptr, .len = data.len };
    }

    pub fn makeWithWhiteOverlay(self: *const Image, factor: f32, allocator: std.mem.Allocator) !Image {
        _ = factor;
        return self.makeSameAsLayout(allocator);
    }
};

// Arithmetic on premultiplied pixels: one UInt32 a pixel, red in the lowest byte, alpha in the highest.
//
// Every product of two bytes is divided by 255 and rounded to nearest ((x + 128 + (x + 128 >> 8)) >> 8 is exact for all
// of them), so the vector and the single forms below give the same bytes on every processor.

/// Four pixels.
typealias Pixels4 = SIMD4<UInt32>

@inline(__always) func alpha(_ pixel: UInt32) -> UInt32 { pixel >> 24 }

/// All four components times `factor` / 255.
@inline(__always)
func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
}

/// `source` over `below`.
@inline(__always)
func over(_ source: UInt32, _ below: UInt32) -> UInt32 { source &+ scaled(below, 255 &- alpha(source)) }

/// `from` where `share` is 0, `to` where it is 255, with one rounding.
@inline(__always)
func mixed(_ from: UInt32, _ to: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 255 &- share
    var low = (from & 0x00FF_00FF) &* rest &+ (to & 0x00FF_00FF) &* share &+ 0x0080_0080
    low = ((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var high = ((from >> 8) & 0x00FF_00FF) &* rest &+ ((to >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
    high = (high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
}

/// Each pixel times the byte that both 16-bit halves of its `factors` lane hold, / 255.
@inline(__always)
func scaled(_ pixels: Pixels4, _ factors: SIMD8<UInt16>) -> Pixels4 {
    let low = unsafeBitCast(pixels & Pixels4(repeating: 0x00FF_00FF), to: SIMD8<UInt16>.self)
    let high = unsafeBitCast(pixels, to: SIMD8<UInt16>.self) &>> 8
    let half = SIMD8<UInt16>(repeating: 128)
    var a = low &* factors &+ half
    var b = high &* factors &+ half
    a = (a &+ (a &>> 8)) &>> 8
    b = (b &+ (b &>> 8)) & SIMD8<UInt16>(repeating: 0xFF00)
    return unsafeBitCast(a | b, to: Pixels4.self)
}

/// For `scaled`: a byte a pixel, given as 32-bit lanes, in both halves.
@inline(__always)
func factors(_ bytes: Pixels4) -> SIMD8<UInt16> { unsafeBitCast(bytes | (bytes &<< 16), to: SIMD8<UInt16>.self) }

/// Four bytes, the first in the lowest, as lanes.
@inline(__always)
func spread(_ bytes: UInt32) -> Pixels4 { Pixels4(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self)) }

/// The smaller of each pair; `b` where `a` is not a number.
@inline(__always)
func smaller(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { b.replacing(with: a, where: a .< b) }

/// The larger of each pair; `b` where `a` is not a number.
@inline(__always)
func larger(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { b.replacing(with: a, where: a .> b) }

@inline(__always)
func over(_ source: Pixels4, _ below: Pixels4) -> Pixels4 {
    source &+ scaled(below, factors(Pixels4(repeating: 255) &- (source &>> 24)))
}

@inline(__always)
func load4(_ from: UnsafePointer<UInt32>) -> Pixels4 { UnsafeRawPointer(from).loadUnaligned(as: Pixels4.self) }

@inline(__always)
func load4(_ from: UnsafeMutablePointer<UInt32>) -> Pixels4 {
    UnsafeRawPointer(from).loadUnaligned(as: Pixels4.self)
}

@inline(__always)
func store4(_ pixels: Pixels4, _ to: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(to).storeBytes(of: pixels, as: Pixels4.self)
}

/// Red, green, blue, alpha as numbers 0…255.
@inline(__always)
func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    // The bits of 2²³ + n for a whole number n below 2²³.
    unsafeBitCast(spread(pixel) | SIMD4(repeating: 0x4B00_0000), to: SIMD4<Float>.self) - 8_388_608
}

/// The nearest pixel to components 0…255; halves go to the even neighbour.
@inline(__always)
func rounded(_ components: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(components + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
}

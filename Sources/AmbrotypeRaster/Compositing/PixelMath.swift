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

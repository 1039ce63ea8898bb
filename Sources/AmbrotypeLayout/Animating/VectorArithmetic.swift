public import Foundation

/// A value that can be added, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    /// The value's dot product with itself.
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

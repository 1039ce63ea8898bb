public import Foundation

/// A value that has a place on an axis or in a scale.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// Numbers, dates and names: what every plottable value comes down to.
public protocol PrimitivePlottableProtocol: Plottable {
    var _datum: _Datum { get }
}

/// A value on an axis: a number, an instant, or a name.
public enum _Datum: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// Numbers and instants on one line; nil for names.
    var position: Double? {
        switch self {
        case .number(let value): value
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Double: PrimitivePlottableProtocol { public var _datum: _Datum { .number(self) } }
extension Float: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension CGFloat: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Int: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Int16: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Int32: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Int64: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension UInt: PrimitivePlottableProtocol { public var _datum: _Datum { .number(Double(self)) } }
extension Decimal: PrimitivePlottableProtocol {
    public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension String: PrimitivePlottableProtocol { public var _datum: _Datum { .category(self) } }
extension Date: PrimitivePlottableProtocol { public var _datum: _Datum { .date(self) } }

extension Plottable {
    var datum: _Datum { primitivePlottable._datum }

    /// The value at a place of an axis, where the axis holds values of this kind.
    static func value(of datum: _Datum) -> Self? {
        let primitive: Any? =
            switch (datum, PrimitivePlottable.self) {
            case (.number(let value), is Double.Type): value
            case (.number(let value), is Float.Type): Float(value)
            case (.number(let value), is CGFloat.Type): CGFloat(value)
            case (.number(let value), is Int.Type): Int(value.rounded())
            case (.number(let value), is Int64.Type): Int64(value.rounded())
            case (.number(let value), is Int32.Type): Int32(value.rounded())
            case (.number(let value), is Int16.Type): Int16(value.rounded())
            case (.number(let value), is UInt.Type): value >= 0 ? UInt(value.rounded()) : nil
            case (.number(let value), is Decimal.Type): Decimal(value)
            case (.category(let name), is String.Type): name
            case (.date(let date), is Date.Type): date
            default: nil
            }
        return (primitive as? PrimitivePlottable).flatMap { Self(primitivePlottable: $0) }
    }
}

public import Foundation

/// Ready-made views of an author, shown while editing; fixtures for pictures here.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
    case visionOS
}

/// The size of a preview's canvas.
public enum PreviewLayout: Equatable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by Apple's name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// A value that a preview's context may hold.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What a preview is shown in, such as a widget of some family.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

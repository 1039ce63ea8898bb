public import Foundation

/// The glass of iOS 26. It is drawn as a thin material in the shape, with its tint over it (assumed: how glass bends light is not drawn).
public struct Glass: Equatable, Sendable {
    var isClear = false
    var isNone = false
    var tintColor: Color?

    public static let regular = Glass()
    public static let clear = Glass(isClear: true)
    public static let identity = Glass(isNone: true)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given.
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }

    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background {
            if !glass.isNone {
                ZStack {
                    shape.fill(glass.isClear ? Material.ultraThin : .thin)
                    if let tint = glass.tintColor { shape.fill(tint.opacity(0.6)) }
                }
            }
        }
    }

    /// Of no effect: nothing moves in a still picture.
    public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    /// Of no effect: each piece of glass is drawn by itself.
    public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }
}

/// Several pieces of glass; each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

package import AmbrotypeGeometry
public import Foundation

/// A layout without its type, so that a container can change its layout and keep its children.
public struct AnyLayout: Layout {
    package let base: any Layout

    public init<L>(_ layout: L) where L: Layout { base = layout }

    /// The cache of the layout inside, of whatever type.
    public struct Cache {
        var value: Any
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// The axis of the stack inside, nil for other layouts; `layoutProperties` cannot say it, being of the type.
    package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        func open(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
        return Cache(value: open(base))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func open<L: Layout>(_ layout: L) -> ViewSpacing {
            with(&cache, of: L.self) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return open(base)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func open<L: Layout>(_ layout: L) -> CGSize {
            with(&cache, of: L.self) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        return open(base)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func open<L: Layout>(_ layout: L) {
            with(&cache, of: L.self) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        open(base)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(&cache, of: L.self) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(base)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func open<L: Layout>(_ layout: L) -> CGFloat? {
            with(&cache, of: L.self) {
                layout.explicitAlignment(
                    of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(base)
    }

    /// Runs `body` on the cache as the type it has.
    private func with<L: Layout, Answer>(
        _ cache: inout Cache, of layout: L.Type, body: (inout L.Cache) -> Answer
    ) -> Answer {
        guard var own = cache.value as? L.Cache else { preconditionFailure("a cache of another layout's making") }
        defer { cache.value = own }
        return body(&own)
    }
}

@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}

package import AmbrotypeDrawing

/// Where in the tree the resolver stands, with what the view there inherits.
@MainActor package struct ResolveContext {
    package var environment: EnvironmentValues
    /// Names from the root to here; parts joined by `/` in diagnostics.
    package var place: Place
    package let session: RenderSession

    package init(environment: EnvironmentValues, session: RenderSession) {
        (self.environment, self.session, place) = (environment, session, Place())
        self.environment.assets = session.assets
    }

    /// The context of the view whose body or closure runs now.
    package static var current: ResolveContext?

    /// The nodes of any view.
    package func resolve<V: View>(_ view: V) -> [Node] {
        if let primitive = view as? any Resolvable { return primitive.resolve(in: self) }
        var inner = self
        inner.place = place.entering(Self.name(of: V.self))
        guard inner.place.depth < RenderSession.deepestTree else {
            session.report(
                .error, "endless-body", at: inner,
                "views nest deeper than \(RenderSession.deepestTree): a body contains itself")
            return []
        }
        inner.updateDynamicProperties(of: view)
        let body = inner.evaluate { view.body }
        return inner.resolve(body)
    }

    /// One node for any view: several become the children of a stack on top of each other, none an empty node.
    package func resolveOne<V: View>(_ view: V, alignment: Alignment = .center) -> Node {
        let nodes = resolve(view)
        if nodes.count == 1 { return nodes[0] }
        return Node(.stack(AnyLayout(ZStackLayout(alignment: alignment))), children: nodes, in: self)
    }

    /// Runs a view's own code with this context as the current one.
    package func evaluate<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    package func child(_ index: Int) -> ResolveContext {
        var inner = self
        inner.place = place.child(index)
        return inner
    }

    package func entering(_ name: String) -> ResolveContext {
        var inner = self
        inner.place = place.entering(name)
        return inner
    }

    /// Fills `@Environment` and its like among the stored properties of `value`.
    package func updateDynamicProperties<Value>(of value: Value) {
        guard DynamicPropertyCensus.mayHold(Value.self, value) else { return }
        for child in Mirror(reflecting: value).children {
            (child.value as? any EnvironmentReader)?.read(environment)
            if let property = child.value as? any DynamicProperty, !(child.value is any EnvironmentReader) {
                updateNested(property)
            }
        }
    }

    private func updateNested(_ property: any DynamicProperty) {
        for child in Mirror(reflecting: property).children {
            (child.value as? any EnvironmentReader)?.read(environment)
        }
        var copy = property
        copy.update()
    }

    private static func name<V>(of type: V.Type) -> String {
        let full = String(describing: type)
        return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    }
}

/// Remembers which types have dynamic properties at all, so that plain views are not looked into.
@MainActor private enum DynamicPropertyCensus {
    static var holders: [ObjectIdentifier: Bool] = [:]

    static func mayHold<Value>(_ type: Value.Type, _ value: Value) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = holders[key] { return known }
        let found = Mirror(reflecting: value).children.contains { $0.value is any DynamicProperty }
        holders[key] = found
        return found
    }
}

/// A path of names from the root of a view tree.
package struct Place: Equatable, Hashable, Sendable, CustomStringConvertible {
    private var parts: [String] = []
    /// Where a document says this view, or the nearest one around it: `template.json:12:7`; nil for views of a program. No part of
    /// the description.
    package var source: String?

    package init() {}

    package var depth: Int { parts.count }

    package func entering(_ name: String) -> Place {
        var place = self
        place.parts.append(name)
        return place
    }

    /// The `index`-th child of the innermost part.
    package func child(_ index: Int) -> Place {
        var place = self
        place.parts.append("[\(index)]")
        return place
    }

    package var description: String {
        var text = ""
        for part in parts {
            if !text.isEmpty && !part.hasPrefix("[") { text += "/" }
            text += part
        }
        return text
    }
}

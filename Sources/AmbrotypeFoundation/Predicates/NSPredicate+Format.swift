public import Foundation

extension NSPredicate {
    /// A predicate of a format string. Foundation on Linux has no key-value coding to ask an object with, so it lets everything pass;
    /// sources that only hand it to a database compile with it.
    public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }

    public convenience init(format: String, argumentArray arguments: [Any]?) { self.init(value: true) }
}

extension NSSortDescriptor {
    /// Keeps the order, as there is no key-value coding on Linux.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.description, ascending: ascending) { _, _ in .orderedSame }
    }
}

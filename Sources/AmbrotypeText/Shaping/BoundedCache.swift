/// A dictionary that forgets: when the younger half is full, the older half goes.
///
/// What was used since the last turn survives it. At most `2 × capacity` entries.
struct BoundedCache<Key: Hashable, Value> {
    private let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old[key] else { return nil }
            insert(value, key)
            return value
        }
        set {
            if let newValue { insert(newValue, key) }
        }
    }

    private mutating func insert(_ value: Value, _ key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }
}

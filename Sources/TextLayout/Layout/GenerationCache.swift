/// A dictionary that drops values that were not recalled recently.
///
/// There are two generations. A recalled value of the older one moves to the newer; when the newer one is full, it becomes the
/// older, whose values are dropped.
struct GenerationCache<Key: Hashable, Value> {
    /// The number of values kept at least; at most twice as many are.
    let capacity: Int
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The value of a key, which is marked as recalled.
    mutating func recall(_ key: Key) -> Value? {
        if let known = newer[key] { return known }
        guard let known = older[key] else { return nil }
        insert(known, for: key)
        return known
    }

    mutating func insert(_ value: Value, for key: Key) {
        if newer.count >= capacity {
            older = newer
            newer = [:]
        }
        newer[key] = value
    }
}

/// A dictionary that forgets what has not been asked for lately.
///
/// There are two generations. What the older one still holds moves to the newer when asked for; when the newer is full it
/// becomes the older, whose contents go.
struct GenerationCache<Key: Hashable, Value> {
    /// How many values are remembered at least; at most twice as many are.
    let capacity: Int
    private var newer: [Key: Value] = [:]
    private var older: [Key: Value] = [:]

    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The value of a key, which counts as asked for.
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

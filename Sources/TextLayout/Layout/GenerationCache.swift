/// A dictionary that drops values that were not recalled recently.
///
/// There are two generations. A recalled value of the older one moves to the newer; when the newer one is full, it
/// becomes the older, whose values are dropped.
struct GenerationCache<Key: Hashable, Value> {
    /// The minimum number of values kept, or their total cost; the maximum is twice that.
    let capacity: Int
    private var newer: [Key: (value: Value, cost: Int)] = [:]
    private var older: [Key: (value: Value, cost: Int)] = [:]
    private var newerCost = 0

    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// The value of a key, which is marked as recalled.
    mutating func recall(_ key: Key) -> Value? {
        if let known = newer[key] { return known.value }
        guard let known = older[key] else { return nil }
        insert(known.value, for: key, cost: known.cost)
        return known.value
    }

    /// - Parameter cost: The number of values as which it counts.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if newerCost >= capacity {
            older = newer
            newer = [:]
            newerCost = 0
        }
        if newer.updateValue((value, cost), forKey: key) == nil { newerCost += cost }
    }
}

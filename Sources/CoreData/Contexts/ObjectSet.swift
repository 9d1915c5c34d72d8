/// Objects in the order in which they were added, each once.
struct ObjectSet {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var entries: [Int: NSManagedObject] = [:]
    private var last = 0

    init(_ objects: [NSManagedObject] = []) { for object in objects { insert(object) } }

    var isEmpty: Bool { numbers.isEmpty }

    /// The objects in order.
    ///
    /// - Complexity: O(n log n)
    var list: [NSManagedObject] { entries.keys.sorted().map { entries[$0]! } }

    func contains(_ object: NSManagedObject) -> Bool { numbers[ObjectIdentifier(object)] != nil }

    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard numbers[ObjectIdentifier(object)] == nil else { return false }
        last += 1
        numbers[ObjectIdentifier(object)] = last
        entries[last] = object
        return true
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        guard let number = numbers.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        entries[number] = nil
        return true
    }
}

/// Values that leave in the order in which they came.
struct Queue<Element> {
    private var elements: [Element?] = []
    private var first = 0

    var count: Int { elements.count - first }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ element: Element) { elements.append(element) }

    /// - Complexity: O(1) on average
    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[first]
        elements[first] = nil
        first += 1
        if first * 2 > elements.count {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }

    /// Removes the element that came last.
    mutating func removeLast() {
        if !isEmpty { elements.removeLast() }
    }

    mutating func removeAll() { (elements, first) = ([], 0) }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element satisfies a predicate that all later elements satisfy, too; `endIndex` if none
    /// does.
    ///
    /// - Complexity: O(log count).
    func partitioningIndex(where belongsAfter: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

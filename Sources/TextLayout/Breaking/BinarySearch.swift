extension RandomAccessCollection where Index == Int {
    /// The first index whose element satisfies a predicate that holds for all elements after it, too; `endIndex` if none does.
    ///
    /// - Complexity: logarithmic.
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

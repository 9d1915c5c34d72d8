/// The sections of a table with the heights of their parts. A section's parts are its header, its rows and its footer,
/// in this order.
struct TableGeometry {
    /// One part of a table.
    enum Part: Equatable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    /// The number of rows in each section.
    private(set) var rowCounts: [Int]
    /// The index of each section's first part, and the number of parts.
    private var firstParts: [Int]
    private var heights: RunningLengths
    /// Whether a part's height is final rather than estimated.
    private(set) var isSettled: [Bool]
    /// The top of the first section in points: the bottom of the table's header view.
    var top: CGFloat = 0

    /// Makes a table without sections.
    init() { self.init(rowCounts: []) { _ in (0, false) } }

    /// - Parameter height: The height of each part, in points, and whether it is final; called in order.
    init(rowCounts: [Int], height: (Part) -> (height: CGFloat, isSettled: Bool)) {
        var (firstParts, heights, isSettled) = ([0], [CGFloat](), [Bool]())
        func add(_ part: Part) {
            let (height, settled) = height(part)
            heights.append(height)
            isSettled.append(settled)
        }
        for (section, count) in rowCounts.enumerated() {
            add(.header(section))
            for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
            add(.footer(section))
            firstParts.append(heights.count)
        }
        self.rowCounts = rowCounts
        self.firstParts = firstParts
        self.isSettled = isSettled
        self.heights = RunningLengths(heights)
    }

    // MARK: Parts

    var partCount: Int { heights.count }
    var sectionCount: Int { rowCounts.count }

    func index(of part: Part) -> Int {
        switch part {
        case .header(let section): firstParts[section]
        case .row(let path): firstParts[path.section] + 1 + path.row
        case .footer(let section): firstParts[section + 1] - 1
        }
    }

    func part(at index: Int) -> Part {
        let section = section(ofPart: index)
        if index == firstParts[section] { return .header(section) }
        if index == firstParts[section + 1] - 1 { return .footer(section) }
        return .row(IndexPath(row: index - firstParts[section] - 1, section: section))
    }

    func section(ofPart index: Int) -> Int {
        var (low, high) = (0, rowCounts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if firstParts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
    }

    // MARK: Heights

    func height(at index: Int) -> CGFloat { heights[index] }

    mutating func settle(_ height: CGFloat, at index: Int) {
        heights[index] = height
        isSettled[index] = true
    }

    /// Marks a height as an estimate.
    mutating func unsettle(_ index: Int) { isSettled[index] = false }

    /// The part's top in content coordinates.
    mutating func start(of index: Int) -> CGFloat { top + heights.start(of: index) }

    /// The part at a content y; the first or last one outside of the content, nil if there are none.
    mutating func index(at y: CGFloat) -> Int? { heights.index(at: y - top) }

    /// The bottom of the last section.
    var bottom: CGFloat {
        mutating get { top + heights.total }
    }

    /// The top and bottom of a section.
    mutating func span(ofSection section: Int) -> (top: CGFloat, bottom: CGFloat) {
        (start(of: firstParts[section]), start(of: firstParts[section + 1]))
    }
}

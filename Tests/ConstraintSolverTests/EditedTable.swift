import SeededRandom

@testable import ConstraintSolver

/// Rows of leaves below each other, whose structure is edited as programs do: views come, go, hide, and get other
/// constants.
///
/// Everything is stated to the two solvers of a ``StackSystem``.
final class EditedTable {
    typealias View = StackSystem.View

    struct Leaf {
        let view: View
        /// How much the leaf's priorities are below the usual ones.
        let drop: Float
        /// Hugging and resistance along the row, and across it.
        var along: [ConstraintID]
        var across: [ConstraintID]
        /// What makes a hidden leaf nothing wide.
        var isNothing: ConstraintID?
    }

    struct Row {
        let view: View
        var leaves: [Leaf] = []
        /// The leading edge, what is between leaves, and the trailing edge.
        var links: [ConstraintID] = []
        /// What ties the row to the table.
        var frame: [ConstraintID] = []
    }

    let system = StackSystem()
    let root: View
    let width: ConstraintID
    private let height: ConstraintID
    private(set) var rows: [Row] = []
    private var links: [ConstraintID] = []
    private let hasTies: Bool
    var dice: SplitMix

    /// - Parameter hasTies: Whether leaves may hold on to their sizes equally, so that only the order of installation
    ///   says which one gives way.
    init(rows: Int, leaves: Int, seed: Int, hasTies: Bool = false) {
        self.hasTies = hasTies
        dice = SplitMix(seed: seed)
        root = system.makeView()
        system.add(1 * root.x, .equal, 0)
        system.add(1 * root.y, .equal, 0)
        width = system.add(1 * root.width, .equal, 600)
        height = system.add(1 * root.height, .equal, 400, at: 51)
        for k in 0..<rows { insertRow(at: k, leaves: leaves) }
    }

    // MARK: Rows

    func insertRow(at place: Int, leaves: Int) {
        var row = Row(view: system.makeView())
        row.frame = [
            system.add(1 * row.view.x, .equal, 0), system.add(row.view.width - root.width, .equal, 0),
        ]
        unlinkRows(around: place)
        rows.insert(row, at: place)
        linkRows(around: place)
        for k in 0..<leaves { insertLeaf(at: k, in: place) }
    }

    func removeRow(at place: Int) {
        while !rows[place].leaves.isEmpty { removeLeaf(at: rows[place].leaves.count - 1, from: place) }
        for id in rows[place].links + rows[place].frame { system.remove(id) }
        removeLinks(at: place, count: 2)
        retire(rows.remove(at: place).view)
        if rows.isEmpty { links = [] } else { links.insert(link(place), at: place) }
    }

    /// The equation between the row at a place, or the lower edge, and what is above it.
    private func link(_ place: Int) -> ConstraintID {
        let above = place == 0 ? Expression(terms: []) : rows[place - 1].view.y + rows[place - 1].view.height
        if place == rows.count { return system.add(1 * root.height - above, .equal, 0) }
        return system.add(1 * rows[place].view.y - above, .equal, place == 0 ? 0 : 8)
    }

    private func unlinkRows(around place: Int) { if !links.isEmpty { removeLinks(at: place, count: 1) } }

    private func removeLinks(at place: Int, count: Int) {
        for id in links[place..<place + count] { system.remove(id) }
        links.removeSubrange(place..<place + count)
    }

    private func linkRows(around place: Int) { links.insert(contentsOf: [link(place), link(place + 1)], at: place) }

    // MARK: Leaves

    func insertLeaf(at place: Int, in row: Int) {
        let view = system.makeView()
        let drop = hasTies ? Float(dice.roll(0...5)) : unusedDrop(in: row)
        let size = (Double(dice.roll(20...120)), Double(dice.roll(16...60)))
        let leaf = Leaf(
            view: view, drop: drop,
            along: [
                system.add(1 * view.width, .lessThanOrEqual, size.0, at: 250 - drop),
                system.add(1 * view.width, .greaterThanOrEqual, size.0, at: 750 - drop),
            ],
            across: [
                system.add(1 * view.y, .equal, 0), system.add(view.height - rows[row].view.height, .equal, 0),
                system.add(1 * view.height, .lessThanOrEqual, size.1, at: 250 - drop),
                system.add(1 * view.height, .greaterThanOrEqual, size.1, at: 750 - drop),
            ])
        unlink(row, place, count: 1)
        rows[row].leaves.insert(leaf, at: place)
        relink(row, place, count: 2)
    }

    private func unusedDrop(in row: Int) -> Float {
        let used = rows[row].leaves.map(\.drop)
        return dice.pick((0..<20).map { Float($0) }.filter { !used.contains($0) })
    }

    func removeLeaf(at place: Int, from row: Int) {
        unlink(row, place, count: 2)
        let leaf = rows[row].leaves.remove(at: place)
        for id in leaf.along + leaf.across { system.remove(id) }
        leaf.isNothing.map(system.remove)
        retire(leaf.view)
        if !rows[row].leaves.isEmpty { relink(row, place, count: 1) }
    }

    func toggleLeaf(at place: Int, in row: Int) {
        if let known = rows[row].leaves[place].isNothing {
            system.remove(known)
            rows[row].leaves[place].isNothing = nil
        } else {
            rows[row].leaves[place].isNothing = system.add(1 * rows[row].leaves[place].view.width, .equal, 0)
        }
        unlink(row, place, count: 1)
        relink(row, place, count: 1)
    }

    private func unlink(_ row: Int, _ place: Int, count: Int) {
        guard !rows[row].links.isEmpty else { return }
        for id in rows[row].links[place..<place + count] { system.remove(id) }
        rows[row].links.removeSubrange(place..<place + count)
    }

    private func relink(_ row: Int, _ place: Int, count: Int) {
        let made = (place..<place + count).map { linkOfLeaf($0, in: row) }
        rows[row].links.insert(contentsOf: made, at: place)
    }

    private func linkOfLeaf(_ place: Int, in row: Int) -> ConstraintID {
        let leaves = rows[row].leaves
        let before = place == 0 ? Expression(terms: []) : leaves[place - 1].view.x + leaves[place - 1].view.width
        if place == leaves.count { return system.add(1 * rows[row].view.width - before, .equal, 0) }
        let gap: Double = place == 0 || leaves[place].isNothing != nil ? 0 : 8
        return system.add(1 * leaves[place].view.x - before, .equal, gap)
    }

    func retire(_ view: View) {
        for variable in [view.x, view.y, view.width, view.height] { system.retire(variable) }
    }

    // MARK: Edits at random

    /// What is done to the table now and then.
    enum Edit: CaseIterable {
        case toggle, insertLeaf, removeLeaf, insertRow, removeRow, spacing, tableWidth, content, tableHeight
    }

    func edit(_ edits: [Edit]) {
        let edit = dice.pick(edits)
        guard !rows.isEmpty else { return insertRow(at: 0, leaves: 3) }
        let row = dice.roll(0...rows.count - 1)
        let count = rows[row].leaves.count
        switch edit {
        case .toggle where count > 0: toggleLeaf(at: dice.roll(0...count - 1), in: row)
        case .insertLeaf: insertLeaf(at: dice.roll(0...count), in: row)
        case .removeLeaf where count > 1: removeLeaf(at: dice.roll(0...count - 1), from: row)
        case .insertRow: insertRow(at: dice.roll(0...rows.count), leaves: dice.roll(1...4))
        case .removeRow where rows.count > 1: removeRow(at: row)
        case .spacing where count > 1:
            system.setConstant(Double(dice.roll(0...20)), of: rows[row].links[dice.roll(1...count - 1)])
        case .tableWidth: system.setConstant(Double(dice.roll(300...900)), of: width)
        case .content where count > 0:
            let leaf = rows[row].leaves[dice.roll(0...count - 1)]
            let size = Double(dice.roll(10...150))
            for id in leaf.along { system.setConstant(size, of: id) }
        case .tableHeight: system.setConstant(Double(dice.roll(100...900)), of: height)
        default: break
        }
    }
}

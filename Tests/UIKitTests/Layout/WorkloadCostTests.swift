import Testing

@testable import UIKit

/// What the benchmarks' workloads cost, counted instead of timed: solutions, exchanges in the simplex, contents
/// measured, views visited, objects made for constraints of stack views, frames and origins looked at.
@MainActor
struct WorkloadCostTests {
    private let scene = WindowScene(4000, 4000)
    private var engine: LayoutEngineCounts { LayoutEngineCounts(scene.window) }

    /// Counters of the engine of a tree.
    private struct LayoutEngineCounts {
        let solves, pivots: Int
        let work: LayoutHost.Work

        @MainActor init(_ window: UIWindow) {
            let host = window.requireHost()
            (solves, pivots, work) = (host.engine.solves, host.engine.pivots, host.work)
        }
    }

    /// A stack view that counts its own layouts.
    private final class CountingStack: UIStackView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// A column of ten rows of ten leaves, of which the last gives way in each.
    @MainActor
    private struct Grid {
        let column = CountingStack()
        var rows: [CountingStack] = []
        var leaves: [SizedView] = []

        init() {
            column.axis = .vertical
            column.spacing = 8
            for row in 0..<10 { fill(row) }
            column.translatesAutoresizingMaskIntoConstraints = true
            column.frame = CGRect(x: 0, y: 0, width: 1400, height: 1000)
        }

        private mutating func fill(_ row: Int) {
            let stack = CountingStack()
            stack.spacing = 8
            for place in 0..<10 {
                let leaf = SizedView(CGFloat(20 + (37 * row + 61 * place) % 100), CGFloat(16 + (23 * row + 29 * place) % 44))
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    let isLast = axis == .horizontal ? place == 9 : row == 9
                    leaf.setContentHuggingPriority(UILayoutPriority(isLast ? 249 : 250), for: axis)
                    leaf.setContentCompressionResistancePriority(UILayoutPriority(isLast ? 749 : 750), for: axis)
                }
                stack.addArrangedSubview(leaf)
                leaves.append(leaf)
            }
            rows.append(stack)
            column.addArrangedSubview(stack)
        }

        var views: [UIView] { [column] + rows + leaves }
    }

    /// What one change cost.
    private struct Cost: Equatable {
        var solves = 0
        var measured = 0
        /// Views laid out, and those of them that neither got another size nor have a subview that got another frame.
        var visited = 0
        var visitedInVain = 0
        /// Frames looked at whether they are what the engine decided, and origins added up for it.
        var placed = 0
        var origins = 0
    }

    private func cost(of views: [UIView], _ change: () -> Void) -> (cost: Cost, pivots: Int) {
        let (frames, layouts, measured) = (views.map(\.frame), views.map { self.layouts($0) }, views.map(measurements))
        let before = engine
        change()
        scene.layOut()
        let after = engine
        var cost = Cost(
            solves: after.solves - before.solves, placed: after.work.placed - before.work.placed,
            origins: after.work.origins - before.work.origins)
        let moved = Set(zip(views, frames).filter { $0.frame != $1 }.map { ObjectIdentifier($0.0) })
        for (index, view) in views.enumerated() {
            cost.measured += measurements(view) - measured[index]
            let visits = self.layouts(view) - layouts[index]
            cost.visited += visits
            let isConcerned =
                view.frame.size != frames[index].size || view.subviews.contains { moved.contains(ObjectIdentifier($0)) }
            if visits != 0 && !isConcerned { cost.visitedInVain += 1 }
        }
        return (cost, after.pivots - before.pivots)
    }

    private func layouts(_ view: UIView) -> Int { (view as? SizedView)?.layouts ?? (view as? CountingStack)?.layouts ?? 0 }
    private func measurements(_ view: UIView) -> Int { (view as? SizedView)?.measurements ?? 0 }

    // MARK: Trees of stack views

    @Test("W1: a first layout solves once, measures each leaf once, visits each view once and makes no constraint objects")
    func firstLayout() {
        let grid = Grid()
        let (cost, pivots) = cost(of: grid.views) { scene.window.addSubview(grid.column) }
        #expect(cost == Cost(solves: 1, measured: 100, visited: 111, visitedInVain: 0, placed: 111, origins: 12))
        #expect(pivots <= 11, "no more than one a stack view")
        #expect(grid.views.allSatisfy { $0.layoutState.constraints.isEmpty })
        #expect(grid.leaves.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
    }

    private func laidOutGrid() -> Grid {
        let grid = Grid()
        scene.window.addSubview(grid.column)
        scene.layOut()
        return grid
    }

    @Test("W2: another width visits what gets another size, and measures nothing")
    func resize() {
        let grid = laidOutGrid()
        let (cost, pivots) = cost(of: grid.views) { grid.column.frame.size.width = 1420 }
        #expect(
            cost == Cost(solves: 1, measured: 0, visited: 21, visitedInVain: 0, placed: 21, origins: 12),
            "the column, which its superview looks at, the rows, and the last leaf of each; origins are those of the window, the column and the rows"
        )
        #expect(pivots <= 10, "no more than one a row")
    }

    @Test("W4w: another content measures that leaf, and visits its row and the leaves that give way to it")
    func contentWidth() {
        let grid = laidOutGrid()
        let (cost, pivots) = cost(of: grid.views) { grid.leaves[34].contentSize.width += 5 }
        #expect(
            cost == Cost(solves: 1, measured: 1, visited: 3, visitedInVain: 0, placed: 6, origins: 3),
            "the row, the leaf, and the row's last leaf; the leaf and those after it are placed")
        #expect(pivots == 0)
    }

    @Test("W4e: another constant measures nothing")
    func constant() {
        let grid = laidOutGrid()
        let width = grid.leaves[34].widthAnchor.constraint(equalToConstant: grid.leaves[34].frame.width)
        width.isActive = true
        scene.layOut()
        let (cost, pivots) = cost(of: grid.views) { width.constant += 5 }
        #expect(cost == Cost(solves: 1, measured: 0, visited: 3, visitedInVain: 0, placed: 6, origins: 3))
        #expect(pivots <= 10, "no more than one a row")
    }

    @Test("W4h: hiding a leaf stays in its row")
    func hiding() {
        let grid = laidOutGrid()
        let (hidden, _) = cost(of: grid.views) { grid.leaves[34].isHidden = true }
        #expect(hidden == Cost(solves: 1, measured: 0, visited: 3, visitedInVain: 0, placed: 6, origins: 3))
        let (shown, _) = cost(of: grid.views) { grid.leaves[34].isHidden = false }
        #expect(shown == Cost(solves: 1, measured: 0, visited: 3, visitedInVain: 0, placed: 6, origins: 3))
    }

    @Test("W3: a cell that gets other contents measures and visits the leaves that changed")
    func cell() {
        let (cell, title, text) = (CountingStack(), SizedView(200, 20), SizedView(300, 60))
        let buttons = (0..<4).map { SizedView(CGFloat(30 + 5 * $0), 24) }
        let actions = CountingStack()
        for button in buttons { actions.addArrangedSubview(button) }
        (actions.distribution, actions.spacing) = (.equalSpacing, 8)
        cell.axis = .vertical
        for view in [title, text, actions] { cell.addArrangedSubview(view) }
        scene.add(cell).spanning(x: (0, 390))
        scene.layOut()
        let views: [UIView] = [cell, title, text, actions] + buttons
        let (cost, pivots) = cost(of: views) { text.contentSize.height = 80 }
        #expect(
            cost == Cost(solves: 1, measured: 1, visited: 2, visitedInVain: 0, placed: 3, origins: 3),
            "the cell, and the text; the buttons' row moves")
        #expect(pivots == 0)
        #expect(actions.frame.minY == 100 && cell.frame.height == 124)
    }

    // MARK: Plain constraints

    /// Views that equations placed without an engine are asked for their contents once, by the engine that comes with
    /// the first change at the latest.
    private func expectContentsOnce(of views: [SizedView], _ change: () -> Void) {
        _ = cost(of: views, change)
        #expect(views.allSatisfy { $0.measurements == 1 })
    }

    private func views(_ count: Int) -> [SizedView] {
        (0..<count).map { _ in SizedView(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric) }
    }

    @Test("W5: of views that ignore each other only the one that changes is visited and placed")
    func independent() {
        let views = views(100)
        for view in views { scene.add(view).spanning(x: (0, 30), y: (0, 30)) }
        let right = scene.window.constraints[1]
        scene.layOut()
        expectContentsOnce(of: views) { right.constant = 35 }
        let (cost, pivots) = cost(of: views) { right.constant = 40 }
        #expect(cost == Cost(solves: 1, measured: 0, visited: 1, visitedInVain: 0, placed: 1, origins: 1))
        #expect(pivots == 0 && views[0].frame.width == 40)
    }

    @Test("W5: in a chain every view that moves is placed, and those that got another size are visited once")
    func chain() {
        let views = views(100)
        let first = scene.add(views[0]).spanning(y: (0, 30))
        first.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        let width = first.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        for (previous, view) in zip(views, views.dropFirst()) {
            scene.add(view).spanning(y: (0, 30))
            view.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
            view.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        scene.layOut()
        expectContentsOnce(of: views) { width.constant = 32 }
        let (cost, pivots) = cost(of: views) { width.constant = 31 }
        #expect(cost == Cost(solves: 1, measured: 0, visited: 100, visitedInVain: 0, placed: 100, origins: 1))
        #expect(pivots == 0 && views[99].frame.minX == 99 * 31)
    }

    @Test("W5: in a nest the views inside one that changes are visited once each, and each origin is added to the one around it")
    func nest() {
        let views = views(50)
        scene.add(views[0]).spanning(x: (0, 500), y: (0, 500))
        for (outer, view) in zip(views, views.dropFirst()) {
            scene.add(view, to: outer)
            view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1).isActive = true
            view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -1).isActive = true
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1).isActive = true
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1).isActive = true
        }
        let right = scene.window.constraints[1]
        scene.layOut()
        expectContentsOnce(of: views) { right.constant = 505 }
        let (cost, pivots) = cost(of: views) { right.constant = 510 }
        #expect(cost == Cost(solves: 1, measured: 0, visited: 50, visitedInVain: 0, placed: 50, origins: 50))
        #expect(pivots == 0 && views[49].frame.width == 510 - 98)
    }

    // MARK: Rows that share

    @Test(
        "W6: another width of a row with equal gaps or widths is one solution, with no exchanges for widths and three a gap",
        arguments: [(UIStackView.Distribution.equalSpacing, 1, 50, 150), (.fillEqually, 51, 51, 0)])
    func row(_ distribution: UIStackView.Distribution, _ visited: Int, _ placed: Int, _ exchanges: Int) {
        let (row, leaves) = (CountingStack(), (0..<50).map { _ in SizedView(20, 30) })
        for leaf in leaves { row.addArrangedSubview(leaf) }
        (row.distribution, row.spacing) = (distribution, 8)
        row.frame = CGRect(x: 0, y: 0, width: 49 * 8 + 50 * 30, height: 30)
        let (first, firstPivots) = cost(of: [row] + leaves) { scene.window.addSubview(row) }
        #expect(first == Cost(solves: 1, measured: 50, visited: 51, visitedInVain: 0, placed: 51, origins: 2))
        #expect(firstPivots <= exchanges)
        let (again, pivots) = cost(of: [row] + leaves) { row.frame.size.width += 50 }
        #expect(again == Cost(solves: 1, measured: 0, visited: visited, visitedInVain: 0, placed: placed, origins: 2))
        #expect(pivots <= exchanges)
    }
}

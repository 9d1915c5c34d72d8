import UIKit
import Workloads

/// A list whose rows are the cell of a workload with the content sizes of its steps in turn. Each step scrolls one row
/// further: a cell that went out of sight is made the next row, measured and laid out.
@MainActor
final class ListEngine: NSObject, @preconcurrency MeasuredEngine {
    static let stepCount = 500
    fileprivate let workload: TreeWorkload
    private let window: UIWindow
    private let table: UITableView
    /// The first row that was not shown yet.
    private var next = 0

    init(_ workload: TreeWorkload) {
        self.workload = workload
        let screen = CGRect(x: 0, y: 0, width: workload.rootSize.horizontal ?? 390, height: 844)
        (window, table) = (UIWindow(frame: screen), UITableView(frame: screen))
        super.init()
        table.dataSource = self
        table.register(ListCell.self, forCellReuseIdentifier: "cell")
        window.addSubview(table)
    }

    func vary(by step: Int) {}
    func layOut() { window.layoutIfNeeded() }

    func apply(step: Int) {
        table.contentOffset.y = table.rectForRow(at: IndexPath(row: next, section: 0)).minY + 1 - table.bounds.height
        window.layoutIfNeeded()
    }

    /// The frame of the row shown last.
    var values: [Double] {
        let rect = table.rectForRow(at: IndexPath(row: next - 1, section: 0))
        return [rect.minX, rect.minY, rect.width, rect.height]
    }
}

extension ListEngine: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.stepCount + 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? ListCell)?.configure(workload, row: indexPath.row)
        next = max(next, indexPath.row + 1)
        return cell
    }
}

/// A cell that holds a workload's tree.
private final class ListCell: UITableViewCell {
    private var tree: ViewTree?

    func configure(_ workload: TreeWorkload, row: Int) {
        if tree == nil { fill(workload) }
        guard case .contentSizes(let sizes) = workload.steps[row % workload.steps.count] else { return }
        tree?.takeOver(sizes)
    }

    private func fill(_ workload: TreeWorkload) {
        let tree = ViewTree(workload)
        let root = tree.views[0]
        contentView.addSubview(root)
        NSLayoutConstraint.activate([
            root.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            root.topAnchor.constraint(equalTo: contentView.topAnchor),
            root.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        self.tree = tree
    }
}

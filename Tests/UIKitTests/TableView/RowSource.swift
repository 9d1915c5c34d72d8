@testable import UIKit

/// Rows with numbers as their text, and a record of what the table asked for.
@MainActor
class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var cellsMade = 0
    var cellsAskedFor: [IndexPath] = []
    var shown: [IndexPath] = []
    var hidden: [IndexPath] = []
    var heightsAskedFor = 0

    /// Answers for a table of the given counts of rows.
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAskedFor.append(indexPath)
        if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return configured(cell, indexPath) }
        cellsMade += 1
        return configured(UITableViewCell(style: .default, reuseIdentifier: "row"), indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
        cell.textLabel?.text = "\(path.section).\(path.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        shown.append(indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        hidden.append(indexPath)
    }
}

/// A table in a window of its size.
@MainActor
struct TableScene {
    let window: UIWindow
    let table: UITableView
    /// Tables do not keep their data sources.
    let source: RowSource?

    /// - Parameters: Points; the scale is pixels per point; the looks are those of the recorded frames unless others
    ///   are meant.
    init(
        _ width: CGFloat = 375, _ height: CGFloat = 600, scale: CGFloat = 2, style: UITableView.Style = .plain,
        source: RowSource?,
        hearing: Bool = true, generation: SystemGeneration = .iOS13, prepare: (UITableView) -> Void = { _ in }
    ) {
        self.source = source
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.traitOverrides.displayScale = scale
        window.traitOverrides.values.generation = generation
        window.ownSafeAreaInsets = .zero
        table = UITableView(frame: window.bounds, style: style)
        prepare(table)
        table.dataSource = source
        if hearing { table.delegate = source }
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        window.layoutIfNeeded()
    }

    var visibleRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }
}

/// A cell whose constraints ask for a height, and that counts how often it is measured and laid out.
@MainActor
final class TallCell: UITableViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 30)
    private(set) var measurements = 0
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measurements += 1
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority
        )
    }
}

/// Rows whose heights are their contents'.
@MainActor
final class TallSource: RowSource {
    var boxHeight: (IndexPath) -> CGFloat = { _ in 30 }
    private(set) var cells: [TallCell] = []

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAskedFor.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath) as! TallCell
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        cell.height.constant = boxHeight(indexPath)
        return cell
    }
}

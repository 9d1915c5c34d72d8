import Testing

@testable import UIKit

/// Conflicts with sizes that a container prescribes, and the names of the constraints that state them.
///
/// - Source: public conflict logs of iOS 9 to 17; each test says which.
@MainActor
struct PrescribedFrameTests {
    /// A cell whose content is a box with distances above and below it.
    private final class BoxCell: UITableViewCell {
        let box = UIView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
                contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
                box.widthAnchor.constraint(equalToConstant: 335), box.heightAnchor.constraint(equalToConstant: 80),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var delegateHeight: CGFloat?
        var laysCellsOutEarly = false

        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "box", for: path)
            if laysCellsOutEarly { cell.layoutIfNeeded() }
            return cell
        }

        func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat { delegateHeight ?? table.rowHeight }
    }

    /// The conflicts of a table of 375 points with three rows, and the table.
    private func conflictsOfTable(_ rows: Rows, rowHeight: CGFloat) -> (log: [String], table: UITableView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let table = UITableView(frame: window.bounds)
        table.register(BoxCell.self, forCellReuseIdentifier: "box")
        table.rowHeight = rowHeight
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        return (conflicts { window.layoutIfNeeded() }, table)
    }

    /// - Source: stackoverflow.com/questions/25059443: since iOS 8 a cell gets the row's height before it is solved.
    @Test("A cell has its row's size before it is solved", arguments: [false, true], [false, true])
    func noFalseConflict(isDelegates: Bool, laysCellsOutEarly: Bool) {
        let rows = Rows()
        rows.laysCellsOutEarly = laysCellsOutEarly
        rows.delegateHeight = isDelegates ? 100 : nil
        let (log, table) = conflictsOfTable(rows, rowHeight: isDelegates ? 44 : 100)
        #expect(log.isEmpty, "\(log)")
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 100) })
    }

    /// - Source: a log of iOS 9, a cell with a least height of 121 in a row of 199 points; the text is that of iOS 10
    ///   and later.
    @Test func rowThatIsTooLow() throws {
        let (log, table) = conflictsOfTable(Rows(), rowHeight: 90)
        #expect(log.count == 3)
        let cell = try #require(table.visibleCells.first as? BoxCell)
        let name = "UITableViewCellContentView:\(LayoutText.address(cell.contentView))"
        let parsed = try #require(ConflictText(log[0]))
        #expect(parsed.constraints.count == 4)
        #expect(
            parsed.constraints.last?.hasSuffix(" 'UIView-Encapsulated-Layout-Height' \(name).height == 90   (active)>") == true)
        #expect(log[0].contains("breaking constraint \n\(cell.box.constraints[1])\n") && cell.box.frame.height == 70)
        #expect(!log[0].contains("Note:"))
    }

    /// - Source: the logs name no priority beside these constraints, as they do for others that are not required; the
    ///   height is in none of the logs of rows that size themselves.
    @Test("The size that a table prescribes is required, and absent while a row is measured") func priorities() throws {
        let table = conflictsOfTable(Rows(), rowHeight: 100).table
        let content = try #require(table.visibleCells.first).contentView
        let found = content.constraintsAffectingLayout(for: .vertical)
        let height = try #require(found.first { $0.identifier == "UIView-Encapsulated-Layout-Height" })
        #expect(height.priority == .required && height.constant == 100 && height.isActive)
        #expect(!content.constraints.contains(height))
        let (log, automatic) = conflictsOfTable(Rows(), rowHeight: UITableView.automaticDimension)
        #expect(try log.isEmpty && (100...101).contains(#require(automatic.visibleCells.first).bounds.height))
    }

    /// - Source: a log of iOS 14: `PartnerCell.width == 406.667`.
    @Test func collectionCell() throws {
        final class PartnerCell: UICollectionViewCell {}
        let scene = WindowScene(1220.0 / 3, 800, scale: 3)
        let cell = PartnerCell(frame: CGRect(x: 0, y: 0, width: 1220.0 / 3, height: 60))
        cell.becomeLayoutUnit()
        scene.window.addSubview(cell)
        let box = scene.add(UIView(), to: cell.contentView)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 500),
        ])
        let log = conflicts { scene.layOut() }.joined()
        #expect(log.contains("'UIView-Encapsulated-Layout-Width' "))
        #expect(log.contains("PartnerCell:\(LayoutText.address(cell)).width == 406.667   (active)>"), "\(log)")
        #expect(log.contains("h=-&- v=-&- UIView:\(LayoutText.address(cell.contentView)).width == "))
    }

    /// - Source: a log of iOS 10 or 11: `NSAutoresizingMaskLayoutConstraint h=--& v=--& UILabel.width == 0`, and
    ///   `UIView.width == 320` under the name of the prescribed width.
    @Test func controllersView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let (controller, label) = (UIViewController(), UILabel())
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(label)
        label.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
        let log = conflicts { window.layoutIfNeeded() }.joined()
        let (root, text) = (LayoutText.address(controller.view), LayoutText.address(label))
        #expect(log.contains("h=--& v=--& UILabel:\(text).width == 0   (active)>"), "\(log)")
        #expect(log.contains("'UIView-Encapsulated-Layout-Width' UIView:\(root).width == 320   (active)>"))
        #expect(!log.contains("UIWindow"))
    }

    /// - Source: logs of iOS 12, a child controller's view (`UIView.height == 0`), and of iOS 15, a vertical stack view
    ///   in a root view of 926 points: the height inside is broken.
    @Test("A controller's view in another view, and a stack view that fills one", arguments: [0.0, 926])
    func controllersHeights(height: Double) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 428, height: 926))
        let (outer, child, content) = (UIViewController(), UIViewController(), UIView())
        window.rootViewController = outer
        window.isHidden = false
        outer.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 428, height: height)
        outer.view.addSubview(child.view)
        content.translatesAutoresizingMaskIntoConstraints = false
        let stack = UIStackView(arrangedSubviews: [content])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(stack)
        let own = content.heightAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            own, stack.topAnchor.constraint(equalTo: child.view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
        ])
        let log = conflicts { window.layoutIfNeeded() }.joined()
        let name = "UIView:\(LayoutText.address(child.view)).height"
        #expect(
            log.contains("'UIView-Encapsulated-Layout-Height' \(name) == \(LayoutText.number(height))   (active)>\"\n)"), "\(log)"
        )
        #expect(log.contains("breaking constraint \n\(own)\n"))
    }

    /// - Source: logs of iOS 11 and 13: `'_UITemporaryLayoutWidth' View.width == 0` is last in the list, and a height
    ///   of at least 44 is broken for `'_UITemporaryLayoutHeight' View.height == 0`.
    @Test func viewOutsideWindows() throws {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.translatesAutoresizingMaskIntoConstraints = false
        let least = inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        NSLayoutConstraint.activate([
            least, inner.topAnchor.constraint(equalTo: outer.topAnchor),
            outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        let vertical = conflicts { outer.layoutIfNeeded() }.joined()
        let name = "UIView:\(LayoutText.address(outer))"
        #expect(vertical.contains("'_UITemporaryLayoutHeight' \(name).height == 0   (active)>\"\n)"), "\(vertical)")
        #expect(vertical.contains("breaking constraint \n\(least)\n"))
        #expect(outer.frame == .zero)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor),
        ])
        let horizontal = conflicts { outer.layoutIfNeeded() }.joined()
        let parsed = try #require(ConflictText(horizontal))
        #expect(parsed.constraints.last?.contains(" '_UITemporaryLayoutWidth' \(name).width == 0 ") == true, "\(horizontal)")
        #expect(parsed.constraints.contains { $0.contains("'UIView-rightMargin-guide-constraint' ") })
    }

    @Test("A header's content view has its size before it is solved")
    func headers() {
        final class Delegate: NSObject, UITableViewDelegate {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 100 }
            func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        }
        let (rows, delegate) = (Rows(), Delegate())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let (table, box) = (UITableView(frame: window.bounds), UIView())
        table.register(BoxCell.self, forCellReuseIdentifier: "box")
        table.rowHeight = 100
        (table.dataSource, table.delegate) = (rows, delegate)
        box.translatesAutoresizingMaskIntoConstraints = false
        let content = delegate.header.contentView
        content.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            box.heightAnchor.constraint(equalToConstant: 80),
        ])
        window.addSubview(table)
        #expect(conflicts { window.layoutIfNeeded() }.isEmpty)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 100) && box.frame.height == 80)
        #expect(LayoutText.className(content) == "_UITableViewHeaderFooterContentView")
        box.heightAnchor.constraint(equalToConstant: 90).isActive = true
        box.constraints[0].isActive = false
        let log = conflicts { window.layoutIfNeeded() }.joined()
        #expect(
            log.contains(
                "'UIView-Encapsulated-Layout-Height' _UITableViewHeaderFooterContentView:\(LayoutText.address(content)).height == 100 "
            ),
            "\(log)")
    }
}

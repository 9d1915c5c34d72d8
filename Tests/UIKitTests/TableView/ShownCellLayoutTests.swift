import CairnTesting
import Testing

@testable import UIKit

/// A cell on the screen has a layout of its own, which the window's layout brings up to date whatever changed in the
/// cell.
@MainActor
@Suite struct ShownCellLayoutTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let table: UITableView
    private let source = Rows()

    init() {
        table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Rows whose texts begin at the leading edge in each third row and stand in the middle of the others.
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = Self.content("Message \(indexPath.row)", isCentred: indexPath.row % 3 != 0)
            return cell
        }
        static func content(_ text: String, isCentred: Bool) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = text
            content.textProperties.alignment = isCentred ? .center : .natural
            return content
        }
    }

    /// One item of 100 x 100 points.
    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private func label(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, !label.isHidden { return label }
        for subview in view.subviews where !subview.isHidden {
            if let found = label(in: subview) { return found }
        }
        return nil
    }

    private typealias Box = (box: UIView, top: NSLayoutConstraint, narrow: NSLayoutConstraint, wide: NSLayoutConstraint)

    /// A box in a cell's content view, by constraints: the distance from the top, and two widths.
    private func box(in content: UIView) -> Box {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(box)
        let top = box.topAnchor.constraint(equalTo: content.topAnchor, constant: 5)
        let narrow = box.widthAnchor.constraint(equalToConstant: 10)
        let wide = box.widthAnchor.constraint(equalToConstant: 30)
        wide.priority = .defaultLow
        narrow.priority = .defaultHigh
        NSLayoutConstraint.activate([
            top, narrow, wide, box.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 7),
        ])
        window.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 7, y: 5, width: 10, height: 10))
        return (box, top, narrow, wide)
    }

    @Test("Constants, priorities and constraints that change in a cell take effect in the window's layout")
    func editedConstraints() throws {
        let (box, top, narrow, wide) = box(in: try #require(table.visibleCells.first).contentView)
        top.constant = 12
        window.layoutIfNeeded()
        #expect(box.frame.minY == 12)
        wide.priority = UILayoutPriority(900)
        window.layoutIfNeeded()
        #expect(box.frame.width == 30)
        wide.isActive = false
        window.layoutIfNeeded()
        #expect(box.frame.width == 10)
        (narrow.isActive, wide.isActive) = (false, true)
        table.layoutIfNeeded()
        #expect(box.frame.width == 30)
    }

    @Test("A turn of the run loop lays out a cell in which only a constant changed")
    func editedConstraintInATurn() throws {
        try TestClock.hold { clock in
            let (box, top, _, _) = box(in: try #require(table.visibleCells.first).contentView)
            top.constant = 12
            #expect(box.frame.minY == 5)
            clock.advance(frames: 1)
            #expect(box.frame.minY == 12)
        }
    }

    @Test("A view in a cell that is fixed to another one moves when that gets another frame")
    func framedNeighbour() throws {
        let (box, top, _, _) = box(in: try #require(table.visibleCells.first).contentView)
        let content = try #require(box.superview)
        let framed = UIView(frame: CGRect(x: 50, y: 2, width: 10, height: 10))
        content.addSubview(framed)
        top.isActive = false
        box.topAnchor.constraint(equalTo: framed.bottomAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(box.frame.minY == 12)
        framed.frame.origin.y = 9
        window.layoutIfNeeded()
        #expect(box.frame.minY == 19)
    }

    @Test("A constant that changes in the cell of a collection takes effect in the window's layout")
    func editedConstraintOfAnItem() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let (collection, items) = (UICollectionView(frame: window.bounds, collectionViewLayout: layout), Items())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        let (box, top, _, _) = box(in: try #require(collection.visibleCells.first).contentView)
        top.constant = 12
        window.layoutIfNeeded()
        #expect(box.frame.minY == 12)
    }

    @Test("The text of a shown cell has the whole width once it is centred")
    func configuredWhileShown() throws {
        let cell = try #require(table.visibleCells.first)
        let text = try #require(label(in: cell))
        #expect(text.frame.width < 200)
        cell.contentConfiguration = Rows.content("Message", isCentred: true)
        window.layoutIfNeeded()
        #expect(text.frame.width > 300)
    }

    @Test("Constraints that a view in a cell updates during the layout are solved in that layout")
    func updatedDuringLayout() throws {
        let cell = try #require(table.visibleCells.first)
        let text = try #require(label(in: cell))
        let above = LayoutHook(frame: window.bounds)
        window.addSubview(above)
        above.onLayout = { cell.contentConfiguration = Rows.content("Message 0", isCentred: true) }
        above.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(text.frame.width > 300)
    }

    private final class LayoutHook: UIView {
        var onLayout: () -> Void = {}
        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout()
            onLayout = {}
        }
    }

    @Test("Cells that scrolling uses again place their texts as new cells do")
    func reusedCells() throws {
        try TestClock.hold { clock in
            let finger = Finger(over: window)
            for distance in [-300.0, -240, 330, -170] as [CGFloat] {
                finger.press(at: CGPoint(x: 200, y: 200))
                for step in 1...6 {
                    clock.advance(frames: 2)
                    finger.move(to: CGPoint(x: 200, y: 200 + distance * CGFloat(step) / 6))
                }
                finger.lift()
                clock.advance(by: 3)
                for cell in table.visibleCells {
                    let row = try #require(table.indexPath(for: cell)).row
                    let text = try #require(label(in: cell))
                    #expect(text.text == "Message \(row)" && (text.frame.width > 300) == (row % 3 != 0))
                }
            }
        }
    }
}

import Testing

@testable import UIKit

/// Views that are added with an empty frame, and get their size in the `layoutSubviews` of a view around them.
@MainActor
@Suite(.serialized)
struct UnsizedViewTests {
    /// A text between fixed margins, which an empty frame contradicts.
    private final class Content: UIView {
        let label = UILabel()
        private(set) var layouts = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            (label.text, label.numberOfLines) = ("Some words", 0)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 8),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// Places its content by hand, if it is to.
    private final class Cell: UICollectionViewCell {
        let content = Content(frame: .zero)
        static var givesSize = true
        /// What there was of the label after the layout of the cell by constraints.
        private(set) var titleFrame = CGRect.zero
        let title = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(content)
        }

        required init?(coder: NSCoder) { nil }

        func addTitle() {
            title.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(title)
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                title.widthAnchor.constraint(equalToConstant: 50), title.heightAnchor.constraint(equalToConstant: 10),
            ])
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if title.superview != nil { contentView.layoutIfNeeded() }
            titleFrame = title.frame
            if Self.givesSize { content.frame = contentView.bounds }
        }
    }

    /// A cell of 200 x 100 points in a list that was laid out.
    private func cell(_ prepare: @escaping (Cell) -> Void = { _ in }) throws -> Cell {
        final class Source: NSObject, UICollectionViewDataSource {
            let prepare: (Cell) -> Void
            init(_ prepare: @escaping (Cell) -> Void) { self.prepare = prepare }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                (cell as? Cell).map(prepare)
                return cell
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 100)
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        let source = Source(prepare)
        list.dataSource = source
        list.register(Cell.self, forCellWithReuseIdentifier: "cell")
        list.layoutIfNeeded()
        return try #require(list.visibleCells.first as? Cell)
    }

    @Test("A view that gets its size in a layout is laid out once, with that size, and nothing conflicts before")
    func sizeOfLayout() throws {
        Cell.givesSize = true
        let cell = try cell()
        #expect(cell.content.label.frame.origin == CGPoint(x: 8, y: 8))
        #expect(cell.content.label.frame.width > 20)
        #expect(cell.layoutState.host?.diagnostics.isEmpty == true)
        #expect(cell.content.layouts == 1)
    }

    @Test("A view that stays without a size conflicts as ever, once it had its turn")
    func noSize() throws {
        Cell.givesSize = false
        defer { Cell.givesSize = true }
        let cell = try cell()
        #expect(cell.layoutState.host?.diagnostics.isEmpty == false)
        #expect(cell.content.label.frame.origin == CGPoint(x: 8, y: 8))
    }

    @Test("What constraints place beside such a view has its frame before the view gets a size")
    func viewsBeside() throws {
        Cell.givesSize = true
        let cell = try cell { $0.addTitle() }
        #expect(cell.titleFrame == CGRect(x: 4, y: 6, width: 50, height: 10))
        #expect(cell.content.label.frame.origin == CGPoint(x: 8, y: 8))
    }

    @Test("A size that comes before the layout is one that is solved for at once")
    func sizeBefore() throws {
        Cell.givesSize = false
        defer { Cell.givesSize = true }
        let cell = try cell { $0.content.frame = CGRect(x: 0, y: 0, width: 120, height: 60) }
        #expect(cell.layoutState.host?.diagnostics.isEmpty == true)
        #expect(cell.content.label.frame.origin == CGPoint(x: 8, y: 8))
    }
}

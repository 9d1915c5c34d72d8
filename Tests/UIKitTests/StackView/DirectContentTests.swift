import Testing

@testable import UIKit

/// Layouts without an engine in which contents decide lengths: texts that wrap, and views of which equations say where
/// one edge is.
@MainActor
@Suite(.serialized)
struct DirectContentTests {
    /// A cell of a feed, 300 points wide, as high as its contents or higher.
    @MainActor
    private struct Cell {
        let scene = WindowScene(300, 400, scale: 2)
        let content = UIView()
        let avatar = UIView()
        let name = SizedView(90, 18)
        let text = SizedView(700, 12)
        let picture = UIView()
        let actions = [SizedView(30, 15), SizedView(40, 15), SizedView(50, 15)]

        init(height: CGFloat) {
            text.flows = true
            content.frame = CGRect(x: 0, y: 0, width: 300, height: height)
            scene.window.addSubview(content)
            for view in [avatar, name, text, picture] + actions { scene.add(view, to: content) }
        }

        func constrain() {
            NSLayoutConstraint.activate([
                avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
                avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
                name.topAnchor.constraint(equalTo: avatar.topAnchor),
                text.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
                text.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
                picture.leadingAnchor.constraint(equalTo: text.leadingAnchor),
                picture.trailingAnchor.constraint(equalTo: text.trailingAnchor),
                picture.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
                picture.heightAnchor.constraint(equalToConstant: 120),
                actions[0].leadingAnchor.constraint(equalTo: picture.leadingAnchor),
                actions[2].trailingAnchor.constraint(equalTo: picture.trailingAnchor),
                actions[0].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
                actions[1].leadingAnchor.constraint(equalTo: actions[0].trailingAnchor),
                actions[1].widthAnchor.constraint(equalTo: actions[0].widthAnchor),
                actions[2].leadingAnchor.constraint(equalTo: actions[1].trailingAnchor),
                actions[2].widthAnchor.constraint(equalTo: actions[1].widthAnchor),
            ])
            for action in actions {
                action.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8).isActive = true
            }
        }

        var hasEngine: Bool { scene.window.layoutState.host?.installedEngine != nil }

        var frames: [String] {
            ([avatar, name, text, picture] + actions).map(\.frame.numbers)
        }
    }

    private static func cell(height: CGFloat, isDirect: Bool = true) -> Cell {
        DirectLayout.isEnabled = isDirect
        defer { DirectLayout.isEnabled = true }
        let cell = Cell(height: height)
        cell.constrain()
        cell.scene.layOut()
        return cell
    }

    @Test("a cell that is as high as its contents takes no engine: a text wraps, and three views share a width")
    func cell() {
        let cell = Self.cell(height: 10 + 40 + 8 + 36 + 8 + 120 + 8 + 15 + 10)
        #expect(!cell.hasEngine)
        let expected = [
            "10,10,40,40", "58,10,90,18", "10,58,280,36", "10,102,280,120", "10,230,93.5,15", "103.5,230,93,15",
            "196.5,230,93.5,15",
        ]
        #expect(cell.frames == expected)
        #expect(Self.cell(height: 255, isDirect: false).frames == expected)
        #expect(cell.text.solvedWidth == 280)
        #expect(cell.text.measurements == Self.cell(height: 255, isDirect: false).text.measurements)
    }

    @Test(
        "a cell of another height than its contents ask for takes the engine, which finds texts unwrapped",
        arguments: [200, 254.5, 300])
    func otherHeight(_ height: CGFloat) {
        let (found, expected) = (Self.cell(height: height), Self.cell(height: height, isDirect: false))
        #expect(found.hasEngine)
        #expect(found.frames == expected.frames)
    }

    @Test("another text, another width and another height of such a cell come out as with an engine from the start")
    func edits() {
        let cells = [true, false].map { Self.cell(height: 255, isDirect: $0) }
        let changes: [@MainActor (Cell) -> Void] = [
            { $0.text.contentSize.width = 300 }, { $0.content.frame.size.width = 250 }, { $0.content.frame.size.height = 300 },
            { $0.text.contentSize.width = 1200 }, { $0.name.contentSize.height = 44 },
        ]
        for change in changes {
            for cell in cells {
                change(cell)
                cell.scene.layOut()
            }
            #expect(cells[0].frames == cells[1].frames)
            #expect(cells[0].text.solvedWidth == cells[1].text.solvedWidth)
        }
        #expect(cells[0].hasEngine, "the first change makes it")
    }

    @Test("texts in stack views wrap at the widths that they get, and share the height with others")
    func stack() {
        let (scene, text) = (WindowScene(300, 400), SizedView(700, 12))
        text.flows = true
        let column = UIStackView(arrangedSubviews: [SizedView(50, 20), text, SizedView(20, 30)])
        (column.axis, column.spacing) = (.vertical, 5)
        column.frame = CGRect(x: 0, y: 0, width: 280, height: 20 + 5 + 36 + 5 + 30)
        scene.window.addSubview(column)
        scene.layOut()
        #expect(scene.window.layoutState.host?.installedEngine == nil)
        #expect(column.arrangedSubviews.map(\.frame.numbers) == ["0,0,280,20", "0,25,280,36", "0,66,280,30"])
        text.contentSize.width = 200
        scene.layOut()
        #expect(scene.window.layoutState.host?.installedEngine != nil)
        #expect(column.arrangedSubviews.map(\.frame.numbers) == ["0,0,280,44", "0,49,280,12", "0,66,280,30"])
    }

    @Test("a text beside a view that gives up its width widens again, as in a row made without that width")
    func givenUpWidth() {
        func row(width: CGFloat?) -> (scene: WindowScene, row: UIStackView, width: NSLayoutConstraint?) {
            let (scene, text, other) = (WindowScene(427.5, 160), UILabel(), UIView())
            (text.text, text.numberOfLines) = (Array(repeating: "several words", count: 7).joined(separator: " "), 0)
            let row = UIStackView(arrangedSubviews: [text, other])
            row.frame = CGRect(x: 0, y: 0, width: 427.5, height: 160)
            let constraint = width.map { other.widthAnchor.constraint(equalToConstant: $0) }
            constraint?.priority = UILayoutPriority(760)
            constraint?.isActive = true
            scene.window.addSubview(row)
            scene.layOut()
            return (scene, row, constraint)
        }
        let (edited, expected) = (row(width: 70.5), row(width: nil))
        #expect(edited.scene.window.layoutState.host?.installedEngine == nil)
        #expect(edited.row.arrangedSubviews[0].frame.width < expected.row.arrangedSubviews[0].frame.width)
        edited.width?.isActive = false
        edited.scene.layOut()
        #expect(edited.row.arrangedSubviews.map(\.frame.numbers) == expected.row.arrangedSubviews.map(\.frame.numbers))
    }

    // MARK: Cells of a collection

    /// A cell with a text that wraps above a line, placed by constraints or by a stack view.
    class PostCell: UICollectionViewCell {
        let (text, note) = (UILabel(), UILabel())
        var box: [UIView] { [text, note] }

        required override init(frame: CGRect) {
            super.init(frame: frame)
            text.numberOfLines = 0
            text.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
            build()
        }
        required init?(coder: NSCoder) { nil }

        func build() {
            for view in [text, note] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 9).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -9).isActive = true
            }
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                note.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 7),
                contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 5),
            ])
        }

        func show(_ item: Int) {
            text.text = Array(repeating: "several words", count: 1 + item * 3).joined(separator: " ")
            note.text = "note \(item)"
        }
    }

    final class StackedPostCell: PostCell {
        override func build() {
            let column = UIStackView(arrangedSubviews: [text, note])
            (column.axis, column.spacing) = (.vertical, 7)
            column.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(column)
            column.pinned(UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9))
        }
    }

    private final class Posts: ItemSource {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            (cell as? PostCell)?.show(indexPath.item)
            return cell
        }
    }

    /// Five posts in a collection, each as high as a cell that is never shown says.
    private func posts(_ kind: PostCell.Type, isDirect: Bool) -> (CollectionScene, cells: [PostCell]) {
        DirectLayout.isEnabled = isDirect
        defer { DirectLayout.isEnabled = true }
        let (source, prototype) = (Posts([5]), kind.init(frame: .zero))
        source.size = { path in
            prototype.show(path.item)
            return prototype.contentView.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let scene = CollectionScene(source: Posts([0]))
        scene.collection.register(kind, forCellWithReuseIdentifier: "item")
        (scene.collection.dataSource, scene.collection.delegate) = (source, source)
        scene.collection.reloadData()
        scene.window.layoutIfNeeded()
        return withExtendedLifetime(source) {
            (scene, scene.collection.visibleCells.compactMap { $0 as? PostCell }.sorted { $0.frame.minY < $1.frame.minY })
        }
    }

    @Test(
        "cells of a collection that have the height of their contents are laid out without an engine", arguments: [false, true])
    func collection(isStacked: Bool) {
        let kind = isStacked ? StackedPostCell.self : PostCell.self
        let (scene, cells) = posts(kind, isDirect: true)
        let (other, expected) = posts(kind, isDirect: false)
        #expect(cells.count == 5)
        #expect(cells.allSatisfy { $0.layoutState.host.map { $0.installedEngine == nil } == true })
        #expect(expected.allSatisfy { $0.layoutState.host?.installedEngine != nil })
        func frames(_ cells: [PostCell]) -> [[String]] {
            cells.map { [$0.frame.numbers] + $0.box.map { $0.convert($0.bounds, to: nil).numbers } }
        }
        #expect(frames(cells) == frames(expected))
        #expect(cells[4].text.frame.height > 3 * cells[4].note.frame.height, "the text wraps")
        for cell in [cells[3], expected[3]] {
            cell.text.text = "one line"
            cell.layoutIfNeeded()
        }
        #expect(frames(cells) == frames(expected))
        withExtendedLifetime((scene, other)) {}
    }
}

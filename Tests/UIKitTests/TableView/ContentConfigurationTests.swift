import Testing

@testable import UIKit

/// Cells show what configurations describe, measure it and keep it up to date.
@MainActor
struct ContentConfigurationTests {
    /// Content of a height of its own.
    private struct Block: UIContentConfiguration {
        var height: CGFloat
        var isMarked = false

        func makeContentView() -> any UIView & UIContentView { BlockView(self) }
        func updated(for state: any UIConfigurationState) -> Block {
            var updated = self
            updated.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
            return updated
        }
    }

    private final class BlockView: UIView, UIContentView {
        private lazy var height = heightAnchor.constraint(equalToConstant: 0)
        var block: Block

        init(_ block: Block) {
            self.block = block
            super.init(frame: .zero)
            configuration = block
            height.isActive = true
        }

        required init?(coder: NSCoder) { nil }

        var configuration: any UIContentConfiguration {
            get { block }
            set {
                block = newValue as? Block ?? block
                height.constant = block.height
            }
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = Block(height: indexPath.row == 0 ? 70 : 90)
            return cell
        }
    }

    @Test func rowsAreAsHighAsTheirContent() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect((0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [70, 90])
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    }

    @Test func contentFollowsTheState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Block(height: 50)
        cell.layoutIfNeeded()
        let view = cell.contentView.subviews.first as? BlockView
        #expect(view?.block.isMarked == false)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view?.block.isMarked == true && (cell.contentConfiguration as? Block)?.isMarked == false)
        cell.contentConfiguration = Block(height: 60)
        #expect(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func handlersAndOverridesAreAskedBeforeLayout() {
        final class Own: UICollectionViewCell {
            override func updateConfiguration(using state: UICellConfigurationState) {
                super.updateConfiguration(using: state)
                contentConfiguration = Block(height: state.isHighlighted ? 30 : 20)
            }
        }
        let cell = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var handled = 0
        cell.configurationUpdateHandler = { _, _ in handled += 1 }
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Block)?.height == 20 && handled == 1)
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Block)?.height == 30 && handled == 2)
    }

    @Test func listContent() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Details"
        content.image = UIImage(systemName: "square")
        content.textProperties.color = .red
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 70)
        cell.layoutIfNeeded()
        let labels = labels(in: cell.contentView)
        #expect(labels.map(\.text) == ["Title", "Details"] && labels.first?.textColor == .red)
        let frames = labels.map { $0.convert($0.bounds, to: cell) }
        // Outside a window origins are whole points.
        #expect(frames[0].minX == frames[1].minX && abs(frames[0].maxY - frames[1].minY) <= 0.5)
        #expect(abs(frames[0].minX - 52) < 0.001)
    }

    @Test func aTextAloneIsAnUsualRow() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        cell.contentConfiguration = content
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 52)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
}

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
        #expect(cell?.contentView is BlockView && cell?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    }

    @Test func contentFollowsTheState() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Block(height: 50)
        cell.layoutIfNeeded()
        let view = cell.contentView as? BlockView
        #expect(view?.block.isMarked == false)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view?.block.isMarked == true && (cell.contentConfiguration as? Block)?.isMarked == false)
        cell.contentConfiguration = Block(height: 60)
        #expect(cell.contentView === view)
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is BlockView) && cell.contentView.subviews.isEmpty && view?.superview == nil)
    }

    /// A view of a class of its own, with a label in it.
    private struct Card: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { CardView() }
        func updated(for state: any UIConfigurationState) -> Card { self }
    }

    private final class CardView: UIView, UIContentView {
        var configuration: any UIContentConfiguration = Card()
        let label = UILabel()

        init() {
            super.init(frame: .zero)
            preservesSuperviewLayoutMargins = true
            label.text = "Card"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let margins = layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
    @Test("A configuration's view replaces the content view, and nil replaces that by a new one")
    func contentViewIsReplaced() {
        let table = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let content: [(content: () -> UIView, set: ((any UIContentConfiguration)?) -> Void)] = [
            ({ table.contentView }, { table.contentConfiguration = $0 }),
            ({ item.contentView }, { item.contentConfiguration = $0 }),
            ({ header.contentView }, { header.contentConfiguration = $0 }),
        ]
        for (view, set) in content {
            let first = view()
            set(nil)
            #expect(view() === first, "There was no configuration to remove.")
            set(Card())
            let card = view()
            #expect(card is CardView && first.superview == nil && card.superview != nil)
            set(Card())
            #expect(view() === card, "The content view takes a configuration that it supports.")
            set(Block(height: 10))
            #expect(view() is BlockView && card.superview == nil)
            set(nil)
            #expect(!(view() is any UIContentView) && view() !== first && view().superview != nil)
        }
    }

    @Test("A configuration's view stands where the content view stood: in front of the backgrounds, behind the accessory")
    func contentViewKeepsItsPlace() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        cell.backgroundConfiguration = .listPlainCell()
        cell.contentConfiguration = Card()
        let accessory = try #require(cell.shownAccessory)
        let background = try #require(cell.configuredBackground.view)
        #expect(cell.subviews == [background, cell.contentView, accessory])
        cell.contentConfiguration = Block(height: 20)
        #expect(cell.subviews == [background, cell.contentView, accessory])
        let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        row.accessories = [.checkmark()]
        let marked = UIView()
        row.selectedBackgroundView = marked
        row.contentConfiguration = Card()
        #expect(Array(row.subviews.prefix(2)) == [marked, row.contentView])
    }

    @Test("A configuration's view preserves the margins that the content view of the cell has")
    func marginsOfConfiguredContent() throws {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        for one in [plain, cell] { one.frame = CGRect(x: 0, y: 0, width: 375, height: 60) }
        cell.contentConfiguration = Card()
        for type in [UITableViewCell.AccessoryType.none, .checkmark, .none] {
            for one in [plain, cell] {
                one.accessoryType = type
                _ = one.contentView
                one.layoutIfNeeded()
            }
            #expect(cell.contentView.layoutMargins == plain.contentView.layoutMargins)
            #expect(cell.contentView.frame == plain.contentView.frame)
        }
        let label = try #require(cell.contentView as? CardView).label
        #expect(label.frame.minX == plain.contentView.layoutMargins.left)
    }

    @Test("Texts of the cell's style are not shown beside a configuration, and are new after it")
    func textsOfTheStyle() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Old"
        cell.contentConfiguration = Card()
        cell.textLabel?.text = "Hidden"
        cell.layoutIfNeeded()
        #expect(labels(in: cell).map(\.text) == ["Card"])
        cell.contentConfiguration = nil
        #expect(labels(in: cell).isEmpty)
        cell.textLabel?.text = "New"
        cell.layoutIfNeeded()
        #expect(labels(in: cell).map(\.text) == ["New"] && cell.textLabel?.isDescendant(of: cell.contentView) == true)
    }

    /// Content that has a size without constraints.
    private struct Badge: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { BadgeView() }
        func updated(for state: any UIConfigurationState) -> Badge { self }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration = Badge()
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 77) }
    }

    @Test("Content may say its size itself, or by the arrangement of a stack view")
    func contentWithoutConstraints() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let item = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
        (cell.contentConfiguration, item.contentConfiguration) = (Badge(), Badge())
        #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 77)
        #expect(item.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 77)
    }

    @Test("A list's content in a cell without a size causes no conflict")
    func cellsWithoutSize() {
        var log: [String] = []
        let sink = ConflictLog.sink
        ConflictLog.sink = { log.append($0) }
        defer { ConflictLog.sink = sink }
        let cell = UICollectionViewListCell(frame: .zero)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Second")
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(log.isEmpty)
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

import CairnTesting
import Testing

@testable import UIKit

/// Sections that show their items as rows of lists.
@MainActor
struct ListLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var counts: [Int]
        var log: [String] = []
        var configure: @MainActor (UICollectionViewListCell, IndexPath) -> Void

        init(_ counts: [Int], _ configure: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void) {
            (self.counts, self.configure) = (counts, configure)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            (cell as? UICollectionViewListCell).map { configure($0, indexPath) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            guard let cell = view as? UICollectionViewListCell else { return view }
            var content = cell.defaultContentConfiguration()
            content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
            cell.contentConfiguration = content
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
    }

    /// A list in a window of 375 x 667 points.
    @MainActor
    private struct Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let list: UICollectionView
        let source: Source
        let finger: Finger

        init(
            _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped, _ counts: [Int] = [2, 1],
            scale: CGFloat = 2, generation: SystemGeneration = .iOS26,
            _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
            configure: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void = ListLayoutTests.showNumber
        ) {
            window.traitOverrides.displayScale = scale
            window.traitOverrides.values.generation = generation
            window.ownSafeAreaInsets = .zero
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            change(&configuration)
            list = UICollectionView(
                frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                list.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
            source = Source(counts, configure)
            (list.dataSource, list.delegate) = (source, source)
            window.addSubview(list)
            window.isHidden = false
            finger = Finger(over: window)
            window.layoutIfNeeded()
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
            list.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
                ?? UICollectionViewListCell()
        }
        func title(_ kind: String, _ section: Int = 0) -> UICollectionViewListCell? {
            list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as? UICollectionViewListCell
        }
    }

    private static func showNumber(_ cell: UICollectionViewListCell, _ path: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item)"
        if path.item == 1 { content.secondaryText = "Second line" }
        cell.contentConfiguration = content
    }

    private static let header = UICollectionView.elementKindSectionHeader
    private static let footer = UICollectionView.elementKindSectionFooter

    /// Source: logs of iOS 26.1: rows of 52 and 68.5 points, 16 from the sides, and 35 points between sections.
    @Test func rowsAreAsHighAsTheirContents() {
        let scene = Scene()
        #expect(scene.cell(0).frame == CGRect(x: 16, y: 0, width: 343, height: 52))
        #expect(scene.cell(1).frame == CGRect(x: 16, y: 52, width: 343, height: 68.5))
        #expect(scene.cell(0, 1).frame == CGRect(x: 16, y: 155.5, width: 343, height: 52))
        #expect(scene.list.backgroundColor == .systemGroupedBackground)
        #expect(scene.cell(0).backgroundColor == .secondarySystemGroupedBackground)
        #expect(
            scene.cell(0).layer.cornerRadius == 10
                && scene.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    /// Source: logs of iOS 26.1: 50.333 and 36.333 points at scale 3.
    @Test func headersOfInsetSectionsAreMeasured() {
        let scene = Scene(scale: 3) { $0.headerMode = .supplementary }
        let title = scene.title(Self.header)
        #expect(abs((title?.frame.height ?? 0) - 36.333) < 0.01)
        #expect(title?.frame.minX == 16 && title?.frame.width == 343)
        #expect(abs(scene.cell(0).frame.minY - 36.333) < 0.01)
        #expect(abs(scene.cell(0).frame.height - 50.333) < 0.01)
        #expect(title?.backgroundColor == nil)
    }

    @Test func rowsBeforeIOS26AreLower() {
        SystemLooks.iOS18.perform {
            let scene = Scene(generation: .iOS13)
            #expect(scene.cell(0).frame.height == 44 && scene.cell(1).frame.height == 57)
            #expect(scene.cell(0).listParts.bottomSeparator?.frame.maxX == 343)
        }
    }

    @Test func plainListsPinTheirHeaders() {
        let scene = Scene(.plain, [30, 30]) { $0.headerMode = .supplementary }
        #expect(scene.title(Self.header)?.frame.minY == 22 && scene.cell(0).frame.minX == 0 && scene.cell(0).frame.width == 375)
        #expect(scene.list.backgroundColor == .systemBackground)
        scene.list.contentOffset.y = 200
        scene.window.layoutIfNeeded()
        #expect(scene.title(Self.header)?.frame.minY == 200)
        let padded = Scene(.plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 5
        }
        #expect(padded.title(Self.header)?.frame.minY == 5)
    }

    @Test func theFirstItemMayBeTheHeader() {
        let scene = Scene { $0.headerMode = .firstItemInSection }
        #expect(scene.cell(0).backgroundColor == nil && scene.cell(0).listParts.place?.role == .header)
        #expect(scene.cell(1).layer.maskedCorners.contains(.layerMinXMinYCorner))
    }

    @Test func footersAreShown() {
        let scene = Scene(.grouped) { $0.footerMode = .supplementary }
        #expect(scene.title(Self.footer) != nil && scene.title(Self.header) == nil)
        #expect(scene.title(Self.footer)?.frame.width == 375)
    }

    @Test func separatorsBeginAtTheText() {
        let scene = Scene()
        let line = scene.cell(0).listParts.bottomSeparator
        #expect(line?.frame == CGRect(x: 16, y: 51.5, width: 311, height: 0.5))
        #expect(scene.cell(1).listParts.bottomSeparator?.isHidden ?? true)
        let plain = Scene(.plain)
        #expect(plain.cell(1).listParts.bottomSeparator?.isHidden == false)
    }

    /// A text beside accessories of editing needs another line, and the row its height.
    @Test func rowsAreMeasuredBesideTheAccessoriesOfEditing() {
        final class Texts: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: any UIContentConfiguration) {
                self.configuration = configuration
                super.init(frame: .zero)
                let label = UILabel()
                (label.text, label.numberOfLines) = (String(repeating: "wo ", count: 200), 0)
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        struct Text: UIContentConfiguration {
            func makeContentView() -> any UIView & UIContentView { Texts(self) }
            func updated(for state: any UIConfigurationState) -> Text { self }
        }
        let scene = Scene(
            .plain,
            configure: { cell, _ in
                cell.contentConfiguration = Text()
                cell.accessories = [.multiselect(displayed: .whenEditing)]
            })
        let (height, below) = (scene.cell(0).frame.height, scene.cell(1).frame.minY)
        scene.list.isEditing = true
        scene.window.layoutIfNeeded()
        #expect(scene.cell(0).frame.height > height && scene.cell(1).frame.minY > below)
        scene.list.isEditing = false
        scene.window.layoutIfNeeded()
        #expect(scene.cell(0).frame.height == height)
    }

    /// A program that sets one inset leaves the other to the list.
    @Test func oneInsetOfASeparatorMayBeSet() {
        let scene = Scene { $0.separatorConfiguration.bottomSeparatorInsets.leading = 0 }
        #expect(scene.cell(0).listParts.bottomSeparator?.frame == CGRect(x: 0, y: 51.5, width: 327, height: 0.5))
    }

    @Test func theHandlerChangesSeparators() {
        let scene = Scene(.plain, [3]) {
            $0.separatorConfiguration.color = .systemRed
            $0.itemSeparatorHandler = { path, usual in
                var changed = usual
                if path.item == 0 { changed.bottomSeparatorVisibility = .hidden }
                if path.item == 1 {
                    changed.topSeparatorVisibility = .visible
                    changed.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 20)
                }
                return changed
            }
        }
        #expect(scene.cell(0).listParts.bottomSeparator?.isHidden ?? true)
        #expect(scene.cell(1).listParts.topSeparator?.isHidden == false)
        #expect(scene.cell(1).listParts.bottomSeparator?.frame.minX == 50)
        #expect(scene.cell(1).listParts.bottomSeparator?.frame.maxX == 355)
        #expect(scene.cell(2).listParts.bottomSeparator?.backgroundColor == .systemRed)
        let bare = Scene(.plain) { $0.showsSeparators = false }
        #expect(bare.cell(0).listParts.bottomSeparator?.isHidden ?? true)
    }

    @Test func separatorsFollowTheGuide() {
        let scene = Scene(.plain, [1]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive = true
        }
        scene.cell(0).setNeedsLayout()
        scene.window.layoutIfNeeded()
        #expect(scene.cell(0).listParts.bottomSeparator?.frame.minX == 70)
        #expect(scene.cell(0).listParts.bottomSeparator?.frame.maxX == 359)
    }

    @Test func accessoriesTakeRoomAtTheirSides() {
        let scene = Scene(.plain, [1]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.accessories = [.reorder(displayed: .always), .disclosureIndicator(), .delete(displayed: .always)]
        }
        let cell = scene.cell(0)
        #expect(cell.listParts.trailing.map(\.accessory.accessoryType) == [.disclosureIndicator, .reorder])
        #expect(cell.listParts.leading.map(\.frame) == [CGRect(x: 16, y: 0, width: 24, height: 52)])
        #expect(cell.listParts.trailing.map(\.frame.minX) == [313, 335])
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 273, height: 52))
        cell.indentationLevel = 2
        scene.window.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 60 && cell.listParts.leading[0].frame.minX == 36)
    }

    @Test func accessoriesOfTheProgramHaveTheirPlaces() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let scene = Scene(.plain, [1]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.accessories = [
                .label(text: "9"), .disclosureIndicator(options: .init(tintColor: .systemRed)),
                .customView(
                    configuration: .init(
                        customView: view, placement: .trailing(at: { _ in 1 }), reservedLayoutWidth: .custom(40),
                        maintainsFixedSize: true)),
            ]
        }
        let shown = scene.cell(0).listParts.trailing
        #expect(shown.map(\.accessory.accessoryType) == [.label, .customView(view), .disclosureIndicator])
        #expect(shown[1].frame.width == 40 && view.frame == CGRect(x: 5, y: 21, width: 30, height: 10))
    }

    @Test func editingShowsOtherAccessories() {
        let scene = Scene(.plain, [2]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.accessories = [.multiselect(), .disclosureIndicator(displayed: .whenNotEditing), .insert()]
        }
        #expect(scene.cell(0).listParts.leading.isEmpty && scene.cell(0).listParts.trailing.count == 1)
        scene.list.isEditing = true
        scene.list.allowsMultipleSelectionDuringEditing = true
        scene.window.layoutIfNeeded()
        #expect(scene.cell(0).listParts.leading.map(\.accessory.accessoryType) == [.insert, .multiselect])
        #expect(scene.cell(0).listParts.trailing.isEmpty && scene.cell(0).configurationState.isEditing)
        scene.window.tap(at: CGPoint(x: 200, y: 20))
        scene.window.tap(at: CGPoint(x: 200, y: 80))
        #expect(scene.list.indexPathsForSelectedItems?.map(\.item) == [0, 1])
        scene.list.isEditing = false
        #expect(scene.cell(0).listParts.trailing.count == 1)
    }

    @Test func backgroundConfigurationsReplaceTheListsOwn() {
        let scene = Scene(.insetGrouped, [2]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            var background = cell.defaultBackgroundConfiguration()
            #expect(background == .listGroupedCell())
            background.backgroundColor = .systemYellow
            if path.item == 1 { cell.backgroundConfiguration = background }
        }
        #expect(scene.cell(0).backgroundColor == .secondarySystemGroupedBackground && scene.cell(1).backgroundColor == nil)
        scene.window.tap(scene.cell(1))
        #expect(scene.cell(1).isSelected && scene.cell(1).backgroundColor == nil)
    }

    @Test func detailButtonsCallTheirHandlers() {
        var log: [String] = []
        let scene = Scene(.plain, [1]) { _ in
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.accessories = [.detail { log.append("detail") }]
        }
        scene.window.tap(scene.cell(0).listParts.trailing[0])
        #expect(log == ["detail"] && scene.source.log.isEmpty)
        scene.window.tap(at: CGPoint(x: 100, y: 20))
        #expect(scene.source.log == ["select 0"] && scene.cell(0).backgroundColor == .systemGray4)
    }

    @Test func rowsAreSwiped() {
        var log: [String] = []
        let scene = Scene(.insetGrouped, [3]) {
            $0.trailingSwipeActionsConfigurationProvider = { path in
                let drop = UIContextualAction(style: .destructive, title: "Drop") { _, _, completion in
                    log.append("drop \(path.item)")
                    completion(true)
                }
                return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [drop])
            }
        } configure: { cell, path in
            Self.showNumber(cell, path)
            cell.accessories = [.delete()]
        }
        drag(scene, from: CGPoint(x: 340, y: 20), by: -80)
        #expect(scene.cell(0).frame.minX == 16 - 74 && scene.cell(0).configurationState.isSwiped)
        scene.window.tap(scene.list.swipe?.actionsView.buttons[0] ?? UIView())
        #expect(log == ["drop 0"] && scene.cell(0).frame.minX == 16)
        drag(scene, from: CGPoint(x: 340, y: 150), by: -80)
        #expect(scene.list.swipe == nil)
        scene.list.isEditing = true
        scene.window.layoutIfNeeded()
        scene.window.tap(scene.cell(1).listParts.leading[0])
        #expect(abs(scene.cell(1).frame.minX - (16 - 74)) < 0.01)
        scene.list.reloadData()
        scene.window.layoutIfNeeded()
        #expect(scene.list.swipe == nil && scene.cell(1).frame.minX == 16)
    }

    @Test func outlinesExpandAndIndent() {
        let scene = Scene(.insetGrouped, []) { $0.headerMode = .firstItemInSection }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = text.count < 3 ? [.outlineDisclosure()] : []
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.list) { list, path, text in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: text)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["a"])
        tree.append(["aa"], to: "a")
        tree.append(["aaa"], to: "aa")
        data.apply(tree, to: 0)
        scene.window.layoutIfNeeded()
        #expect(scene.list.numberOfItems(inSection: 0) == 1)
        // A tap anywhere in a header expands it, and selects nothing.
        scene.window.tap(at: CGPoint(x: 100, y: 20))
        scene.window.layoutIfNeeded()
        #expect(scene.list.numberOfItems(inSection: 0) == 2 && scene.list.indexPathsForSelectedItems == [])
        #expect(scene.cell(0).configurationState.isExpanded && scene.cell(1).indentationLevel == 1)
        scene.window.tap(at: scene.cell(1).center)
        #expect(scene.list.numberOfItems(inSection: 0) == 2)
        scene.window.tap(scene.cell(1).listParts.trailing[0])
        scene.window.layoutIfNeeded()
        #expect(scene.list.numberOfItems(inSection: 0) == 3 && scene.cell(2).indentationLevel == 2)
        scene.window.tap(scene.cell(0))
        #expect(scene.list.numberOfItems(inSection: 0) == 1)
    }

    private func drag(_ scene: Scene, from point: CGPoint, by distance: CGFloat) {
        TestClock.hold { clock in
            scene.finger.press(at: point)
            clock.advance(by: 0.05)
            scene.finger.move(to: CGPoint(x: point.x + distance, y: point.y))
            clock.advance(by: 0.5)
            scene.finger.lift()
            clock.advance(by: 1)
        }
    }

    @Test(arguments: [(SystemLooks.iOS18, "list-18"), (.iOS26, "list-26")])
    func listsLookAsExpected(looks: SystemLooks, picture: String) {
        looks.perform { #expect(Self.list(looks.generation).window.pictureMismatch(picture, scale: 2) == nil) }
    }

    private static func list(_ generation: SystemGeneration) -> Scene {
        let scene = Scene(.insetGrouped, [4, 2], generation: generation) {
            $0.headerMode = .supplementary
            $0.footerMode = .supplementary
        } configure: { cell, path in
            var content = path.item == 2 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            if path.item > 0 { content.secondaryText = "Second" }
            if path.item == 3 { content.image = UIImage(systemName: "star") }
            cell.contentConfiguration = content
            let all: [[UICellAccessory]] = [
                [.disclosureIndicator()], [.checkmark(), .multiselect(displayed: .always)], [.detail(), .label(text: "3")],
                [.delete(displayed: .always), .reorder(displayed: .always), .outlineDisclosure()],
            ]
            cell.accessories = all[path.item]
        }
        scene.list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        scene.window.layoutIfNeeded()
        return scene
    }
}

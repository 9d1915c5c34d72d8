import Testing

@testable import UIKit

/// Where a compositional layout puts items, headers, badges and backgrounds. Figures follow Apple's documentation of
/// the parts.
@MainActor
struct CompositionalLayoutTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func grid(columns: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
        let row = size(.fractionalWidth(1), .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
    }

    private func header(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
    }

    private func scene(_ counts: [Int], _ layout: UICollectionViewLayout) -> CollectionScene {
        let scene = CollectionScene(source: ItemSource(counts))
        scene.collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
        scene.collection.setCollectionViewLayout(layout, animated: false)
        scene.window.layoutIfNeeded()
        return scene
    }

    @Test func rowsHoldAsManyItemsAsFit() {
        let scene = scene([3], UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 44)))
        #expect(
            scene.frames() == [
                CGRect(x: 0, y: 0, width: 160, height: 44), CGRect(x: 160, y: 0, width: 160, height: 44),
                CGRect(x: 0, y: 44, width: 160, height: 44),
            ])
        #expect(scene.collection.contentSize == CGSize(width: 320, height: 88))
        #expect(scene.collection.visibleCells.count == 3)
    }

    /// - Source: programs switch the bouncing of such views off, which the default of scroll views is already.
    @Test func theViewBouncesInTheDirectionOfTheLayout() {
        let layout = UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 44))
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(collection.alwaysBounceVertical && !collection.alwaysBounceHorizontal)
        collection.alwaysBounceVertical = false
        collection.layoutIfNeeded()
        #expect(!collection.alwaysBounceVertical)
        let sideways = UICollectionViewCompositionalLayoutConfiguration()
        sideways.scrollDirection = .horizontal
        let row = UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 44), configuration: sideways)
        #expect(UICollectionView(frame: .zero, collectionViewLayout: row).alwaysBounceHorizontal)
        #expect(!UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).alwaysBounceVertical)
    }

    @Test func insetsAndSpacing() {
        let section = grid(columns: 2, height: 50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 5
        section.boundarySupplementaryItems = [header(.absolute(25))]
        let scene = scene([3, 1], UICollectionViewCompositionalLayout(section: section))
        #expect(scene.frames().map(\.minX) == [20, 150, 20])
        #expect(scene.frames().map(\.minY) == [35, 35, 90])
        #expect(scene.frames().map(\.width) == [130, 130, 130])
        #expect(scene.frames(1).first?.minY == 205)
        let second = scene.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(second?.frame == CGRect(x: 20, y: 170, width: 260, height: 25))
        #expect(scene.collection.contentSize.height == 285)
    }

    /// Items that fill the row leave no room for a gap.
    @Test func gapsTakeRoomFromItems() {
        let section = grid(columns: 2, height: 40)
        section.group.interItemSpacing = .fixed(10)
        #expect(scene([2], UICollectionViewCompositionalLayout(section: section)).frames().map(\.minY) == [0, 40])
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let row = size(.fractionalWidth(1), .absolute(40))
        let shared = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item, count: 3)
        shared.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: shared))
        #expect(scene([3], layout).frames().map(\.minX) == [0, 110, 220])
    }

    @Test func flexibleGapsShareTheRest() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        row.interItemSpacing = .flexible(5)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        #expect(scene([3], layout).frames().map(\.minX) == [0, 115, 230])
    }

    @Test func groupsInGroups() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
        let scene = scene([4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
        #expect(
            scene.frames() == [
                CGRect(x: 0, y: 0, width: 240, height: 200), CGRect(x: 242, y: 2, width: 76, height: 96),
                CGRect(x: 242, y: 102, width: 76, height: 96), CGRect(x: 0, y: 200, width: 240, height: 200),
            ])
    }

    /// The cells ask for 30 points of height at the width they have.
    @Test func estimatedHeightsAreMeasured() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(100)))
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.interGroupSpacing = 10
        let source = ItemSource([2])
        source.size = { _ in CGSize(width: 320, height: 30) }
        let scene = CollectionScene(source: source)
        scene.collection.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
        scene.window.layoutIfNeeded()
        #expect(scene.frames() == [CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 40, width: 320, height: 30)])
        #expect(scene.collection.contentSize.height == 70)
    }

    @Test func headersStayInSight() {
        let section = grid(columns: 1, height: 300)
        let top = header(.absolute(40))
        top.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [top]
        let scene = scene([3, 1], UICollectionViewCompositionalLayout(section: section))
        func minY(_ section: Int) -> CGFloat? {
            scene.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        #expect(minY(0) == 0)
        scene.scroll(to: CGPoint(x: 0, y: 500))
        #expect(minY(0) == 500)
        scene.scroll(to: CGPoint(x: 0, y: 920))
        #expect(minY(0) == 900 && minY(1) == 940)
    }

    @Test func badgesAndBackgrounds() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 5, y: -5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets.top = 10
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        background.contentInsets.leading = 8
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let scene = scene([1], layout)
        let path = IndexPath(item: 0, section: 0)
        #expect(
            scene.collection.supplementaryView(forElementKind: "badge", at: path)?.frame
                == CGRect(x: 185, y: 5, width: 20, height: 20))
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "back", at: path)?.frame
                == CGRect(x: 8, y: 0, width: 312, height: 70))
    }

    @Test func sectionsDependOnTheRoom() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 480))
            return grid(columns: index == 0 ? 2 : 4, height: 30)
        }
        let scene = scene([2, 4], layout)
        #expect(scene.frames(0).map(\.width) == [160, 160] && scene.frames(1).map(\.width) == [80, 80, 80, 80])
    }

    @Test func theOtherDirections() {
        let section = grid(columns: 2, height: 44)
        section.contentInsets.leading = 20
        let scene = scene([2], UICollectionViewCompositionalLayout(section: section))
        scene.collection.semanticContentAttribute = .forceRightToLeft
        scene.collection.collectionViewLayout.invalidateLayout()
        scene.window.layoutIfNeeded()
        #expect(scene.frames().map(\.minX) == [150, 0])

        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
        let sideways = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: column), configuration: configuration)
        let wide = self.scene([3], sideways)
        #expect(wide.frames().map(\.origin) == [.zero, CGPoint(x: 0, y: 240), CGPoint(x: 100, y: 0)])
        #expect(wide.collection.contentSize == CGSize(width: 200, height: 480))
    }

    @Test func registrationsMakeAndConfigureCells() {
        var seen: [String] = []
        let registration = UICollectionView.CellRegistration<SizedCell, String> { cell, path, item in
            seen.append("\(path.item) \(item)")
            cell.tag = 7
        }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: grid(columns: 1, height: 40)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(seen == ["0 a", "1 b"])
        #expect(collection.visibleCells.allSatisfy { $0 is SizedCell && $0.tag == 7 })
    }
}

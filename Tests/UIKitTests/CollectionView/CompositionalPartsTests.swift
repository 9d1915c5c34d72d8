import Testing
import UIKit

/// The values that compositional layouts are made of.
@MainActor
@Suite struct CompositionalPartsTests {
    private let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))

    @Test func dimensionsTellTheirKind() {
        let dimensions: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.25), .fractionalHeight(0.5), .absolute(30), .estimated(20), .uniformAcrossSiblings(estimate: 10),
        ]
        #expect(dimensions.map(\.dimension) == [0.25, 0.5, 30, 20, 10])
        #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false, false])
        #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false, false])
        #expect(dimensions.map(\.isAbsolute) == [false, false, true, false, false])
        #expect(dimensions.prefix(4).map(\.isEstimated) == [false, false, false, true])
        #expect(dimensions.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
        #expect(size.widthDimension.isFractionalWidth && size.heightDimension.dimension == 40)
    }

    @Test func spacingsAreFixedOrFlexible() {
        let fixed = NSCollectionLayoutSpacing.fixed(8)
        let flexible = NSCollectionLayoutSpacing.flexible(4)
        #expect(fixed.isFixed && !fixed.isFlexible && fixed.spacing == 8)
        #expect(flexible.isFlexible && !flexible.isFixed && flexible.spacing == 4)
        let edges = NSCollectionLayoutEdgeSpacing(leading: fixed, top: nil, trailing: flexible, bottom: nil)
        #expect(edges.leading?.spacing == 8 && edges.top == nil && edges.trailing?.isFlexible == true && edges.bottom == nil)
    }

    @Test func anchorsHaveOneKindOfOffset() {
        let absolute = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 3, y: -4))
        let fractional = NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 0.5, y: 0))
        #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset && absolute.offset == CGPoint(x: 3, y: -4))
        #expect(fractional.isFractionalOffset && !fractional.isAbsoluteOffset && fractional.edges == .bottom)
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: "badge", containerAnchor: absolute)
        #expect(badge.elementKind == "badge" && badge.containerAnchor.edges == [.top, .trailing] && badge.itemAnchor == nil)
    }

    @Test func itemsAndGroupsKeepWhatTheyAreMadeOf() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        #expect(item.layoutSize.heightDimension.dimension == 40 && item.supplementaryItems.map(\.elementKind) == ["badge"])
        #expect(item.contentInsets == .zero && item.edgeSpacing == nil)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(2), trailing: nil, bottom: nil)
        #expect(item.edgeSpacing?.top?.spacing == 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        #expect(group.subitems.count == 1 && group.supplementaryItems.isEmpty)
        group.supplementaryItems = [badge]
        #expect(group.supplementaryItems.count == 1)
    }

    @Test func sectionsHaveUsualValues() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        #expect(section.contentInsetsReference == .automatic && section.orthogonalScrollingBehavior == .none)
        #expect(section.interGroupSpacing == 0 && section.contentInsets == .zero && section.boundarySupplementaryItems.isEmpty)
        let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .topLeading)
        #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.alignment == .topLeading)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        #expect(background.elementKind == "card" && background.zIndex == 0)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea && configuration.boundarySupplementaryItems.isEmpty)
    }

    /// - Source: NSRectAlignment's values, which go around from the top
    @Test func alignmentsGoAroundFromTheTop() {
        let alignments: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        #expect(alignments.map(\.rawValue) == Array(0...8))
    }

    /// As providers do whose room is empty at first.
    @Test func aCustomGroupWithoutFramesShowsNoItems() {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            return NSCollectionLayoutSection(group: .custom(layoutSize: whole) { _ in [] })
        }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        let source = TwoItems()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty)
    }

    @Test func aCustomGroupPlacesItsItems() throws {
        var insets: NSDirectionalEdgeInsets?
        let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
            insets = environment.container.effectiveContentInsets
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 10, width: width / 2, height: 50), zIndex: 3),
            ]
        }
        let sections: UICollectionViewCompositionalLayoutSectionProvider = { _, environment in
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            return NSCollectionLayoutSection(group: .custom(layoutSize: whole, itemProvider: provider))
        }
        let layout = UICollectionViewCompositionalLayout(sectionProvider: sections)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        let source = TwoItems()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let second = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        #expect(second.frame == CGRect(x: 100, y: 10, width: 100, height: 50) && second.zIndex == 3)
        #expect(insets == .zero)
    }
}

private final class TwoItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

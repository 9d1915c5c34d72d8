import Testing
import UIKit

/// What layouts of collections are asked, and what they tell of changes.
@MainActor
@Suite struct LayoutInvalidationTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private final class Context: UICollectionViewFlowLayoutInvalidationContext {}
    private final class Attributes: UICollectionViewLayoutAttributes { var note = 0 }

    private final class Layout: UICollectionViewFlowLayout {
        var told: [String] = []
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            told.append(
                "\(context is Context) all \(context.invalidateEverything) counts \(context.invalidateDataSourceCounts)")
            super.invalidateLayout(with: context)
        }
        var asked: [(new: CGRect, old: CGRect)] = []
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asked.append((newBounds, collectionView?.bounds ?? .null))
            return newBounds.width != 200
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            for item in updateItems {
                let (before, after) = (item.indexPathBeforeUpdate?.item ?? -1, item.indexPathAfterUpdate?.item ?? -1)
                told.append("\(item.updateAction.rawValue) \(before) \(after)")
            }
            super.prepare(forCollectionViewUpdates: updateItems)
        }
    }

    private let layout = Layout()
    private let source = Source()
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        layout.told = []
    }

    @Test func contextsCollectWhatChanged() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        context.invalidateItems(at: [first])
        context.invalidateItems(at: [second])
        context.invalidateSupplementaryElements(ofKind: "header", at: [first])
        context.invalidateDecorationElements(ofKind: "card", at: [second])
        #expect(Set(context.invalidatedItemIndexPaths ?? []) == [first, second])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [first]])
        #expect(context.invalidatedDecorationIndexPaths == ["card": [second]])
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 10)
        context.contentSizeAdjustment = CGSize(width: 0, height: 20)
        #expect(context.contentOffsetAdjustment.y == 10 && context.contentSizeAdjustment.height == 20)
    }

    @Test func reloadsAndNewBoundsInvalidateByContextsOfTheLayoutsClass() {
        view.reloadData()
        view.layoutIfNeeded()
        #expect(layout.told.contains("true all true counts true") || layout.told.contains("true all false counts true"))
        layout.told = []
        view.bounds.origin.y = 5
        view.layoutIfNeeded()
        #expect(layout.told.isEmpty)
        view.bounds.size.width = 180
        view.layoutIfNeeded()
        #expect(layout.told.contains { $0.hasPrefix("true all false") })
    }

    /// - Source:
    ///   developer.apple.com/documentation/uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)
    @Test func layoutsAreAskedAboutBoundsBeforeTheViewHasThem() {
        let whole = CGRect(x: 0, y: 0, width: 200, height: 300)
        view.contentOffset.y = 7
        #expect(layout.asked.map(\.new) == [whole.offsetBy(dx: 0, dy: 7)] && layout.asked.map(\.old) == [whole])
        view.layoutIfNeeded()
        #expect(layout.asked.count == 1)
        layout.asked = []
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        view.frame.size.width = 150
        #expect(layout.asked.last?.new.width == 150 && layout.asked.last?.old.width == 200)
        view.layoutIfNeeded()
        layout.asked = []
        // By an autoresizing mask, and by layout.
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
        view.autoresizingMask = [.flexibleWidth]
        box.addSubview(view)
        box.frame.size.width = 170
        #expect(layout.asked.map(\.new.width) == [170] && layout.asked.map(\.old.width) == [150])
        layout.asked = []
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 120).isActive = true
        view.heightAnchor.constraint(equalToConstant: 300).isActive = true
        box.layoutIfNeeded()
        #expect(layout.asked.last?.new.width == 120 && layout.asked.first?.old.width == 170)
    }

    /// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayout/layoutattributesclass
    @Test func layoutsMakeAttributesOfTheirClass() {
        let path = IndexPath(item: 1, section: 0)
        let made = layout.layoutAttributesForItem(at: path)
        #expect(made is Attributes && made?.indexPath == path && made?.size == CGSize(width: 50, height: 50))
        #expect(layout.layoutAttributesForElements(in: view.bounds)?.allSatisfy { $0 is Attributes } == true)
        layout.headerReferenceSize = CGSize(width: 200, height: 30)
        view.layoutIfNeeded()
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header is Attributes && header?.representedElementKind == UICollectionView.elementKindSectionHeader)
        final class Compositional: UICollectionViewCompositionalLayout {
            override class var layoutAttributesClass: AnyClass { Attributes.self }
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let compositional = Compositional(section: NSCollectionLayoutSection(group: group))
        view.collectionViewLayout = compositional
        view.layoutIfNeeded()
        let attributes = compositional.layoutAttributesForItem(at: path)
        #expect(attributes is Attributes && attributes?.frame.minY == 40 && attributes?.representedElementCategory == .cell)
    }

    @Test func attributesAreOfTheLayoutsClass() {
        #expect(ObjectIdentifier(Layout.layoutAttributesClass) == ObjectIdentifier(Attributes.self))
        let classes: [(AnyClass, AnyClass)] = [
            (UICollectionViewLayout.layoutAttributesClass, UICollectionViewLayoutAttributes.self),
            (UICollectionViewLayout.invalidationContextClass, UICollectionViewLayoutInvalidationContext.self),
            (UICollectionViewFlowLayout.invalidationContextClass, UICollectionViewFlowLayoutInvalidationContext.self),
        ]
        for pair in classes { #expect(ObjectIdentifier(pair.0) == ObjectIdentifier(pair.1)) }
    }

    @Test func updatesAreToldOneByOne() {
        source.count = 3
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        let updates = layout.told.filter { !$0.contains("all") }
        #expect(Set(updates) == ["0 -1 2", "1 0 -1"], "An insertion has the number 0, a deletion 1.")
    }

    @Test func layoutsAreWrittenForLanguagesFromLeftToRight() {
        #expect(layout.developmentLayoutDirection == .leftToRight && !layout.flipsHorizontallyInOppositeLayoutDirection)
        #expect(layout.sectionInsetReference == .fromContentInset && !layout.sectionFootersPinToVisibleBounds)
        #expect(UICollectionViewFlowLayout.automaticSize.width > 1e6)
        let references: [UICollectionViewFlowLayout.SectionInsetReference] = [
            .fromContentInset, .fromSafeArea, .fromLayoutMargins,
        ]
        #expect(references.map(\.rawValue) == [0, 1, 2])
    }

    @Test func aPlainLayoutAsksForNothing() {
        let plain = UICollectionViewLayout()
        #expect(plain.layoutAttributesForSupplementaryView(ofKind: "header", at: IndexPath(item: 0, section: 0)) == nil)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(!plain.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        #expect(!plain.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let context = plain.invalidationContext(forBoundsChange: .zero)
        #expect(!context.invalidateEverything)
        let moved = plain.layoutAttributesForInteractivelyMovingItem(
            at: IndexPath(item: 0, section: 0), withTargetPosition: CGPoint(x: 5, y: 6))
        #expect(moved.center == CGPoint(x: 5, y: 6))
        #expect(
            plain.targetIndexPath(forInteractivelyMovingItem: IndexPath(item: 2, section: 0), withPosition: .zero)
                == IndexPath(item: 2, section: 0))
    }

    @Test func listSeparatorsHaveAutomaticValues() {
        let separators = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
        #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        let visibilities: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
        #expect(Set(visibilities.map { "\($0)" }).count == 3)
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let (header, footer): (UICollectionLayoutListConfiguration.HeaderMode, UICollectionLayoutListConfiguration.FooterMode)
        (header, footer) = (list.headerMode, list.footerMode)
        #expect(header == .none && footer == .none && list.showsSeparators)
    }
}

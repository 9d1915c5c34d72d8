extension NSCollectionLayoutSection {
    /// Makes a section that shows its items as the rows of a list, as high as their contents. Its properties may be
    /// changed.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = fullWidth(estimatedHeight: rowEstimate(layoutEnvironment))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsets = insets(configuration, layoutEnvironment)
        section.boundarySupplementaryItems = boundaryItems(configuration)
        return section
    }

    private static func fullWidth(estimatedHeight: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    }

    private static func rowEstimate(_ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        ListMetrics.rowHeight(environment.traitCollection.generation)
    }

    private static func insets(
        _ list: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSDirectionalEdgeInsets {
        let side = list.appearance == .insetGrouped ? SystemMargins.side(inWidth: environment.container.contentSize.width) : 0
        let bottom = list.appearance.isGrouped && list.footerMode == .none ? ListMetrics.belowListSection : 0
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
    }

    private static func boundaryItems(
        _ list: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let size = fullWidth(estimatedHeight: ListMetrics.titleHeight(isPlain: list.appearance == .plain, .iOS13))
        func add(_ kind: String, _ alignment: NSRectAlignment) {
            let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = list.appearance == .plain
            items.append(item)
        }
        if list.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, .top) }
        if list.footerMode == .supplementary { add(UICollectionView.elementKindSectionFooter, .bottom) }
        return items
    }
}

extension UICollectionViewCompositionalLayout {
    /// Makes a layout whose sections are lists of one look.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension AttributeTable {
    static let collectionView = AttributeTable(
        UICollectionView.self, elements: ["collectionView"],
        make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        rows: [
            .key("backgroundView", path: \.backgroundView),
            .key("delegate", path: \.delegate),
            .key("dataSource", path: \.dataSource),
            .key("prefetchDataSource", path: \.prefetchDataSource),
            .key("dragDelegate", path: \.dragDelegate),
            .key("dropDelegate", path: \.dropDelegate),
            .flag("allowsSelection", \.allowsSelection),
            .flag("allowsMultipleSelection", \.allowsMultipleSelection),
            .flag("prefetchingEnabled", \.isPrefetchingEnabled, keys: ["prefetchingEnabled", "isPrefetchingEnabled"]),
            .flag("springLoaded", \.isSpringLoaded, keys: ["springLoaded", "isSpringLoaded"]),
            .flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
        ])

    static let collectionReusableView = AttributeTable(
        UICollectionReusableView.self, elements: ["collectionReusableView"], make: { UICollectionReusableView() },
        rows: [AttributeRow("reuseIdentifier") { reader, view in view.reuseIdentifier = reader["reuseIdentifier"] }])

    static let collectionViewCell = AttributeTable(
        UICollectionViewCell.self, elements: ["collectionViewCell"], make: { UICollectionViewCell() },
        rows: [
            .key("backgroundView", path: \.backgroundView),
            .key("selectedBackgroundView", path: \.selectedBackgroundView),
        ])

    static let collectionLayout = AttributeTable(UICollectionViewLayout.self, elements: ["collectionViewLayout"])

    static let flowLayout = AttributeTable(
        UICollectionViewFlowLayout.self, elements: ["collectionViewFlowLayout"], make: { UICollectionViewFlowLayout() },
        rows: [
            .word("scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal]),
            .number("minimumLineSpacing", \.minimumLineSpacing),
            .number("minimumInteritemSpacing", \.minimumInteritemSpacing),
            .size("itemSize", \.itemSize),
            AttributeRow(["estimatedItemSize", "automaticEstimatedItemSize"], \.estimatedItemSize) { reader in
                let isAutomatic = reader.flag("automaticEstimatedItemSize") ?? false
                return reader.size("estimatedItemSize") ?? (isAutomatic ? UICollectionViewFlowLayout.automaticSize : nil)
            },
            .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
            .flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
            .size("headerReferenceSize", \.headerReferenceSize),
            .size("footerReferenceSize", \.footerReferenceSize),
            .word(
                "sectionInsetReference", \.sectionInsetReference,
                ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
            .insets("sectionInset", \.sectionInset),
        ])
}

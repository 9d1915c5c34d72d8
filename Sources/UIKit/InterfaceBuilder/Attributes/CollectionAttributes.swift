extension AttributeTable {
    static let collectionView = AttributeTable(
        UICollectionView.self, elements: ["collectionView"],
        make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
        rows: [
            .key("backgroundView", path: \.backgroundView),
            .key("delegate", path: \.delegate),
            .key("dataSource", path: \.dataSource),
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
            .size("headerReferenceSize", \.headerReferenceSize),
            .size("footerReferenceSize", \.footerReferenceSize),
            .word(
                "sectionInsetReference", \.sectionInsetReference,
                ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
            .insets("sectionInset", \.sectionInset),
        ])
}

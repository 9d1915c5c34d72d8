import InterfaceBuilderDocument

extension AttributeTable {
    static let tableView = AttributeTable(
        UITableView.self, elements: ["tableView"], make: { UITableView() }, rows: tableRows)

    static let tableViewCell = AttributeTable(
        UITableViewCell.self, elements: ["tableViewCell"], make: { UITableViewCell() }, rows: cellRows)
}

extension AttributeTable {
    private static let tableRows: [AttributeRow<UITableView>] =
        [rooms, separators, selection, sectionIndex, others].flatMap { $0 }

    private static let others: [AttributeRow<UITableView>] = [
        .flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea, keys: ["insetsContentViewsToSafeArea"]),
        .key("backgroundView", path: \.backgroundView),
        .key("tableHeaderView", path: \.tableHeaderView),
        .key("tableFooterView", path: \.tableFooterView),
        .key("delegate", path: \.delegate),
        .key("dataSource", path: \.dataSource),
        .key("prefetchDataSource", path: \.prefetchDataSource),
        .key("dragDelegate", path: \.dragDelegate),
        .key("dropDelegate", path: \.dropDelegate),
        .flag("springLoaded", \.isSpringLoaded, keys: ["springLoaded", "isSpringLoaded"]),
        .flag("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
    ]

    private static let sectionIndex: [AttributeRow<UITableView>] = [
        .integer("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        .color("sectionIndexColor", \.sectionIndexColor),
        .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        .color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    ]

    private static let rooms: [AttributeRow<UITableView>] = [
        // The style decides the background of a table for which the document specifies none.
        AttributeRow("backgroundColor", "style") { reader, table in
            table.takeStyle(reader.value("style", styles) ?? .plain)
            if let color = reader.color("backgroundColor") { table.backgroundColor = color }
        },
        .height("rowHeight", \.rowHeight),
        .height("estimatedRowHeight", \.estimatedRowHeight),
        .height("sectionHeaderHeight", \.sectionHeaderHeight),
        .height("sectionFooterHeight", \.sectionFooterHeight),
        .height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
        .height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    ]

    private static let separators: [AttributeRow<UITableView>] = [
        .word(
            "separatorStyle", \.separatorStyle,
            ["default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine, "none": .none]),
        .color("separatorColor", \.separatorColor),
        .insets("separatorInset", \.separatorInset),
        .word(
            "separatorInsetReference", \.separatorInsetReference,
            ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
    ]

    private static let selection: [AttributeRow<UITableView>] = [
        .flag("allowsSelection", \.allowsSelection),
        .flag("allowsMultipleSelection", \.allowsMultipleSelection),
        .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
    ]

    private static let styles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}

extension AttributeTable {
    private static let cellRows: [AttributeRow<UITableViewCell>] = [
        AttributeRow("reuseIdentifier") { reader, cell in cell.reuseIdentifier = reader["reuseIdentifier"] },
        // A cell is created with its style.
        AttributeRow("style") { reader, _ in _ = reader.value("style", UITableViewCell.CellStyle.documentNames) },
        .word("accessoryType", \.accessoryType, accessories),
        .word("editingAccessoryType", \.editingAccessoryType, accessories),
        .flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
        .flag("showsReorderControl", \.showsReorderControl),
        .word("selectionStyle", \.selectionStyle, ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
        .insets("separatorInset", \.separatorInset),
        .integer("indentationLevel", \.indentationLevel, in: 0...1000),
        .number("indentationWidth", \.indentationWidth),
        .key("accessoryView", path: \.accessoryView),
        .key("editingAccessoryView", path: \.editingAccessoryView),
        .key("backgroundView", path: \.backgroundView),
        .key("selectedBackgroundView", path: \.selectedBackgroundView),
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewCell.CellStyle {
    /// The style that a document specifies for a cell; the default one for archives.
    init(documentOf coder: NSCoder) { self = coder.documentAttribute("style").flatMap { Self.documentNames[$0] } ?? .default }

    /// The styles by their names in documents.
    package static let documentNames: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension AttributeRow where Root == UITableView {
    /// A height in points; a negative one means the table's default.
    fileprivate static func height(_ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>) -> Self {
        Self([name], path) { reader in
            reader.number(name).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
        }
    }
}

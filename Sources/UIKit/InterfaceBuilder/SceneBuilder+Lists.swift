import InterfaceBuilderDocument

/// What documents say about tables, collections and their cells.
extension SceneBuilder {
    func applyTableAttributes(of element: MarkupElement, to table: UITableView) {
        table.takeStyle(value(of: "style", of: element, Self.tableStyles) ?? .plain)
        if let color = color(of: element, "backgroundColor") { table.backgroundColor = color }
        if let height = height("rowHeight", of: element) { table.rowHeight = height }
        if let height = height("estimatedRowHeight", of: element) { table.estimatedRowHeight = height }
        if let height = height("sectionHeaderHeight", of: element) { table.sectionHeaderHeight = height }
        if let height = height("sectionFooterHeight", of: element) { table.sectionFooterHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = color(of: element, "separatorColor") { table.separatorColor = color }
        if let insets = separatorInset(of: element) { table.separatorInset = insets }
        if let allows = flag("allowsSelection", of: element) { table.allowsSelection = allows }
        if let allows = flag("allowsMultipleSelection", of: element) { table.allowsMultipleSelection = allows }
        if let height = height("estimatedSectionHeaderHeight", of: element) { table.estimatedSectionHeaderHeight = height }
        if let height = height("estimatedSectionFooterHeight", of: element) { table.estimatedSectionFooterHeight = height }
        if let insets = flag("contentViewInsetsToSafeArea", of: element) { table.insetsContentViewsToSafeArea = insets }
        if element["separatorInsetReference"] == "fromAutomaticInsets" { table.separatorInsetReference = .fromAutomaticInsets }
        if let allows = flag("allowsSelectionDuringEditing", of: element) { table.allowsSelectionDuringEditing = allows }
        if let allows = flag("allowsMultipleSelectionDuringEditing", of: element) {
            table.allowsMultipleSelectionDuringEditing = allows
        }
    }

    private func separatorInset(of element: MarkupElement) -> UIEdgeInsets? {
        element.child(key: "separatorInset", named: "inset").flatMap(DocumentInsets.init).map(UIEdgeInsets.init)
    }

    /// A height in points; -1 leaves it to the table.
    private func height(_ name: String, of element: MarkupElement) -> CGFloat? {
        number(name, of: element).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
    }

    private static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    func applyCellAttributes(of element: MarkupElement, to cell: UITableViewCell) {
        cell.reuseIdentifier = element["reuseIdentifier"]
        if let type = value(of: "accessoryType", of: element, Self.accessories) { cell.accessoryType = type }
        if let type = value(of: "editingAccessoryType", of: element, Self.accessories) { cell.editingAccessoryType = type }
        if let indents = flag("shouldIndentWhileEditing", of: element) { cell.shouldIndentWhileEditing = indents }
        if let shows = flag("showsReorderControl", of: element) { cell.showsReorderControl = shows }
        if let style = value(of: "selectionStyle", of: element, Self.selections) { cell.selectionStyle = style }
        if let insets = separatorInset(of: element) { cell.separatorInset = insets }
        if let level = integer("indentationLevel", of: element, in: 0...1000) { cell.indentationLevel = level }
        if let width = number("indentationWidth", of: element) { cell.indentationWidth = CGFloat(width) }
    }

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let selections: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
}

extension UITableViewCell.CellStyle {
    /// The style that a document gives a cell; the default one for archives.
    init(documentOf coder: NSCoder) {
        switch coder.documentAttribute("style") {
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: self = .default
        }
    }
}

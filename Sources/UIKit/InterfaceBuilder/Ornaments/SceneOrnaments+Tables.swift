import InterfaceBuilderDocument

/// What tables draw around their cells' content.
extension SceneOrnaments {
    /// Adds backgrounds, separators, accessories and titles to a table that is made as a plain scroll view.
    func addTableOrnaments(_ index: Int, to table: UIView) {
        guard type(of: table) == UIScrollView.self else { return }
        let element = canvas.scene.views[index].element
        let isGrouped = ["grouped", "insetGrouped"].contains(element["style"] ?? "")
        if table.backgroundColor == nil { table.backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground }
        let cells = canvas.scene.views.indices.filter {
            canvas.scene.views[$0].parent == index && canvas.scene.views[$0].role == .cell
        }
        for (place, cell) in cells.enumerated() {
            guard let made = canvas.views[cell], type(of: made) == UIView.self else { continue }
            let section = section(of: cell)
            let previous = place > 0 ? cells[place - 1] : nil
            let next = place + 1 < cells.count ? cells[place + 1] : nil
            if made.backgroundColor == nil {
                made.backgroundColor = isGrouped ? .secondarySystemGroupedBackground : .systemBackground
            }
            addSeparators(to: made, of: element, endsSection: next.map { self.section(of: $0) != section } ?? true, isGrouped)
            addAccessory(to: made, canvas.scene.views[cell].element)
            if previous.map({ self.section(of: $0) != section }) ?? true {
                addTitle(above: made, section, in: table, isGrouped, after: previous.flatMap { canvas.views[$0] })
            }
        }
    }

    private func section(of cell: Int) -> MarkupElement? {
        let holder = canvas.scene.views[cell].element.parent
        return holder?.parent?.name == "tableViewSection" ? holder?.parent : holder
    }

    // MARK: Separators

    private func addSeparators(to cell: UIView, of table: MarkupElement, endsSection: Bool, _ isGrouped: Bool) {
        guard table["separatorStyle"] != "none" else { return }
        let color = builder.color(of: table, "separatorColor") ?? .separator
        let inset = table.child(key: "separatorInset").flatMap(DocumentInsets.init)?.leading
        let margin: CGFloat = cell.bounds.width < 414 ? 16 : 20
        let isLast = endsSection && isGrouped
        if isLast, table["style"] == "insetGrouped" { return }
        let start = isLast ? 0 : inset.map { CGFloat($0) } ?? margin
        let height = 1 / canvas.environment.traits.displayScale
        let line = UIView(
            frame: CGRect(x: start, y: cell.bounds.height - height, width: max(0, cell.bounds.width - start), height: height))
        line.backgroundColor = color
        cell.addSubview(line)
    }

    // MARK: Accessories

    private func addAccessory(to cell: UIView, _ element: MarkupElement) {
        let margin: CGFloat = cell.bounds.width < 414 ? 16 : 20
        let tint = cell.tintColor ?? .systemBlue
        var right = cell.bounds.width - margin
        func add(_ name: String, _ size: CGSize, _ color: UIColor, _ weight: UIImage.SymbolWeight) {
            let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(weight: weight))?.withTintColor(
                color)
            let frame = CGRect(
                x: right - size.width, y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height)
            cell.addSubview(OrnamentView(frame: frame) { image?.draw(in: $0) })
            right -= size.width + 12
        }
        switch element["accessoryType"] {
        case "disclosureIndicator": add("chevron.right", CGSize(width: 10, height: 14), .tertiaryLabel, .semibold)
        case "checkmark": add("checkmark", CGSize(width: 15, height: 14), tint, .semibold)
        case "detailButton": add("info.circle", CGSize(width: 22, height: 22), tint, .regular)
        case "detailDisclosureButton":
            add("chevron.right", CGSize(width: 10, height: 14), .tertiaryLabel, .semibold)
            add("info.circle", CGSize(width: 22, height: 22), tint, .regular)
        default: break
        }
    }

    // MARK: Titles

    /// The title of a section over its first cell, in the room the document leaves; the last one's footer below it.
    private func addTitle(above cell: UIView, _ section: MarkupElement?, in table: UIView, _ isGrouped: Bool, after last: UIView?)
    {
        let start = last?.frame.maxY ?? 0
        let room = CGRect(x: 0, y: start, width: table.bounds.width, height: cell.frame.minY - start)
        let isPrototype = section?.name == "prototypes"
        guard let title = isPrototype ? "Prototype Cells" : section.flatMap({ builder.text(of: $0, "headerTitle") }),
            !title.isEmpty, room.height >= 12
        else { return }
        let font: UIFont = isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 13, weight: .semibold)
        let text = OrnamentText(text: isGrouped ? title.uppercased() : title, font: font, color: .secondaryLabel)
        table.addSubview(
            OrnamentView(frame: room) { bounds in
                let height = isPrototype ? bounds.height : min(28, bounds.height)
                let band = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
                if !isGrouped {
                    UIColor.secondarySystemBackground.setFill()
                    UIRectFillUsingBlendMode(band, .normal)
                }
                text.draw(at: CGPoint(x: 16, y: isGrouped ? band.maxY - min(14, height / 2) : band.midY))
            })
    }
}

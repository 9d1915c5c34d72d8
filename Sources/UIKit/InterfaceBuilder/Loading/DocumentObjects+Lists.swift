import InterfaceBuilderDocument

/// Tables and collections: prototypes, from which cells are created on demand, and static sections.
extension DocumentObjects {
    /// Applies what is specific to lists and cells, once the subviews are created: prototypes, static sections, the
    /// layout, the views of a style.
    func fillList(_ view: UIView, _ element: MarkupElement, _ builder: SceneBuilder) {
        switch view {
        case let table as UITableView:
            takePrototypes(of: element, for: table)
            takeSections(of: element)
        case let cell as UITableViewCell: takeLabels(of: element, for: cell)
        case let collection as UICollectionView:
            takeLayout(of: element, for: collection)
            takePrototypes(of: element, for: collection)
        default: break
        }
    }

    // MARK: Tables

    private func takePrototypes(of element: MarkupElement, for table: UITableView) {
        for prototype in element.children(in: "prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.registerPrototype(identifier: identifier, make: maker(of: prototype) { UITableViewCell() })
        }
    }

    /// Creates static sections, which belong to a table view controller.
    private func takeSections(of element: MarkupElement) {
        guard let sections = element.child("sections")?.children("tableViewSection"), !sections.isEmpty else { return }
        guard let controller = owner as? UITableViewController else {
            return file.warn("Static table views are only valid when embedded in UITableViewController instances", at: element)
        }
        controller.staticContent = StaticTableContent(sections: sections.map(section))
    }

    private func section(_ element: MarkupElement) -> StaticTableContent.Section {
        let made = element.children(in: "cells").map { ($0, makeView($0, controller: nil) as? UITableViewCell) }
        let cells = made.compactMap { element, cell in cell.map { (element, $0) } }
        let (header, footer) = file.read(element) { ($0.text("headerTitle"), $0.text("footerTitle")) }
        return StaticTableContent.Section(
            headerTitle: header, footerTitle: footer,
            headerView: element.child(key: "headerView").flatMap { makeView($0, controller: nil) },
            footerView: element.child(key: "footerView").flatMap { makeView($0, controller: nil) }, cells: cells.map(\.1),
            rowHeights: cells.map { rowHeight($0.0) })
    }

    private func rowHeight(_ element: MarkupElement) -> CGFloat {
        file.read(element) { $0.number("rowHeight") }.map { CGFloat($0) } ?? UITableView.automaticDimension
    }

    /// Uses the document's labels and image views as those of a cell's style.
    private func takeLabels(of element: MarkupElement, for cell: UITableViewCell) {
        let part = { (name: String) in element[name].flatMap { self[$0] } }
        cell.takeDocumentLabels(
            text: part("textLabel") as? UILabel, detail: part("detailTextLabel") as? UILabel,
            image: part("imageView") as? UIImageView)
    }

    // MARK: Collections

    private func takeLayout(of element: MarkupElement, for collection: UICollectionView) {
        guard let described = element.child(key: "collectionViewLayout"),
            let layout = makeObject(described) as? UICollectionViewLayout
        else { return }
        collection.collectionViewLayout = layout
    }

    private func takePrototypes(of element: MarkupElement, for collection: UICollectionView) {
        for cell in element.children(in: "cells") {
            guard let identifier = cell["reuseIdentifier"] else { continue }
            collection.registerPrototype(identifier: identifier, make: maker(of: cell) { UICollectionViewCell() })
        }
        for view in element.children("collectionReusableView") {
            guard let identifier = view["reuseIdentifier"] else { continue }
            let isFooter = view["key"] == "sectionFooterView"
            collection.registerPrototype(
                kind: isFooter ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader,
                identifier: identifier, make: maker(of: view) { UICollectionReusableView() })
        }
    }

    /// Creates the prototype's view at each call, connected with the objects of the scene.
    private func maker<View: UIView>(of prototype: MarkupElement, orElse plain: @escaping () -> View) -> () -> View {
        { [weak self, file] in
            let objects = DocumentObjects(file, owner: self?.owner, within: self)
            return objects.instantiate([prototype]).first as? View ?? plain()
        }
    }
}

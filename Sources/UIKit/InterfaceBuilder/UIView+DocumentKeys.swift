extension UIView {
    /// Sets a view as the keyed part of this one, such as a header. Returns whether the class has such a part;
    /// otherwise it is a plain subview.
    @discardableResult
    package func adopt(_ view: UIView, asDocumentKey key: String) -> Bool {
        switch (self, key) {
        case (let cell as UITableViewCell, "contentView"): cell.takeContentView(view)
        case (let cell as UICollectionViewCell, "contentView"): cell.takeContentView(view)
        case (let header as UITableViewHeaderFooterView, "contentView"): header.takeContentView(view)
        case (let effect as UIVisualEffectView, "contentView"): effect.takeContentView(view)
        case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = view
        case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
        case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = view
        case (let cell as UITableViewCell, "editingAccessoryView"): cell.editingAccessoryView = view
        case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = view
        case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = view
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = view
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = view
        case (let table as UITableView, "backgroundView"): table.backgroundView = view
        case (let collection as UICollectionView, "backgroundView"): collection.backgroundView = view
        default: return false
        }
        return true
    }
}

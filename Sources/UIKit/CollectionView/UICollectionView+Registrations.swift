/// How cells and other views are made and configured in one go.
extension UICollectionView {
    /// A class or nib of cells, and how they show an item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationNumber()
        let nib: UINib?
        let handler: Handler

        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// - Parameter cellNib: Holds one cell and nothing else.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// A class or nib of supplementary views, and how they are shown.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = RegistrationNumber()
        let kind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }
        /// - Parameter supplementaryNib: Holds one view and nothing else.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A cell that waits to be used again, or a new one, after the registration's closure has seen it.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let name = registration.identifier.name
        if !collectionState.cells.knows(name) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: name)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: name)
            }
        }
        let cell = registered(dequeueReusableCell(withReuseIdentifier: name, for: indexPath), as: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view that waits to be used again, or a new one, after the registration's closure has seen it.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, name) = (registration.kind, registration.identifier.name)
        if !collectionState.views.knows(Self.pool(kind, name)) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
            }
        }
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        let supplementary = registered(view, as: Supplementary.self)
        registration.handler(supplementary, kind, indexPath)
        return supplementary
    }

    /// A nib may hold a view of another class than its registration says.
    private func registered<View: UICollectionReusableView>(_ view: UICollectionReusableView, as type: View.Type) -> View {
        guard let found = view as? View else {
            raise(
                "NSInternalInconsistencyException",
                "the view of class \(LayoutText.className(view)) that the registration's nib holds is no \(LayoutText.name(of: type))"
            )
        }
        return found
    }
}

/// Tells registrations apart.
@MainActor
struct RegistrationNumber {
    private static var last = 0
    let name: String

    init() {
        Self.last += 1
        name = "UICollectionViewRegistration-\(Self.last)"
    }
}

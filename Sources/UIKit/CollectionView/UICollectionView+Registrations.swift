/// Registrations that make and configure cells and other views.
extension UICollectionView {
    /// The class or nib of cells, with a closure that configures them for an item.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationNumber()
        let nib: UINib?
        let handler: Handler

        /// Makes a registration of the class `Cell`.
        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
        /// Makes a registration of cells that a nib holds.
        ///
        /// - Parameter cellNib: Holds one cell and nothing else.
        public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
    }

    /// The class or nib of supplementary views, with a closure that configures them.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        let identifier = RegistrationNumber()
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Makes a registration of the class `Supplementary` for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }
        /// Makes a registration of views that a nib holds, for a kind.
        ///
        /// - Parameter supplementaryNib: Holds one view and nothing else.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// A reused or new cell, configured by the registration's closure unless `item` is nil.
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

    /// A reused or new supplementary view, configured by the registration's closure.
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

    /// Checks that the view a nib holds has the registration's class.
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

/// A unique reuse identifier for a registration.
@MainActor
struct RegistrationNumber {
    private static var last = 0
    let name: String

    init() {
        Self.last += 1
        name = "UICollectionViewRegistration-\(Self.last)"
    }
}

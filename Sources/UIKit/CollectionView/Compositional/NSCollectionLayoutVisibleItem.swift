/// Called before the elements of a section in sight are placed: it may change them.
///
/// Its arguments are the elements, the offset (of the section where that scrolls across the layout's direction, of the
/// collection view otherwise), and the room that the layout had.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsectionvisibleitemsinvalidationhandler
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An element in sight, whose look a section's handler may change. Lengths are points in the content's coordinates.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, 0...1.
    var alpha: CGFloat { get set }
    /// Elements with larger values are drawn above others.
    var zIndex: Int { get set }
    /// Whether the element is left out.
    var isHidden: Bool { get set }
    /// As ``UIDynamicItem/transform``, in three dimensions.
    var transform3D: CATransform3D { get set }
    /// The item's index path.
    var indexPath: IndexPath { get }
    /// The rectangle around the transformed element.
    var frame: CGRect { get }
    /// The layout size's name for the element; the element kind, or an empty text for cells.
    var name: String { get }
    /// The kind of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// An element by its attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var name: String { attributes.representedElementKind ?? "" }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

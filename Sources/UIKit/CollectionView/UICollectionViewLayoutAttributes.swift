import RuntimeReflection

/// Frame and appearance of an element of a collection's layout. Lengths are points in content coordinates.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The index path of the item, or of the item or section a view belongs to.
    open var indexPath: IndexPath
    /// Whether the element is a cell, a supplementary view or a decoration view.
    public private(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; nil for cells.
    public private(set) var representedElementKind: String?

    public override init() {
        indexPath = IndexPath()
        representedElementCategory = .cell
        super.init()
    }

    /// Makes attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Makes attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Makes attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Makes attributes of an element; the kind of a cell is nil.
    convenience init(_ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath) {
        self.init()
        represent(category, kind, at: path)
    }

    /// Says which element the attributes are of.
    func represent(_ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath) {
        (representedElementCategory, representedElementKind, indexPath) = (category, kind, path)
    }

    /// The smallest upright rectangle around the transformed element. Setting it sets ``center`` and ``size``.
    open var frame: CGRect {
        get {
            CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(transform)
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The centre of the element.
    open var center = CGPoint.zero
    /// The size of the element before the transform.
    open var size = CGSize.zero
    /// The rectangle with origin zero and the element's ``size``.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// Applied around the centre; the identity by default. Reads as the part of ``transform3D`` that is affine.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// As ``transform``, in three dimensions.
    open var transform3D = CATransform3DIdentity
    /// The opacity, 0...1; 1 by default.
    open var alpha: CGFloat = 1
    /// Elements with larger values are drawn above others; 0 by default.
    open var zIndex = 0
    /// Whether the element is left out; it then has no view.
    open var isHidden = false
    /// The axes along which the element is measured; both unless the layout specifies it.
    var measuredAxes = (width: true, height: true)

    /// The section in whose scroll view the element lies; nil for elements that lie in the collection view itself.
    var strip: Int?

    /// The place of a list's cell; nil outside of lists.
    var listPlace: ListPlace?

    /// Returns attributes of the same class with these values; subclasses copy what they add.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = makeInstance(of: type(of: self))
            copy.takeOver(self)
            return copy
        } as UICollectionViewLayoutAttributes
    }

    /// Whether both describe the same element with the same values; subclasses compare what they add.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self || MainActor.assumeIsolated { hasValues(of: other) }
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }

    private func takeOver(_ other: UICollectionViewLayoutAttributes) {
        indexPath = other.indexPath
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        (center, size, transform3D, strip) = (other.center, other.size, other.transform3D, other.strip)
        (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
        (measuredAxes, listPlace) = (other.measuredAxes, other.listPlace)
    }
}

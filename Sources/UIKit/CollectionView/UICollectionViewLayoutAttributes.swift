import MetatypeInstantiation

/// Where a collection's layout puts an element, and how it shows it. Lengths are points, in the collection view's content.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath: IndexPath
    public private(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; nil for cells.
    public private(set) var representedElementKind: String?

    public override init() {
        indexPath = IndexPath()
        representedElementCategory = .cell
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Sets centre and size; read, it is the rectangle around what the transform makes of them.
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
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    /// Which of two elements stands above the other.
    open var zIndex = 0
    open var isHidden = false
    /// The axes along which the layout takes the view's own length; both where it does not say.
    var measuredAxes = (width: true, height: true)

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = makeInstance(of: type(of: self))
            copy.takeOver(self)
            return copy
        } as UICollectionViewLayoutAttributes
    }

    private func takeOver(_ other: UICollectionViewLayoutAttributes) {
        indexPath = other.indexPath
        representedElementCategory = other.representedElementCategory
        representedElementKind = other.representedElementKind
        (center, size, transform) = (other.center, other.size, other.transform)
        (alpha, zIndex, isHidden) = (other.alpha, other.zIndex, other.isHidden)
        measuredAxes = other.measuredAxes
    }
}

/// The edges of a container at which a view is placed, and its distance from them.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges; along an axis without an edge the view is centred.
    public let edges: NSDirectionalRectEdge
    /// The shift to the right and down: points, or fractions of the view's size.
    public let offset: CGPoint
    /// Whether the offset is a fraction of the view's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Makes an anchor without offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    /// Makes an anchor with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }

    /// Makes an anchor with an offset in fractions of the view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }

    /// Returns the anchor itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The origin of a view of a size, in the container's coordinates.
    func origin(of size: CGSize, in container: CGSize) -> CGPoint {
        var origin = CGPoint(x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
        if edges.contains(.leading) { origin.x = 0 } else if edges.contains(.trailing) { origin.x = container.width - size.width }
        if edges.contains(.top) { origin.y = 0 } else if edges.contains(.bottom) { origin.y = container.height - size.height }
        let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
        return CGPoint(x: origin.x + offset.x * unit.width, y: origin.y + offset.y * unit.height)
    }
}

/// A supplementary view anchored to an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind the view is registered for.
    public let elementKind: String
    /// The place in the element at which the view is put.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place in the view that is put there. It reads back what was set; nothing here depends on it.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Elements with larger values are drawn above others; 1 by default.
    open var zIndex = 1

    /// Makes a supplementary view anchored to its element.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

    /// Makes a supplementary view anchored to its element. The second anchor is stored; nothing reads it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        anchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, itemAnchor) = (elementKind, containerAnchor, anchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A supplementary view at an edge of a section or of the whole layout: a header or a footer.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is placed.
    public let alignment: NSRectAlignment
    /// The shift to the right and down, in points.
    public let offset: CGPoint
    /// Whether the section grows by the view; otherwise the view overlaps the section's elements.
    open var extendsBoundary = true
    /// Whether the view moves with the visible bounds while its section is visible.
    open var pinToVisibleBounds = false

    /// Makes a header or footer without offset.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
            anchor: nil)
    }
}

/// A decoration view behind a section.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind the view is registered for in the layout.
    public let elementKind: String
    /// Elements with larger values are drawn above others; decoration views have at most -1.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// Makes a view with the section's size, reduced by its own content insets.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

/// The edges and corners of a rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// Which edges of a container a view is placed at, and how far from them.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    public let edges: NSDirectionalRectEdge
    /// Points, or parts of the view's size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where a view of a size lies in a container, in the container's coordinates.
    func origin(of size: CGSize, in container: CGSize) -> CGPoint {
        var origin = CGPoint(x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
        if edges.contains(.leading) { origin.x = 0 } else if edges.contains(.trailing) { origin.x = container.width - size.width }
        if edges.contains(.top) { origin.y = 0 } else if edges.contains(.bottom) { origin.y = container.height - size.height }
        let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
        return CGPoint(x: origin.x + offset.x * unit.width, y: origin.y + offset.y * unit.height)
    }
}

/// A view placed by an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place in the view that comes to lie there; kept, without effect.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Which of two elements stands above the other.
    open var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
    }

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

/// A view at an edge of a section, or of the whole layout: a header or a footer.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// In points.
    public let offset: CGPoint
    /// Whether the section grows by the view; else the view lies over the section's elements.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section is.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
            anchor: nil)
    }
}

/// A view behind a section.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// Which of two elements stands above the other.
    open var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A view as large as the section, less its own insets.
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

/// The length of an element along one axis.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    private let kind: Kind
    /// Points, or a fraction of the container's width or height.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    /// A fraction of the container's width; 1 is all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the container's height; 1 is all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A fixed length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// A length in points until the element is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// A length in points until the element is measured, as with ``estimated(_:)``: siblings do not become equally long
    /// here.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether the length is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is fixed.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the element is measured.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether siblings should become equally long. Nothing reads it.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Returns the dimension itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length in points in a container of the given size.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// The size of an element.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The length along the horizontal axis.
    public let widthDimension: NSCollectionLayoutDimension
    /// The length along the vertical axis.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of two lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// Returns the size itself, because it does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The size in points in a container of the given size, not negative.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: max(0, widthDimension.length(in: container)), height: max(0, heightDimension.length(in: container)))
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

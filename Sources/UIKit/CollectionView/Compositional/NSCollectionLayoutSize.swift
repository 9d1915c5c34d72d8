/// How long an element is along one axis.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    private let kind: Kind
    /// Points, or a part of the container's width or height.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    /// A part of the container's width, 1 for all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height, 1 for all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Points, until the element is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Points, until the elements of the group are measured; then all are as long as the longest.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Points, in a container of a size.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// How large an element is.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Points, in a container of a size.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: max(0, widthDimension.length(in: container)), height: max(0, heightDimension.length(in: container)))
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// A section: repeated groups, with headers, footers and insets around them.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// The look of the list, where the section is one.
    var list: UICollectionLayoutListConfiguration?
    /// Distances around the groups, in points, between header and footer.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The edges to which the insets are added; ``UIContentInsetsReference/automatic`` takes the layout's reference.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges to which the insets of headers and footers are added. It reads back what was set; nothing here depends
    /// on it.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The way in which the groups scroll across the layout's direction; with any value but `none` they lie in a scroll
    /// view of their own.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The scrolling properties of the groups, if they scroll across the layout's direction.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called before the section's elements in sight are placed, in each layout and while they scroll; it may change
    /// them.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether the insets also apply to headers and footers.
    open var supplementariesFollowContentInsets = true
    /// Decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Makes a section that repeats a group until all items are placed.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Returns a section with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = NSCollectionLayoutSection(group: group)
            (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
            copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
            (copy.interGroupSpacing, copy.orthogonalScrollingBehavior) = (interGroupSpacing, orthogonalScrollingBehavior)
            copy.orthogonalScrollingProperties.take(orthogonalScrollingProperties)
            copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
            (copy.decorationItems, copy.list) = (decorationItems, list)
            return copy
        } as NSCollectionLayoutSection
    }
}

/// The scrolling of a section across the layout's direction.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// None: the groups follow each other in the layout's direction.
    case none = 0
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest with a group at the section's leading inset.
    case continuousGroupLeadingBoundary
    /// By pages as long as the collection view.
    case paging
    /// By groups, each at the section's leading inset.
    case groupPaging
    /// By groups, each in the middle.
    case groupPagingCentered
}

/// The edges to which insets are added.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's reference for a section; the safe area for the layout itself.
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// The circumstances in which a layout is computed.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space for the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// The space for a layout. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the space.
    var contentSize: CGSize { get }
    /// The size without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the space.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets used.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The implementation of both protocols that layouts pass to the program.
final class LayoutRoom: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

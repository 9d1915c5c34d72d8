/// Groups one after the other, with headers, footers and room around them.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup
    /// Around the groups, in points, inside of headers and footers.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the places of headers and footers are measured from; kept, without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Whether the groups lie across the layout's direction. They do not scroll: those beyond the edge are out of sight.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether the insets count for headers and footers, too.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = NSCollectionLayoutSection(group: group)
            (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
            copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
            (copy.interGroupSpacing, copy.orthogonalScrollingBehavior) = (interGroupSpacing, orthogonalScrollingBehavior)
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
            copy.decorationItems = decorationItems
            return copy
        } as NSCollectionLayoutSection
    }
}

/// How a section scrolls across the layout's direction.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets are measured from.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout has it: the safe area, for the layout itself.
    case automatic = 0
    case none, safeArea, layoutMargins, readableContent
}

/// What is known of the place where a layout is worked out.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room for a layout. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// The size less the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The room that layouts here tell of.
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

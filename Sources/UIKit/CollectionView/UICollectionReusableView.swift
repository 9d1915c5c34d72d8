/// A view of a collection: a cell, or a supplementary or decoration view.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a view from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UICollectionReusableView.self)
    }

    /// Makes a view of a class known only at run time, by its `init(frame:)`.
    static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect, reuseIdentifier: String) -> View {
        let slot = unsafeBitCast(type, to: ReusableViewInitializerSlot.Type.self)
        let view = unsafeDowncast(slot.init(frame: frame) as UICollectionReusableView, to: View.self)
        view.reuseIdentifier = reuseIdentifier
        return view
    }

    /// The identifier the view is queued under for reuse.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is reused; does nothing unless overridden.
    open func prepareForReuse() {}
    /// Called after the layout's frame, transform, alpha and z-index were applied; subclasses apply attributes of their
    /// own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before another layout is used; does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after another layout was used; does nothing unless overridden.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// The attributes that the view prefers to the layout's: those of the size its constraints ask for along estimated
    /// axes.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        preferredAttributes(layoutAttributes)
    }

    /// The view shows an element with attributes, which tell a list's cell its place.
    func takePlace(_ attributes: UICollectionViewLayoutAttributes) {}

    /// The collection view that shows the view, directly or in the scroll view of a section.
    var enclosingCollection: UICollectionView? {
        superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview as? UICollectionView
    }

    override func maskTranslationWasStopped() {
        guard enclosingCollection != nil else { return }
        ListWarning.ownMask(of: self, "UICollectionReusableView", managedBy: "UICollectionView")
    }

    /// Whether the delegate was called because the view is displayed.
    var isDisplayed = false

    /// The size that constraints, or the view itself, ask for; nil if nothing does.
    func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        constraints.isEmpty ? nil : fittingSize(for: attributes)
    }

    /// The size that constraints ask for, with the layout's length along axes that are not estimated.
    func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
        systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: attributes.measuredAxes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.measuredAxes.height ? .fittingSizeLevel : .required)
    }

    func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let size = preferredSize(attributes), size != attributes.size,
            let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        preferred.size = size
        return preferred
    }
}

/// Lends its place for `init(frame:)`; never instantiated.
class ReusableViewInitializerSlot: UICollectionReusableView {
    required override init(frame: CGRect) { preconditionFailure("Only the place of this initializer is used") }
    required init?(coder: NSCoder) { preconditionFailure("Only the place of another initializer is used") }
}

/// A second initializer for the place, without which the optimizer would call the only one directly; never instantiated
/// either.
final class OverridingReusableViewInitializerSlot: ReusableViewInitializerSlot {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

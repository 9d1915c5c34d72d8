import MetatypeInstantiation

/// A view of a collection: a cell, or one that the layout adds to its section.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UICollectionReusableView.self)
    }

    /// Makes a view of a class known only at run time.
    static func make<View: UICollectionReusableView>(_ type: View.Type, reuseIdentifier: String) -> View {
        let view = makeInstance(of: type)
        view.reuseIdentifier = reuseIdentifier
        return view
    }

    /// What the view is found by for use in another place.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// Takes over what the layout says. Frame, opacity and the like have been set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// What the view would like instead, where the layout only estimated its size.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        preferredAttributes(layoutAttributes)
    }

    /// Whether the delegate has been told that the view shows.
    var isDisplayed = false

    /// The size that constraints, or the view itself, ask for; nil for none.
    func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        constraints.isEmpty ? nil : fittingSize(for: attributes)
    }

    /// The size that constraints ask for, as long as the layout says along axes that it does not leave to the view.
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

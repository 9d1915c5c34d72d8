/// A collection's item. Content belongs in `contentView`, which covers the cell.
///
/// In a collection view, each cell is laid out by itself: its constraints have an engine of their own, which stays with the cell when it is used
/// for another item.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private var content: UIView?
    /// What a document's segue does when the item is selected.
    var documentSelection: (() -> Void)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UICollectionViewCell.self)
    }

    open var contentView: UIView {
        if let content { return content }
        let view = UIView(frame: bounds)
        takeContentView(view)
        return view
    }

    /// Makes a view the content view, as documents do that bring their own.
    package func takeContentView(_ view: UIView) {
        content?.removeFromSuperview()
        content = view
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
        setNeedsLayout()
    }

    /// Covers the cell behind its content.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView, at: 0) }
    }
    /// Covers the cell behind its content while it is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Configurations

    var configured = ConfiguredContent()
    var needsUpdateConfiguration = true
    /// Describes the content; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            configured.show(newValue, in: contentView)
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the content follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// What the cell's configurations may depend on.
    open var configurationState: UICellConfigurationState { stateForConfigurations }
    /// Called before the cell is laid out after its state changed, to change its configurations.
    open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
    /// Has the configurations updated before the cell is measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    /// Changes the configurations to suit the state; calls the handler unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        new.map { insertSubview($0, at: index) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if let content, content.frame != bounds { content.frame = bounds }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    /// The size that constraints in the content view ask for.
    override func preferredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        updateConfigurationIfNeeded()
        guard let content, !content.constraints.isEmpty else { return super.preferredSize(attributes) }
        return fittingSize(for: attributes)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let measured = content.map { $0.constraints.isEmpty ? self : $0 } ?? self
        return measured.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Touches

    private var collection: UICollectionView? { superview as? UICollectionView }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchBegan(on: self) != true { super.touchesBegan(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchEnded(on: self) != true { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection?.touchCancelled(on: self) != true { super.touchesCancelled(touches, with: event) }
    }
}

import MetatypeInstantiation

/// The header or footer of a table's section.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier of the view that is being made for a class known only at run time.
    private static var identifierInMaking: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readDocument(into: self, as: UITableViewHeaderFooterView.self)
    }

    public override convenience init(frame: CGRect) {
        let identifier = Self.identifierInMaking
        Self.identifierInMaking = nil
        self.init(reuseIdentifier: identifier)
        self.frame = frame
    }

    /// Makes a view of a class known only at run time.
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        identifierInMaking = reuseIdentifier
        return makeInstance(of: type)
    }

    /// What the view is found by for use in another section.
    open internal(set) var reuseIdentifier: String?
    /// Called before the view is used again.
    open func prepareForReuse() {}

    // MARK: Content

    var contentViewIfMade: UIView?
    /// Where content belongs. It covers the view.
    open var contentView: UIView { madeContentView }
    /// Covers the view behind the content.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }
    var configured = ConfiguredContent()
    /// Describes the content, in the place of the titles; nil for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set {
            configured.show(newValue, in: contentView)
            setNeedsLayout()
        }
    }
    /// A configuration for a header in a table of the style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }
    var textLabelIfMade: UILabel?
    var detailTextLabelIfMade: UILabel?
    /// The section's title.
    open var textLabel: UILabel? { titleLabel }
    /// A second text, below the title.
    open var detailTextLabel: UILabel? { detailLabel }
    /// How the table sets the title; nil outside a table.
    var tableStyle: UITableView.Style = .plain {
        didSet { if tableStyle != oldValue { styleChanged() } }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    /// The height that the content asks for at the target's width, or the titles where there is no content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

}

/// Shows a list content configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let secondLabel = UILabel(frame: .zero)
    private let row = UIStackView(frame: .zero)
    private let texts = UIStackView(frame: .zero)
    private var pictureSize: [NSLayoutConstraint] = []

    /// The minimum height, in points, including the margins.
    private var leastHeight: CGFloat {
        guard shown.isRow || !ListMetrics.titlesMayBeLowerThanRows[generation] else { return 0 }
        return (pixelScale < 3 ? ListMetrics.listRow : ListMetrics.listRowAtScale3)[generation]
    }
    private var leastHeightConstraint: NSLayoutConstraint?

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
        show()
    }

    /// Creates a view with an empty row; archives have ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        setUp()
        show()
    }

    /// The layout guide of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guides.image }
    /// The layout guide of the text; nil without one.
    open var textLayoutGuide: UILayoutGuide? { shown.text == nil && shown.attributedText == nil ? nil : guides.text }
    /// The layout guide of the secondary text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        shown.secondaryText == nil && shown.secondaryAttributedText == nil ? nil : guides.second
    }
    private lazy var guides = (image: guide(at: picture), text: guide(at: label), second: guide(at: secondLabel))

    /// Creates a layout guide at one of the views.
    private func guide(at part: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor), guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    /// The displayed configuration. Setting one that is not a ``UIListContentConfiguration`` does nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            show()
        }
    }

    override func resolveTraits() {
        super.resolveTraits()
        leastHeightConstraint?.constant = leastHeight
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        row.alignment = .center
        for view in [picture, texts] { row.addArrangedSubview(view) }
        for view in [label, secondLabel] { texts.addArrangedSubview(view) }
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let least = heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight)
        least.priority = .defaultHigh
        leastHeightConstraint = least
        // Top and trailing margins are optional, so that a cell that is smaller than they are causes no conflict; it
        // also has no space for a guide of the margins.
        let yielding = [
            constraint(.top, .greaterThanOrEqual, .topMargin), constraint(.trailing, .equal, .trailingMargin),
        ]
        for margin in yielding { margin.priority = .required - 1 }
        NSLayoutConstraint.activate(
            yielding + [
                least, constraint(.leading, .equal, .leadingMargin), constraint(.centerY, .equal, .centerYWithinMargins),
            ])
    }

    /// A constraint of the row to one of the view's margins.
    private func constraint(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ margin: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: row, attribute: attribute, relatedBy: relation, toItem: self, attribute: margin, multiplier: 1, constant: 0)
    }

    private func show() {
        leastHeightConstraint?.constant = leastHeight
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        set(label, shown.text, shown.attributedText, shown.textProperties)
        set(secondLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        showImage()
        row.alpha = shown.alpha
        row.spacing = shown.imageToTextPadding
        let isRow = shown.prefersSideBySideTextAndSecondaryText
        texts.axis = isRow ? .horizontal : .vertical
        texts.alignment = isRow ? .firstBaseline : fillsWidth ? .fill : .leading
        texts.distribution = isRow ? .equalSpacing : .fill
        texts.spacing = isRow ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
        secondLabel.setContentHuggingPriority(isRow ? .defaultLow + 1 : .defaultLow, for: .horizontal)
    }

    /// Whether a text needs the whole width because it is centred or justified in it.
    private var fillsWidth: Bool {
        shown.textProperties.alignment != .natural || shown.secondaryTextProperties.alignment != .natural
    }

    private func set(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
    ) {
        label.font = look.font
        label.textColor = look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        switch look.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = look.transform.apply(to: text) }
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
    }

    /// The distance of the texts from the leading edge, in points; nil if there are none.
    var textStart: CGFloat? {
        let shownLabels = [label, secondLabel].filter { !$0.isHidden }
        guard !shownLabels.isEmpty else { return nil }
        let frame = texts.convert(texts.bounds, to: self)
        return isRightToLeft ? bounds.width - frame.maxX : frame.minX
    }

    /// A length reserved for images, in points: the given one, or the standard one.
    private static func reserved(_ length: CGFloat) -> CGFloat {
        length == UIListContentConfiguration.ImageProperties.standardDimension ? usualImageSide : length
    }
    /// The standard side of images in points; our choice, since Apple leaves it to the system.
    private static let usualImageSide: CGFloat = 32

    private func showImage() {
        let look = shown.imageProperties
        picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        picture.image = shown.image
        picture.tintColor = look.tintColorTransformer.map { $0(look.tintColor ?? tintColor) } ?? look.tintColor
        picture.layer.cornerRadius = look.cornerRadius
        picture.clipsToBounds = look.cornerRadius > 0
        if look.strokeWidth > 0 || picture.layer.borderWidth > 0 {
            picture.layer.borderWidth = look.strokeWidth
            picture.layer.borderColor = (look.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
        }
        picture.isHidden = shown.image == nil
        picture.contentMode = .scaleAspectFit
        NSLayoutConstraint.deactivate(pictureSize)
        pictureSize = []
        if look.reservedLayoutSize.width > 0 {
            pictureSize.append(picture.widthAnchor.constraint(equalToConstant: Self.reserved(look.reservedLayoutSize.width)))
        } else if look.maximumSize.width > 0 {
            pictureSize.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.width))
        }
        if look.reservedLayoutSize.height > 0 {
            pictureSize.append(picture.heightAnchor.constraint(equalToConstant: Self.reserved(look.reservedLayoutSize.height)))
        } else if look.maximumSize.height > 0 {
            pictureSize.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.height))
        }
        NSLayoutConstraint.activate(pictureSize)
    }
}

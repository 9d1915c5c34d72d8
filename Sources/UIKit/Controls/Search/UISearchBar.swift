/// A text field for search terms, with an optional cancel button.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// Whether the bar has a background.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisearchbar/style
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent, minimal
    }

    private let field = UISearchTextField(frame: .zero)
    package let cancelButton = UIButton(type: .system)
    private let listener = SearchFieldListener()
    private let scopes = UISegmentedControl(items: nil)
    /// Searches by this bar.
    weak var searcher: (any SearchBarOwner)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a search bar from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UISearchBar.self)
    }

    private func setUp() {
        listener.bar = self
        field.delegate = listener
        field.addAction(
            UIAction { [unowned self] _ in
                delegate?.searchBar(self, textDidChange: text ?? "")
                searcher?.searchTextChanged()
            }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
        cancelButton.isHidden = true
        cancelButton.addAction(
            UIAction { [unowned self] _ in
                delegate?.searchBarCancelButtonClicked(self)
                searcher?.searchCancelled()
            }, for: .touchUpInside)
        scopes.isHidden = true
        scopes.addAction(
            UIAction { [unowned self] _ in
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
                searcher?.searchScopeChanged()
            }, for: .valueChanged)
        addSubview(field)
        addSubview(cancelButton)
        addSubview(scopes)
        isOpaque = false
    }

    /// Receives what happens in the bar and decides about editing.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The bar's text field.
    open var searchTextField: UISearchTextField { field }
    /// The text in the field.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The text shown while the field is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// Whether field and cancel button take touches.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { (field.isEnabled, cancelButton.isEnabled) = (newValue, newValue) }
    }
    /// The style; only ``Style/minimal`` makes a difference, which hides the background.
    open var searchBarStyle = UISearchBar.Style.default {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the background, unless the style is minimal; nil, the default, draws none.
    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// A line of text above the field. It reads back what was set; no line is shown.
    open var prompt: String?
    /// Whether what is behind the bar shows through its background. It reads back what was set; a background covers
    /// what is behind it.
    open var isTranslucent = true
    /// The look of the background. It reads back what was set; the background has the colour of ``barTintColor``.
    open var barStyle = UIBarStyle.default
    /// A picture that fills the bar behind field and scopes instead of a colour; nil for none.
    open var backgroundImage: UIImage? {
        get { backgroundImages[BarPlace(position: .any, metrics: .default)] }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets a picture that fills the bar. Only the one for any position and the default metrics is shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarPlace(position: barPosition, metrics: barMetrics)] = backgroundImage
        setNeedsDisplay()
    }
    /// The picture that was set for a position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarPlace(position: barPosition, metrics: barMetrics)]
    }
    private var backgroundImages: [BarPlace: UIImage] = [:]
    private struct BarPlace: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }
    /// A picture behind the scopes; nil for none.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Sets the picture behind the text of the field for a state; nil for the usual shape. Only the normal and the
    /// disabled state are shown.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        if state == .disabled { field.disabledBackground = backgroundImage } else { field.background = backgroundImage }
    }
    /// The picture behind the text of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        state == .disabled ? field.disabledBackground : field.background
    }
    /// The offset of the field, in points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }
    /// The offset of the text in the field, in points. It reads back what was set; the text stays.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The offset of images in the field, in points. It reads back what was set; nothing changes.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { iconOffsets[icon] = adjustment }
    /// The offset that was set for an image in the field, in points.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    private var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]

    /// Whether a button for bookmarks stands in the field while it is empty; false by default.
    open var showsBookmarkButton = false {
        didSet { if showsBookmarkButton != oldValue { endButtonChanged() } }
    }
    /// Whether a button for results stands in the field while it is empty; false by default.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { endButtonChanged() } }
    }
    /// Whether the button for results is selected; a touch does not change it.
    open var isSearchResultsButtonSelected = false {
        didSet { endButton?.isSelected = isSearchResultsButtonSelected }
    }
    private var endButton: UIButton?

    /// Shows the button for results or, without one, for bookmarks.
    private func endButtonChanged() {
        guard showsBookmarkButton || showsSearchResultsButton else {
            (field.rightView, endButton) = (nil, nil)
            return
        }
        let icon: UISearchBar.Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let usual = UIImage(systemName: showsSearchResultsButton ? "text.magnifyingglass" : "book")
        let button = UIButton(type: .custom)
        button.setImage(image(for: icon, state: .normal) ?? usual, for: .normal)
        button.tintColor = .secondaryLabel
        button.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
        button.sizeToFit()
        // As far from the field's end as the symbol is from its beginning.
        button.bounds.size.width += 14
        button.addAction(
            UIAction { [unowned self] _ in
                if showsSearchResultsButton {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        (field.rightView, field.rightViewMode, endButton) = (button, .unlessEditing, button)
    }

    /// Whether the cancel button is shown beside the field; false by default.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button, without animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        cancelButton.isHidden = !showsCancelButton
        setNeedsLayout()
    }

    /// Shows a picture in the place of one of the system's; nil for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        var icons = field.searchBarIcons ?? SearchBarIcons()
        icons.set(iconImage, icon, state)
        field.searchBarIcons = icons
        if endButton != nil { endButtonChanged() }
    }
    /// The picture in the place of one of the system's, as far as one was set.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
        field.searchBarIcons?.exact(icon, state)
    }

    // MARK: Scopes

    /// The titles of the scopes, from the left; nil, the default, for none. The first is selected.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (place, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: place, animated: false)
            }
            selectedScopeButtonIndex = 0
            scopesChanged()
        }
    }
    /// Which scope is selected, from 0.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { if hasScopes { scopes.selectedSegmentIndex = newValue } }
    }
    /// Sets how the titles of the scopes look in a state.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    /// The attributes of the scopes' titles in a state, as far as that was set.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
    /// Sets the picture behind the scopes in a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// The picture behind the scopes in a state, as far as that was set.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }
    /// A view above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    /// Whether the scopes are shown below the field; false by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { scopesChanged() } }
    }
    /// Shows or hides the scopes, without animation.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// Whether there are scopes.
    var hasScopes: Bool { scopeButtonTitles?.isEmpty == false }
    private var scopesAreShown: Bool { showsScopeBar && hasScopes }

    private func scopesChanged() {
        scopes.isHidden = !scopesAreShown
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searcher?.searchBarHeightChanged()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    override var succeedsFirstResponder: Bool { false }
    override var hidesInputs: Bool { searcher?.keepsInputsAway ?? false }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: How the field is typed in

    /// The keys of the keyboard; stored by the field.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The look of the keyboard; stored by the field.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The label of the return key; stored by the field.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while there is no text; stored by the field.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// The meaning of the text; stored by the field.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
    /// Whether the field shows dots instead of characters.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    /// Which letters are capitalized automatically; stored by the field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether typed words are corrected; stored by the field.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether misspelt words are marked; stored by the field.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// Whether straight quotation marks become curly; stored by the field.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash; stored by the field.
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }
    /// Whether spaces are added and removed around inserted and deleted words; stored by the field.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    // MARK: Layout and drawing

    /// The height of a search bar here, in points.
    private var neededHeight: CGFloat { fieldRowHeight + (scopesAreShown ? Self.scopeRowHeight : 0) }
    private var fieldRowHeight: CGFloat { ChromeMetrics.searchBar[chromePlace] }
    /// The height that scopes need below the field. No measurement is known.
    private static let scopeRowHeight: CGFloat = 44
    /// Points around the field, and between it and the button.
    private static let margin: CGFloat = 8

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: neededHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: neededHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = scopesAreShown ? min(Self.scopeRowHeight, bounds.height) : 0
        placeScopes(height: below)
        let rest = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        let height = min(ControlMetrics.searchBarField, rest.height)
        var room = rest.shrunk(dx: Self.margin, dy: (rest.height - height) / 2)
        if showsCancelButton {
            let width = cancelButton.intrinsicContentSize.width
            cancelButton.frame = CGRect(
                x: isRightToLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: height)
            room.size.width -= width + Self.margin
            if isRightToLeft { room.origin.x += width + Self.margin }
        }
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = room.offsetBy(dx: shift.horizontal, dy: shift.vertical).roundedToPixels(pixelScale)
    }

    private func placeScopes(height: CGFloat) {
        let size = CGSize(width: max(0, bounds.width - 2 * Self.margin), height: min(scopes.intrinsicContentSize.height, height))
        scopes.frame = CGRect(origin: CGPoint(x: Self.margin, y: bounds.height - height), size: size).roundedToPixels(pixelScale)
    }

    open override func draw(_ rect: CGRect) {
        if let scopeBarBackgroundImage, scopesAreShown {
            let height = min(Self.scopeRowHeight, bounds.height)
            scopeBarBackgroundImage.draw(in: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
        }
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        guard searchBarStyle != .minimal, let barTintColor else { return }
        barTintColor.setFill()
        UIBezierPath(rect: bounds).fill()
    }
}

/// A search that a search bar is a part of.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// The field takes text now.
    func searchBegan()
    /// The cancel button was tapped.
    func searchCancelled()
    func searchTextChanged()
    func searchScopeChanged()
    func searchBarHeightChanged()
    /// Whether what is typed into waits: the search presents something.
    var keepsInputsAway: Bool { get }
}

/// Forwards the field's delegate calls to the bar's delegate.
private final class SearchFieldListener: UITextFieldDelegate {
    unowned(unsafe) var bar: UISearchBar!

    private var delegate: (any UISearchBarDelegate)? { bar.delegate }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldBeginEditing(bar) ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidBeginEditing(bar)
        bar.searcher?.searchBegan()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { delegate?.searchBarShouldEndEditing(bar) ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(bar) }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}

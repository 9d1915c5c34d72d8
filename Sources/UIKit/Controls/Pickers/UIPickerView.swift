/// Wheels of rows, one row of each selected. Fingers turn the wheels, and a tap selects a visible row.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView {
    var wheels: [PickerWheel] = []
    /// The colour of titles without attributes; nil for that of labels. Programs set it by key-value coding.
    var titleColor: UIColor? {
        didSet { reloadAllComponents() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a picker from an Interface Builder document or an archive; archives hold ``UIView``'s properties only.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIPickerView.self)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
        addGestureRecognizer(PickerTurnRecognizer())
    }

    /// Provides the number of wheels and rows. Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    /// Provides the rows' content and receives selections. Setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }

    // MARK: Wheels and rows

    /// Whether the selected rows are marked; they always are, as since iOS 7.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "This property has no effect on iOS 7 and later.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }
    /// The number of wheels.
    open var numberOfComponents: Int { wheels.count }
    /// The number of a wheel's rows. Raises `NSRangeException` where there are fewer wheels, as the other methods do
    /// that take one.
    open func numberOfRows(inComponent component: Int) -> Int { wheels[existing(component)].rowCount }
    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: wheelFrames[existing(component)].width, height: wheels[component].rowHeight)
    }
    /// The view of a row; nil while the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels[existing(component)].views[row] }

    /// Asks the data source and the delegate again; selected rows stay selected as far as they exist.
    open func reloadAllComponents() { reloadWheels() }
    /// Asks again about one wheel.
    open func reloadComponent(_ component: Int) { reloadWheel(existing(component)) }

    /// Selects the row nearest to the given one; with animation, the wheel turns to it. The delegate is not called.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        turnWheel(existing(component), to: row, animated: animated)
    }
    /// The selected row; -1 in a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheels[existing(component)].selectedRow }

    private func existing(_ component: Int) -> Int {
        raiseUnless(component, isBelow: wheels.count)
        return component
    }

    // MARK: Layout, drawing, touches

    static let titleSize: CGFloat = 21

    open override var intrinsicContentSize: CGSize { ControlMetrics.picker }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.picker }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? describedWheels }
        set { super.accessibilityElements = newValue }
    }

    open override func draw(_ rect: CGRect) { drawSelection() }

    // A picker in a control does not pass its touches on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        choose(at: point)
    }
}

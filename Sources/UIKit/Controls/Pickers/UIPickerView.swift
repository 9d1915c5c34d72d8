/// Wheels of rows of which one each is chosen. They stand still: a tap on a row chooses it.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView {
    var wheels: [PickerWheel] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIPickerView.self)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
    }

    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { reloadAllComponents() }
    }
    /// Says what rows show, and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { reloadAllComponents() }
    }

    // MARK: Wheels and rows

    /// How many wheels there are.
    open var numberOfComponents: Int { wheels.count }
    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int { wheels[component].rowCount }
    /// Points.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: wheelFrames[component].width, height: wheels[component].rowHeight)
    }
    /// The view of a row that shows now.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels[component].views[row] }

    /// Asks the data source and the delegate anew; choices stay where they can.
    open func reloadAllComponents() { reloadWheels() }
    /// Asks anew about one wheel.
    open func reloadComponent(_ component: Int) { reloadWheel(component) }

    /// Chooses a row; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheels[component].select(row)
        setNeedsLayout()
    }
    /// -1 in a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int { wheels[component].selectedRow }

    // MARK: Layout, drawing, touches

    /// - Source: recorded frames.
    private static let size = CGSize(width: 320, height: 216)
    static let standardRowHeight: CGFloat = 32
    static let titleSize: CGFloat = 21

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRows()
    }

    open override func draw(_ rect: CGRect) { drawSelection() }

    // A picker in a control keeps its touches to itself.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
        choose(at: point)
    }
}

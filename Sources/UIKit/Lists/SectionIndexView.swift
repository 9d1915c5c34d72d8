/// A list with an index beside its content.
@MainActor
protocol IndexedList: UIView {
    /// The colours of the titles and of the background, without and with a touch; nil for the defaults.
    var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) { get }
    /// A title was touched.
    func jump(toIndexTitle title: String, at index: Int)
}

/// The section index at a list's trailing edge; touching a title scrolls to its section or item.
final class SectionIndexView: UIControl {
    /// Points.
    ///
    /// - Source: not measured; what is widely seen of tables on phones.
    private enum Metrics {
        static let width: CGFloat = 15
        static let lineHeight: CGFloat = 14
        static let fontSize: CGFloat = 11
    }

    static var width: CGFloat { Metrics.width }

    private let titles: [String]

    init(_ titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    private var list: (any IndexedList)? { superview as? any IndexedList }

    /// Applies the list's colours.
    func takeColors() {
        guard let list else { return }
        backgroundColor = isTracked ? list.indexColors.tracking : list.indexColors.background
        setNeedsDisplay()
    }

    /// Stays at the trailing edge of the visible area.
    func place(in list: UIScrollView) {
        let inset = list.adjustedContentInset
        let x =
            list.isRightToLeft
            ? list.bounds.minX + list.safeAreaInsets.left : list.bounds.maxX - list.safeAreaInsets.right - Self.width
        let frame = CGRect(
            x: x, y: list.bounds.minY + inset.top, width: Self.width,
            height: max(0, list.bounds.height - inset.top - inset.bottom))
        if self.frame != frame { self.frame = frame }
        list.bringSubviewToFront(self)
    }

    // MARK: Drawing

    /// From the top of the view to that of the first title, in points; titles that do not fit are drawn closer.
    private var lines: (top: CGFloat, height: CGFloat) {
        let height = min(Metrics.lineHeight, bounds.height / CGFloat(max(titles.count, 1)))
        return ((bounds.height - height * CGFloat(titles.count)) / 2, height)
    }

    override func draw(_ rect: CGRect) {
        let (top, height) = lines
        let font = UIFont.systemFont(ofSize: min(Metrics.fontSize, height), weight: .semibold)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: list?.indexColors.titles ?? tintColor as Any,
        ]
        for (index, title) in titles.enumerated() {
            let text = NSAttributedString(string: title, attributes: attributes)
            let size = text.size()
            text.draw(
                at: CGPoint(x: bounds.midX - size.width / 2, y: top + (CGFloat(index) + 0.5) * height - size.height / 2))
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Tracking

    private var isTracked = false
    /// The touched title.
    private var current: Int?

    /// Touches in the index do not scroll or select rows.
    override var delayOfTouches: TimeInterval? { 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }

    private func track(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        isTracked = true
        takeColors()
        let (top, height) = lines
        let index = min(max(Int(((touch.location(in: self).y - top) / height).rounded(.down)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        list?.jump(toIndexTitle: titles[index], at: index)
    }

    private func endTracking() {
        (isTracked, current) = (false, nil)
        takeColors()
    }
}

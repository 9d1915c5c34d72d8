/// The capsules of a compact date picker: its date, its time, or both. A tap opens one.
final class CompactDateView: UIView {
    private let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
    private let capsules = [UIView(frame: .zero), UIView(frame: .zero)]
    /// Called with the frame of a capsule that was tapped, and with whether it shows a time.
    var opened: ((CGRect, Bool) -> Void)?
    private var mode = UIDatePicker.Mode.dateAndTime
    /// The possible texts of each capsule, the longest one first.
    private var texts: [[String]] = []

    /// The colour of the texts; nil for that of labels.
    var textColor: UIColor? {
        didSet { for label in labels { label.textColor = textColor ?? .label } }
    }

    private static let metrics = ControlMetrics.dateCapsule

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (capsule, label) in zip(capsules, labels) {
            capsule.backgroundColor = .tertiarySystemFill
            addSubview(capsule)
            label.follow(.body)
            label.textAlignment = .center
            capsule.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a date's parts.
    func show(_ date: Date, in mode: UIDatePicker.Mode, _ calendar: Calendar, _ locale: Locale) {
        func text(_ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
            let formatter = DateFormatter()
            (formatter.calendar, formatter.timeZone, formatter.locale) = (calendar, calendar.timeZone, locale)
            (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
            return formatter.string(from: date)
        }
        self.mode = mode
        let (day, time) = ([text(.medium, .none), text(.short, .none)], [text(.none, .short)])
        switch mode {
        case .date, .yearAndMonth: texts = [day]
        case .time, .countDownTimer: texts = [time]
        case .dateAndTime: texts = [day, time]
        }
        for (index, label) in labels.enumerated() { label.text = index < texts.count ? texts[index][0] : nil }
        setNeedsLayout()
    }

    // MARK: Taps

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self),
            let index = capsules.firstIndex(where: { !$0.isHidden && $0.frame.contains(point) })
        else { return }
        opened?(capsules[index].frame, mode == .time || mode == .countDownTimer || index == 1)
    }

    // MARK: Size

    override var intrinsicContentSize: CGSize {
        let lines = labels.indices.filter { $0 < texts.count }.map { size(of: texts[$0][0], in: labels[$0]) }
        let width = lines.reduce(0) { $0 + $1.width + 2 * Self.metrics.padding.width }
        let gaps = Self.metrics.gap * CGFloat(max(0, lines.count - 1))
        let height = (lines.map(\.height).max() ?? 0) + 2 * Self.metrics.padding.height
        return CGSize(width: width + gaps, height: max(Self.metrics.height, height))
    }

    private func size(of text: String, in label: UILabel) -> CGSize {
        AttributedText(text, attributes: [.font: label.font as Any]).size().roundedUpToPixels(pixelScale)
    }

    /// Places the capsules at the trailing edge, each with the longest text that fits.
    override func layoutSubviews() {
        super.layoutSubviews()
        var end = bounds.width
        for index in labels.indices.reversed() {
            capsules[index].isHidden = index >= texts.count
            guard index < texts.count else { continue }
            let width = place(labels[index], in: capsules[index], texts[index], end: end)
            end -= width + Self.metrics.gap
        }
    }

    /// Returns the capsule's width.
    private func place(_ label: UILabel, in capsule: UIView, _ texts: [String], end: CGFloat) -> CGFloat {
        let room = max(0, end - 2 * Self.metrics.padding.width)
        // A frame in pixels may be narrower than the size it was made for by less than one.
        let text = texts.first { size(of: $0, in: label).width < room + 1 / pixelScale } ?? texts[texts.count - 1]
        label.text = text
        let line = size(of: text, in: label)
        let width = min(line.width, room) + 2 * Self.metrics.padding.width
        let x = isRightToLeft ? bounds.width - end : end - width
        capsule.frame = CGRect(x: x, y: 0, width: width, height: bounds.height).roundedToPixels(pixelScale)
        capsule.layer.cornerRadius = bounds.height / 2
        let height = min(line.height, max(0, bounds.height - 2 * Self.metrics.padding.height))
        label.frame = CGRect(
            x: Self.metrics.padding.width, y: (bounds.height - height) / 2, width: min(line.width, room), height: height
        ).roundedToPixels(pixelScale)
        return width
    }
}

extension CGSize {
    fileprivate func roundedUpToPixels(_ scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUpToPixel(scale), height: height.roundedUpToPixel(scale))
    }
}

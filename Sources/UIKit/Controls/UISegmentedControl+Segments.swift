extension UISegmentedControl {
    /// A segment and the views that show its content.
    @MainActor
    struct SegmentContent {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// Points; 0 for a width that the control chooses.
        var width: CGFloat = 0
        var isEnabled = true
        /// The offset of the content, in points.
        var contentOffset = CGSize.zero
        let label = UILabel(frame: .zero)
        let picture = UIImageView(frame: .zero)

        init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
            (self.title, self.image, self.action) = (title, image, action)
        }
    }

    func segment(at index: Int) -> SegmentContent { segments[existing(index)] }

    func change(_ index: Int, _ edit: (inout SegmentContent) -> Void) {
        edit(&segments[existing(index)])
        segmentsChanged()
    }

    /// The index, or the last one if it is greater.
    private func existing(_ index: Int) -> Int {
        guard !segments.isEmpty, index >= 0 else {
            raise("NSRangeException", "-[UISegmentedControl segment index \(index)] beyond bounds \(segments.count)")
        }
        return min(index, segments.count - 1)
    }

    func insert(_ segment: SegmentContent, at index: Int) {
        segments.insert(segment, at: min(max(index, 0), segments.count))
        if selectedIndex >= index { selectedIndex += 1 }
        segment.label.textAlignment = .center
        segment.label.accessibilityTraits = .button
        segment.picture.contentMode = .center
        addSubview(segment.label)
        addSubview(segment.picture)
        segmentsChanged()
    }

    func remove(at index: Int) {
        guard !segments.isEmpty else { return }
        let index = existing(index)
        let segment = segments.remove(at: index)
        segment.label.removeFromSuperview()
        segment.picture.removeFromSuperview()
        if selectedIndex == index { selectedIndex = Self.noSegment } else if selectedIndex > index { selectedIndex -= 1 }
        segmentsChanged()
    }

    // MARK: Choice

    func choose(_ index: Int) {
        guard index < segments.count else {
            raise("NSRangeException", "-[UISegmentedControl setSelectedSegmentIndex:] \(index) beyond bounds \(segments.count)")
        }
        selectedIndex = max(index, Self.noSegment)
        showSegments()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Selects a segment for the user, who tapped it.
    func userChose(_ index: Int) {
        guard isMomentary || index != selectedIndex else { return }
        choose(index)
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged()
        if isMomentary { choose(Self.noSegment) }
    }

    // MARK: Look

    /// Changes several segments, which are shown once, at the end.
    func changeSegments(_ changes: () -> Void) {
        defersShowingSegments = true
        changes()
        defersShowingSegments = false
        segmentsChanged()
    }

    func segmentsChanged() {
        guard !defersShowingSegments else { return }
        showSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func showSegments() {
        for (index, segment) in segments.enumerated() {
            segment.label.show(title(index))
            segment.label.alpha = isEnabled && segment.isEnabled ? 1 : Self.disabledAlpha
            segment.picture.image = segment.image
            segment.picture.tintColor = contentColor(selected: index == selectedIndex)
            segment.picture.alpha = segment.label.alpha
        }
    }

    private static let disabledAlpha: CGFloat = 0.3

    private func title(_ index: Int) -> AttributedText? {
        guard segments[index].image == nil, let title = segments[index].title else { return nil }
        return AttributedText(title, attributes: attributes(selected: index == selectedIndex))
    }

    private func attributes(selected: Bool) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: Self.titleSize, weight: selected ? SystemTextLooks.selectedSegment[generation] : .regular),
            .foregroundColor: contentColor(selected: selected),
        ]
        attributes.merge(titleAttributes[selected ? .selected : .normal] ?? [:]) { $1 }
        return attributes
    }

    /// The colour of a segment's content, which is dimmed besides where the segment is disabled.
    private func contentColor(selected: Bool) -> UIColor {
        guard isOutlined else { return .label }
        return selected ? .white : tintColor
    }

    /// Points.
    static let titleSize: CGFloat = 13

    /// The segment at a point of the control's coordinates.
    func segmentIndex(at point: CGPoint) -> Int? {
        guard bounds.contains(point) else { return nil }
        return segmentFrames.firstIndex { point.x >= $0.minX && point.x < $0.maxX }
    }
}

extension UISegmentedControl {
    /// The difference between the widths of a segment and of its title, in points.
    ///
    /// - Source: fitted to the widths of a dozen recorded controls, with titles measured in 13 point medium.
    private static let titlePadding: CGFloat = 18
    /// The space between segments, in points.
    private static let gap: CGFloat = 1

    /// The width of the control in points: segments are as wide as the widest, unless a width is set for them.
    var contentWidth: CGFloat {
        guard !segments.isEmpty else { return 0 }
        let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
        let free = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1)
        let widest = free.max() ?? 0
        let own = zip(segments, widths).reduce(0) { $0 + ($1.0.width > 0 || apportionsSegmentWidthsByContent ? $1.1 : widest) }
        return own + Self.gap * CGFloat(segments.count - 1)
    }

    private func naturalWidth(_ segment: SegmentContent) -> CGFloat {
        if let image = segment.image { return image.size.width.rounded(.up) + Self.titlePadding }
        guard let title = segment.title else { return Self.titlePadding }
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: Self.titleSize, weight: .medium)]
        attributes.merge(titleAttributes[.normal] ?? [:]) { $1 }
        return AttributedText(title, attributes: attributes).size().width.rounded(.up) + Self.titlePadding
    }

    /// The segments' frames in the control's coordinates; the spare width is shared by segments without a set width.
    var segmentFrames: [CGRect] {
        let room = bounds.width - Self.gap * CGFloat(max(0, segments.count - 1))
        let widths = widths(in: room)
        var x = bounds.minX
        var frames: [CGRect] = []
        for width in widths {
            frames.append(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width + Self.gap
        }
        guard isRightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }

    private func widths(in room: CGFloat) -> [CGFloat] {
        let free = segments.filter { $0.width <= 0 }
        let spare = room - segments.reduce(0) { $0 + max(0, $1.width) }
        guard apportionsSegmentWidthsByContent else {
            return segments.map { $0.width > 0 ? $0.width : max(0, spare / CGFloat(free.count)) }
        }
        let natural = free.reduce(0) { $0 + naturalWidth($1) }
        return segments.map { $0.width > 0 ? $0.width : max(0, spare * naturalWidth($0) / natural) }
    }

    func placeSegments() {
        let frames = segmentFrames
        for (segment, frame) in zip(segments, frames) {
            segment.picture.frame = frame.roundedToPixels(pixelScale)
            let title = segment.label.intrinsicContentSize
            let size = CGSize(width: min(title.width, frame.width), height: min(title.height, frame.height))
            let offset = segment.contentOffset
            segment.picture.frame = segment.picture.frame.offsetBy(dx: offset.width, dy: offset.height)
            let center = CGPoint(x: frame.midX + offset.width, y: frame.midY + offset.height)
            segment.label.frame = CGRect(center: center, width: size.width, height: size.height)
                .roundedToPixels(pixelScale)
        }
        let frame = frames.indices.contains(selectedIndex) ? Self.selectionFrame(in: frames[selectedIndex]) : .null
        selection.isHidden = frame.isNull || isOutlined || pictures.background[.normal] != nil
        guard !selection.isHidden else { return }
        selection.cover(frame, cornerRadius: cornerRadius - Self.selectionInset)
    }

    /// The background's frame; null if the segment is too small for it.
    private static func selectionFrame(in segment: CGRect) -> CGRect {
        segment.insetBy(dx: selectionInset, dy: selectionInset)
    }

    // MARK: Drawing

    private var cornerRadius: CGFloat { ControlMetrics.segmentsAreCapsules[generation] ? bounds.height / 2 : 8.91 }
    private static let selectionInset: CGFloat = 2

    func drawSegments() {
        let frames = segmentFrames
        if pictures.background[.normal] != nil {
            for (index, frame) in frames.enumerated() { pictures.background[state(ofSegment: index)]?.draw(in: frame) }
        } else if isOutlined {
            drawOutline(filling: outlinedAreas(frames))
        } else {
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
        }
        if !pictures.dividers.isEmpty { drawDividers(frames) } else if !isOutlined { drawSeparators(frames) }
    }

    /// The selected segment and the lines between segments.
    private func outlinedAreas(_ frames: [CGRect]) -> [CGRect] {
        let lines = frames.indices.dropFirst().map { line(before: $0, frames) }
        return frames.indices.contains(selectedIndex) ? lines + [frames[selectedIndex]] : lines
    }

    private func state(ofSegment index: Int) -> UIControl.State { index == selectedIndex ? .selected : .normal }

    /// Draws the pictures between segments that are set for their states, or for normal ones.
    private func drawDividers(_ frames: [CGRect]) {
        for index in frames.indices.dropFirst() {
            let (left, right) = isRightToLeft ? (index, index - 1) : (index - 1, index)
            let states = BetweenStates(left: state(ofSegment: left).rawValue, right: state(ofSegment: right).rawValue)
            guard let picture = pictures.dividers[states] ?? pictures.dividers[BetweenStates(left: 0, right: 0)] else { continue }
            let (width, x) = (picture.size.width, (frames[left].maxX + frames[right].minX) / 2)
            picture.draw(in: CGRect(x: x - width / 2, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    /// Draws lines between segments, except at the selected one's ends.
    private func drawSeparators(_ frames: [CGRect]) {
        UIColor.separator.setFill()
        for index in frames.indices.dropFirst() where index != selectedIndex && index - 1 != selectedIndex {
            UIBezierPath(rect: line(before: index, frames).insetBy(dx: 0, dy: min(8, bounds.height / 2))).fill()
        }
    }

    /// The room between a segment and the one before it.
    private func line(before index: Int, _ frames: [CGRect]) -> CGRect {
        let x = isRightToLeft ? frames[index].maxX : frames[index].minX - Self.gap
        return CGRect(x: x, y: bounds.minY, width: Self.gap, height: bounds.height)
    }

    static let selectionColor = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.40, alpha: 1) : .white
    })
}

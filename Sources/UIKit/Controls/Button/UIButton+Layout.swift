/// Size and layout of buttons without a configuration.
extension UIButton {
    /// Space above and below a title without image and insets.
    ///
    /// - Source: recorded frames: 30 points for a 15 point title, whose line is 18 high, at every scale.
    private static let titlePadding: CGFloat = 6

    /// The button's preferred size; a configured title may wrap at the given width.
    func contentSize(width: CGFloat?) -> CGSize {
        if let configuration { return configuredLayout(configuration, width: width).size }
        let (image, title) = (shownImage?.size ?? .zero, titleSize(width: nil))
        let content = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        let padded = CGSize(
            width: max(content.width + insetWidth, hasBareTitle ? ControlMetrics.buttonWidth : 0),
            height: content.height + insetHeight)
        guard let background = currentBackgroundImage?.size else { return padded }
        return CGSize(width: max(padded.width, background.width), height: max(padded.height, background.height))
    }

    /// Whether the button has nothing but a title and no insets were set.
    private var hasBareTitle: Bool { currentImage == nil && currentBackgroundImage == nil && contentEdgeInsets == .zero }

    /// The insets used: the configuration's, or ``UIButton/contentEdgeInsets``.
    var effectiveContentInsets: UIEdgeInsets {
        if let configuration { return configuration.contentInsets.physical(rightToLeft: isRightToLeft) }
        return contentEdgeInsets
    }

    private var insetWidth: CGFloat { contentEdgeInsets.left + contentEdgeInsets.right }
    private var insetHeight: CGFloat {
        hasBareTitle ? 2 * Self.titlePadding : contentEdgeInsets.top + contentEdgeInsets.bottom
    }

    /// The title's size in whole points; an empty title has the height of a line.
    ///
    /// - Source: recorded frames, whose sizes are whole points at every scale.
    private func titleSize(width: CGFloat?) -> CGSize {
        let unlimited = CGFloat.greatestFiniteMagnitude
        let size = label.sizeThatFits(CGSize(width: width ?? unlimited, height: unlimited))
        return CGSize(width: size.width.rounded(.up), height: max(size.height, label.font.lineHeight).rounded(.up))
    }

    // MARK: Places

    func placeContent() {
        backgroundPicture.frame = backgroundRect(forBounds: bounds)
        if let configuration { return placeContent(of: configuration) }
        let content = contentRect(forBounds: bounds)
        label.frame = titleRect(forContentRect: content)
        picture.frame = imageRect(forContentRect: content)
    }

    func placedImage(in content: CGRect) -> CGRect {
        let room = content.inset(by: imageEdgeInsets)
        return contentRow(room).imageFrame(in: room).roundedToPixels(pixelScale)
    }

    func placedTitle(in content: CGRect) -> CGRect {
        let room = content.inset(by: titleEdgeInsets)
        return contentRow(room).titleFrame(in: room).roundedToPixels(pixelScale)
    }

    private func contentRow(_ room: CGRect) -> ButtonRow {
        let image = shownImage?.size ?? .zero
        let title = label.superview === self ? titleSize(width: max(0, room.width - image.width)) : .zero
        return ButtonRow(
            image: image, title: title, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isRightToLeft: isRightToLeft)
    }

    // MARK: Baselines

    /// The distance from the top to the title's first baseline, or from its last to the bottom, in a button of its
    /// preferred size. The two of a single line are one, so what rounding adds to the line's height lies below the
    /// text.
    func titleBaselineOffset(first: Bool) -> CGFloat {
        let size = intrinsicContentSize
        let title = titleFrame(in: CGRect(origin: .zero, size: size))
        let (above, below) = (label.baselineOffset(first: true), label.baselineOffset(first: false))
        if first { return title.minY + above }
        let isSingleLine = 0..<1 ~= title.height - above - below
        return size.height - (isSingleLine ? title.minY + above : title.maxY - below)
    }

    private func titleFrame(in bounds: CGRect) -> CGRect {
        if let configuration { return configuredLayout(configuration, width: solvedWidth).title(in: bounds) }
        return titleRect(forContentRect: contentRect(forBounds: bounds))
    }
}

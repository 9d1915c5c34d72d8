extension UITextField {
    /// The distance from the field's edge to its text, in points.
    private var textInset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line: 2
        case .bezel, .roundedRect: 7
        }
    }

    /// The difference between the heights of a field without a border and of its text.
    ///
    /// - Source: recorded frames: 22 for 17 points, whose line is 20.29 high, 18.5 for 14 and 35 for 28 points.
    private static let textPadding: CGFloat = 1.5
    /// The difference between the heights of a rounded field and of its text.
    private static let borderHeight: CGFloat = 12
    /// The difference between the widths of a rounded field and of its text, insets included.
    ///
    /// - Source: one recorded field of free width: 156 for a placeholder of 128.
    private static let roundedExtraWidth: CGFloat = 28

    var contentSize: CGSize {
        let shown = hasText ? textLabel : placeholderLabel
        let width = shown.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
        let sides = sideRoom(atLeft: true) + sideRoom(atLeft: false)
        guard borderStyle == .roundedRect else {
            return CGSize(width: (width + 2 * textInset + sides).rounded(.up), height: contentHeight)
        }
        let content = width > 0 ? width : widthOfSpace
        return CGSize(width: (content + Self.roundedExtraWidth + sides).rounded(.up), height: contentHeight)
    }

    /// The content width of an empty field with a round border.
    ///
    /// - Source: recorded frames: such fields are 32 points wide in a 14-point font, two of two in as many projects, 4
    ///   more than beside texts.
    private var widthOfSpace: CGFloat { (" " as NSString).size(withAttributes: [.font: textLabel.font as Any]).width }

    private var contentHeight: CGFloat {
        let line = textLabel.font.lineHeight.roundedUpToPixel(pixelScale)
        let height = line + Self.textPadding.roundedUpToPixel(pixelScale)
        switch borderStyle {
        case .none: return height
        case .line, .bezel: return height + 2 * Self.lineBorderHeight
        case .roundedRect: return max(ControlMetrics.roundedTextField, height + Self.borderHeight)
        }
    }

    private static let lineBorderHeight: CGFloat = 2

    func textChanged() {
        placeholderLabel.isHidden = hasText
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Places

    func room(forText bounds: CGRect) -> CGRect {
        let left = max(textInset, sideRoom(atLeft: true))
        let right = max(textInset, sideRoom(atLeft: false))
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    func placeContent() {
        textLabel.frame = textRect(forBounds: bounds)
        placeholderLabel.frame = placeholderFrame
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    /// The placeholder's line in the middle of its room.
    ///
    /// - Source: measured on iOS 26.1: a line of 20.5 points begins at 1 of 22.
    private var placeholderFrame: CGRect {
        let room = placeholderRect(forBounds: bounds)
        let height = min(placeholderLabel.font.lineHeight.roundedUpToPixel(pixelScale), room.height)
        let y = (room.midY - height / 2).roundedToPixel(pixelScale)
        return CGRect(x: room.minX, y: y, width: room.width, height: height)
    }

    func textBaselineOffset(first: Bool) -> CGFloat {
        let spare = contentHeight - textLabel.font.lineHeight
        return spare / 2 + (first ? textLabel.font.ascender : -textLabel.font.descender)
    }

    // MARK: Side views

    func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        sideViewsChanged()
    }

    func sideViewsChanged() {
        leftView?.isHidden = !shows(leftViewMode)
        rightView?.isHidden = !shows(rightViewMode)
        textChanged()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func sideRoom(atLeft: Bool) -> CGFloat {
        let (view, mode) = atLeft ? (leftView, leftViewMode) : (rightView, rightViewMode)
        if let view, shows(mode) { return view.bounds.width }
        return !atLeft && showsClearButton ? Self.clearButtonSide + 2 * Self.clearButtonMargin : 0
    }

    func placeOfSideView(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = view?.bounds.size else { return .zero }
        let x = atLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            .roundedToPixels(pixelScale)
    }

    // MARK: Clear button

    private static let clearButtonSide: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5

    var showsClearButton: Bool { shows(clearButtonMode) && hasText }

    func placeOfClearButton(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(
            x: bounds.maxX - side - Self.clearButtonMargin, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Draws a grey disc with a cross.
    func drawClearButton() {
        let disc = clearButtonRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
        UIColor.tertiaryLabel.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let cross = disc.insetBy(dx: disc.width * 0.3, dy: disc.height * 0.3)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: cross.minX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        path.lineWidth = 1.5
        UIColor.systemBackground.setStroke()
        path.stroke()
    }

    // MARK: Drawing

    func drawBorder() {
        if let background = isEnabled ? background : disabledBackground ?? background { return background.draw(in: bounds) }
        let rect = borderRect(forBounds: bounds).insetBy(dx: 0.5 / pixelScale, dy: 0.5 / pixelScale)
        switch borderStyle {
        case .none: return
        case .line, .bezel: drawOutline(UIBezierPath(rect: rect), fill: .clear, stroke: .label)
        case .roundedRect:
            drawOutline(
                UIBezierPath(roundedRect: rect, cornerRadius: 5), fill: backgroundColor ?? .systemBackground, stroke: .systemGray4
            )
        }
    }

    private func drawOutline(_ path: UIBezierPath, fill: UIColor, stroke: UIColor) {
        fill.setFill()
        path.fill()
        stroke.setStroke()
        path.lineWidth = 1 / pixelScale
        path.stroke()
    }
}

extension UITextField: UIContentSizeCategoryAdjusting {
    /// Replaces the font by its text style's font at the text size of the traits.
    func followContentSizeCategory() {
        guard let followed = font?.following(traitCollection), followed != font else { return }
        font = followed
    }
}

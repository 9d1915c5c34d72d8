/// The arrangement of image, title and subtitle in a button with a configuration. Lengths are points.
struct ConfiguredButtonLayout {
    var image: CGSize?
    /// The height that the image takes beside titles: a symbol no more than the line of its text.
    var imageHeightBeside: CGFloat
    var title: CGSize?
    /// The height of a line of the title.
    var titleLine: CGFloat
    var subtitle: CGSize?
    var insets: UIEdgeInsets
    /// The edge of the titles at which the image is placed.
    var imageEdge: CGRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    /// The share of the spare width that lies left of the narrower title.
    var titleShare: CGFloat
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment

    /// The button's size.
    var size: CGSize {
        CGSize(width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    /// Title over subtitle.
    private var titles: CGSize {
        let padding = title != nil && subtitle != nil ? titlePadding : 0
        return CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0), height: (title?.height ?? 0) + padding + (subtitle?.height ?? 0))
    }

    private var gap: CGFloat { image != nil && (title != nil || subtitle != nil) ? imagePadding : 0 }
    private var imageIsBeside: Bool { imageEdge == .minXEdge || imageEdge == .maxXEdge }

    private var content: CGSize {
        let image = image ?? .zero
        return imageIsBeside
            ? CGSize(width: image.width + gap + titles.width, height: max(imageHeightBeside, titles.height))
            : CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
    }

    // MARK: Places, in the coordinates of the button's bounds

    /// The room for the content. The insets above and below it give way to higher content, so that bounds of a given
    /// height do not cut text.
    private func room(in bounds: CGRect) -> CGRect {
        let room = bounds.inset(by: insets)
        guard content.height > room.height, bounds.height > room.height else { return room }
        let height = min(content.height, bounds.height)
        return CGRect(x: room.minX, y: bounds.midY - height / 2, width: room.width, height: height)
    }

    /// The content's rectangle, cut where the bounds are smaller than the content.
    private func contentFrame(in bounds: CGRect) -> CGRect {
        let room = room(in: bounds)
        let width = horizontal == .fill ? room.width : min(content.width, max(0, room.width))
        let height = vertical == .fill ? room.height : min(content.height, max(0, room.height))
        let shareX: CGFloat = horizontal == .center ? 0.5 : horizontal == .right || horizontal == .trailing ? 1 : 0
        let shareY: CGFloat = vertical == .center ? 0.5 : vertical == .bottom ? 1 : 0
        return CGRect(
            x: room.minX + shareX * (room.width - width), y: room.minY + shareY * (room.height - height), width: width,
            height: height)
    }

    func image(in bounds: CGRect) -> CGRect {
        guard let image else { return .zero }
        let frame = contentFrame(in: bounds)
        var origin = CGPoint(x: frame.midX - image.width / 2, y: frame.midY - image.height / 2)
        switch imageEdge {
        case .minXEdge: origin.x = frame.minX
        case .maxXEdge: origin.x = frame.maxX - image.width
        case .minYEdge: origin.y = frame.minY
        case .maxYEdge: origin.y = frame.maxY - image.height
        }
        return CGRect(origin: origin, size: image)
    }

    private func titlesFrame(in bounds: CGRect) -> CGRect {
        var frame = contentFrame(in: bounds)
        guard let image else { return frame.centred(titles) }
        let taken = (imageIsBeside ? image.width : image.height) + gap
        switch imageEdge {
        case .minXEdge: frame = CGRect(x: frame.minX + taken, y: frame.minY, width: frame.width - taken, height: frame.height)
        case .maxXEdge: frame.size.width -= taken
        case .minYEdge: frame = CGRect(x: frame.minX, y: frame.minY + taken, width: frame.width, height: frame.height - taken)
        case .maxYEdge: frame.size.height -= taken
        }
        return frame.centred(titles)
    }

    /// The title's rectangle, which has room for a line even where that is higher than the bounds.
    func title(in bounds: CGRect) -> CGRect {
        guard let title else { return .zero }
        let frame = titlesFrame(in: bounds)
        let width = min(title.width, frame.width)
        let height = min(title.height, max(frame.height, titleLine))
        let above = subtitle == nil ? max(0, height - frame.height) / 2 : 0
        return CGRect(
            x: frame.minX + titleShare * (frame.width - width), y: frame.minY - above, width: width, height: height)
    }

    func subtitle(in bounds: CGRect) -> CGRect {
        guard let subtitle else { return .zero }
        let frame = titlesFrame(in: bounds)
        let width = min(subtitle.width, frame.width)
        return CGRect(
            x: frame.minX + titleShare * (frame.width - width), y: frame.maxY - subtitle.height, width: width,
            height: subtitle.height)
    }
}

extension CGRect {
    /// A rectangle in the middle of this one, of the given size as far as it fits.
    fileprivate func centred(_ size: CGSize) -> CGRect {
        let (width, height) = (min(size.width, max(0, self.width)), min(size.height, max(0, self.height)))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

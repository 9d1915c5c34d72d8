/// Places the labels of the cell's style. Lengths are points.
///
/// - Source: recorded frames of cells in Interface Builder documents: a single label has the content's height; an image is at the margin and
///   the text 15 points after it; two labels at the sides are centred vertically, rounded up to points; a subtitle is 2 or 3 points below
///   its title.
extension UITableViewCell {
    /// The space between image and text.
    private static let imageGap: CGFloat = 15

    /// The start of the text, from the content's leading edge.
    var textLeading: CGFloat {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let image = labels.image?.image?.size.width ?? 0
        return sideMargin + indentation + (image > 0 ? image + Self.imageGap : 0)
    }

    /// The distance of the text's end from the content's trailing edge.
    private var textTrailing: CGFloat { shownAccessory == nil ? sideMargin : SystemMargins.ofView }

    func placeLabels(in content: CGRect) {
        placeImage(in: content)
        let room = CGRect(
            x: textLeading, y: 0, width: max(0, content.width - textLeading - textTrailing), height: content.height)
        switch style {
        case .default: labels.text.map { put($0, room, in: content) }
        case .value1: placeAtSides(in: room, of: content)
        case .value2: placeBesideEachOther(in: room, of: content)
        case .subtitle: placeBelowEachOther(in: room, of: content)
        }
    }

    /// Sets a view's frame, given for left-to-right reading.
    private func put(_ view: UIView, _ rect: CGRect, in content: CGRect) {
        var frame = rect
        if isRightToLeft { frame.origin.x = content.width - rect.maxX }
        if view.frame != frame { view.frame = frame }
    }

    private func placeImage(in content: CGRect) {
        guard let view = labels.image else { return }
        let size = view.image?.size ?? .zero
        let y = ((content.height - size.height) / 2).roundedToPixel(pixelScale)
        let x = sideMargin + CGFloat(indentationLevel) * indentationWidth
        put(view, CGRect(origin: CGPoint(x: x, y: y), size: size), in: content)
    }

    private func placeAtSides(in room: CGRect, of content: CGRect) {
        let detail = size(of: labels.detail, in: room.width)
        let text = size(of: labels.text, in: room.width - (detail.width > 0 ? detail.width + Self.gapBetweenSides : 0))
        labels.text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: middle(text, room)), size: text), in: content) }
        let x = room.maxX - detail.width
        labels.detail.map { put($0, CGRect(origin: CGPoint(x: x, y: middle(detail, room)), size: detail), in: content) }
    }

    /// The least space between two texts at the sides.
    private static let gapBetweenSides: CGFloat = 6

    /// The style with a tinted text. Its width and gap are not measured but those known since iOS 7.
    private func placeBesideEachOther(in room: CGRect, of content: CGRect) {
        let text = size(of: labels.text, in: Self.tintedWidth)
        let detailRoom = max(0, room.width - Self.tintedWidth - Self.gapBetweenSides)
        let detail = size(of: labels.detail, in: detailRoom)
        labels.text.map {
            $0.textAlignment = isRightToLeft ? .left : .right
            put($0, CGRect(x: room.minX, y: middle(text, room), width: Self.tintedWidth, height: text.height), in: content)
        }
        let x = room.minX + Self.tintedWidth + Self.gapBetweenSides
        labels.detail.map { put($0, CGRect(origin: CGPoint(x: x, y: middle(detail, room)), size: detail), in: content) }
    }

    private static let tintedWidth: CGFloat = 91

    private func placeBelowEachOther(in room: CGRect, of content: CGRect) {
        let (text, detail) = (size(of: labels.text, in: room.width), size(of: labels.detail, in: room.width))
        guard detail.height > 0 else {
            labels.text.map { put($0, room, in: content) }
            return
        }
        if ListMetrics.subtitlesFollowText[generation] {
            let (above, between, below) = subtitleDistances
            let spare = content.height - above - text.height - between - detail.height - below
            let y = above + (spare / 2).roundedToPixel(pixelScale)
            labels.text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: y), size: text), in: content) }
            let start = CGPoint(x: room.minX, y: y + text.height + between)
            return labels.detail.map { put($0, CGRect(origin: start, size: detail), in: content) } ?? ()
        }
        let gap = Self.subtitleGap(height: content.height, texts: text.height + detail.height)
        let spare = (content.height - text.height - gap - detail.height) / 2
        let y = gap > 0 ? (spare - (gap - 2) / 2).rounded(.down) : spare.rounded(.up)
        labels.text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: y), size: text), in: content) }
        let below = CGPoint(x: room.minX, y: y + text.height + gap)
        labels.detail.map { put($0, CGRect(origin: below, size: detail), in: content) }
    }

    /// The distances of title and subtitle in whole pixels, in the system where they follow the texts.
    private var subtitleDistances: (above: CGFloat, between: CGFloat, below: CGFloat) {
        func line(_ label: UILabel?) -> CGFloat { (label?.font.lineHeight ?? 0).roundedUpToPixel(pixelScale) }
        let distances = ListMetrics.subtitleDistances(
            titleLine: line(labels.text), subtitleLine: line(labels.detail), subtitleSize: labels.detail?.font.pointSize ?? 0)
        return (
            distances.above.roundedToPixel(pixelScale), distances.between.roundedToPixel(pixelScale),
            distances.below.roundedToPixel(pixelScale)
        )
    }

    /// The space between title and subtitle: 3 points above the usual height, 2 at it, none below it.
    private static func subtitleGap(height: CGFloat, texts: CGFloat) -> CGFloat {
        let usual = ListMetrics.aboveTitle + texts + 2 + ListMetrics.belowSubtitle
        return height >= usual + 1 ? 3 : height >= usual - 2 ? 2 : 0
    }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    private func middle(_ size: CGSize, _ room: CGRect) -> CGFloat { ((room.height - size.height) / 2).rounded(.up) }

    // MARK: Height

    /// The height of a cell without constraints: that of its texts, at least the standard one.
    func styleHeight(width: CGFloat) -> CGFloat {
        let hairline = ListMetrics.cellsLeaveHairline[generation] ? 1 / pixelScale : 0
        let standard = ListMetrics.rowHeight(generation) - hairline
        guard labels.areInUse else { return standard }
        let accessory = shownAccessory.map { $0.sizeThatFits(bounds.size).width + sideMargin } ?? 0
        let room = max(0, width - accessory - textLeading - textTrailing)
        let (text, detail) = (size(of: labels.text, in: room).height, size(of: labels.detail, in: room).height)
        guard style == .subtitle, detail > 0 else {
            return max(standard, max(text, detail) + contentMargins.top + contentMargins.bottom)
        }
        guard ListMetrics.subtitlesFollowText[generation] else {
            return max(standard, ListMetrics.aboveTitle + text + 2 + detail + ListMetrics.belowSubtitle)
        }
        let (above, between, below) = subtitleDistances
        return max(standard, above + text + between + detail + below)
    }
}

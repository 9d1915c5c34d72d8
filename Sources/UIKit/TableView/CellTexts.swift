/// The texts of a cell's built-in style, which no constraints place. Lengths are points.
///
/// - Source: recorded frames of cells in Interface Builder documents: a single label has the content's height; two
///   labels at the sides are
///   centred vertically, rounded up to points; a subtitle is 2 or 3 points below its title.
@MainActor
package struct CellTexts {
    private let cell: UITableViewCell
    private let style: UITableViewCell.CellStyle
    let text: UILabel?
    let detail: UILabel?

    /// - Parameters:
    ///   - cell: The cell whose direction, looks and pixels count.
    ///   - style: The style whose places the texts have, which a document's cell on the canvas was not made with.
    package init(cell: UITableViewCell, style: UITableViewCell.CellStyle, text: UILabel?, detail: UILabel?) {
        (self.cell, self.style, self.text, self.detail) = (cell, style, text, detail)
    }

    /// Places the texts.
    ///
    /// - Parameters:
    ///   - room: Where they may stand, given for left-to-right reading.
    ///   - content: The bounds of the view that they are in.
    package func place(in room: CGRect, of content: CGRect) {
        switch style {
        case .default: text.map { put($0, room, in: content) }
        case .value1: placeAtSides(in: room, of: content)
        case .value2: placeBesideEachOther(in: room, of: content)
        case .subtitle: placeBelowEachOther(in: room, of: content)
        }
    }

    /// Sets a view's frame, given for left-to-right reading.
    package func put(_ view: UIView, _ rect: CGRect, in content: CGRect) {
        var frame = rect
        if cell.isRightToLeft { frame.origin.x = content.width - rect.maxX }
        if view.frame != frame { view.frame = frame }
    }

    /// The height of a row in which the texts have a width of room: at least the standard one.
    package func height(in room: CGFloat) -> CGFloat {
        let (first, second) = (size(of: text, in: room).height, size(of: detail, in: room).height)
        guard style == .subtitle, second > 0 else {
            return max(cell.standardHeight, max(first, second) + cell.contentMargins.top + cell.contentMargins.bottom)
        }
        guard ListMetrics.subtitlesFollowText[cell.generation] else {
            return max(cell.standardHeight, ListMetrics.aboveTitle + first + 2 + second + ListMetrics.belowSubtitle)
        }
        let (above, between, below) = subtitleDistances
        return max(cell.standardHeight, above + first + between + second + below)
    }

    private func placeAtSides(in room: CGRect, of content: CGRect) {
        let second = size(of: detail, in: room.width)
        let first = size(of: text, in: room.width - (second.width > 0 ? second.width + Self.gapBetweenSides : 0))
        text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: middle(first, room)), size: first), in: content) }
        let x = room.maxX - second.width
        detail.map { put($0, CGRect(origin: CGPoint(x: x, y: middle(second, room)), size: second), in: content) }
    }

    /// The least space between two texts at the sides.
    private static let gapBetweenSides: CGFloat = 6

    /// The style with a tinted text. Its width and gap are not measured but those known since iOS 7.
    private func placeBesideEachOther(in room: CGRect, of content: CGRect) {
        let first = size(of: text, in: Self.tintedWidth)
        let detailRoom = max(0, room.width - Self.tintedWidth - Self.gapBetweenSides)
        let second = size(of: detail, in: detailRoom)
        text.map {
            $0.textAlignment = cell.isRightToLeft ? .left : .right
            put($0, CGRect(x: room.minX, y: middle(first, room), width: Self.tintedWidth, height: first.height), in: content)
        }
        let x = room.minX + Self.tintedWidth + Self.gapBetweenSides
        detail.map { put($0, CGRect(origin: CGPoint(x: x, y: middle(second, room)), size: second), in: content) }
    }

    private static let tintedWidth: CGFloat = 91

    private func placeBelowEachOther(in room: CGRect, of content: CGRect) {
        let (first, second) = (size(of: text, in: room.width), size(of: detail, in: room.width))
        guard second.height > 0 else {
            text.map { put($0, room, in: content) }
            return
        }
        if ListMetrics.subtitlesFollowText[cell.generation] {
            let (above, between, below) = subtitleDistances
            let spare = content.height - above - first.height - between - second.height - below
            let y = above + (spare / 2).roundedToPixel(cell.pixelScale)
            text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: y), size: first), in: content) }
            let start = CGPoint(x: room.minX, y: y + first.height + between)
            return detail.map { put($0, CGRect(origin: start, size: second), in: content) } ?? ()
        }
        let gap = Self.subtitleGap(height: content.height, texts: first.height + second.height)
        let spare = (content.height - first.height - gap - second.height) / 2
        let y = gap > 0 ? (spare - (gap - 2) / 2).rounded(.down) : spare.rounded(.up)
        text.map { put($0, CGRect(origin: CGPoint(x: room.minX, y: y), size: first), in: content) }
        let below = CGPoint(x: room.minX, y: y + first.height + gap)
        detail.map { put($0, CGRect(origin: below, size: second), in: content) }
    }

    /// The distances of title and subtitle in whole pixels, in the system where they follow the texts.
    var subtitleDistances: (above: CGFloat, between: CGFloat, below: CGFloat) {
        func line(_ label: UILabel?) -> CGFloat { (label?.font.lineHeight ?? 0).roundedUpToPixel(cell.pixelScale) }
        let distances = ListMetrics.subtitleDistances(
            titleLine: line(text), subtitleLine: line(detail), subtitleSize: detail?.font.pointSize ?? 0)
        return (
            distances.above.roundedToPixel(cell.pixelScale), distances.between.roundedToPixel(cell.pixelScale),
            distances.below.roundedToPixel(cell.pixelScale)
        )
    }

    /// The space between title and subtitle: 3 points above the usual height, 2 at it, none below it.
    private static func subtitleGap(height: CGFloat, texts: CGFloat) -> CGFloat {
        let usual = ListMetrics.aboveTitle + texts + 2 + ListMetrics.belowSubtitle
        return height >= usual + 1 ? 3 : height >= usual - 2 ? 2 : 0
    }

    func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    private func middle(_ size: CGSize, _ room: CGRect) -> CGFloat { ((room.height - size.height) / 2).rounded(.up) }
}

/// Places the image and the texts of the cell's style. Lengths are points.
///
/// - Source: recorded frames of cells in Interface Builder documents: an image is at the margin and the text 15 points
///   after it.
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
        texts.place(in: room, of: content)
    }

    private var texts: CellTexts { CellTexts(cell: self, style: style, text: labels.text, detail: labels.detail) }

    private func placeImage(in content: CGRect) {
        guard let view = labels.image else { return }
        let size = view.image?.size ?? .zero
        let y = ((content.height - size.height) / 2).roundedToPixel(pixelScale)
        let x = sideMargin + CGFloat(indentationLevel) * indentationWidth
        texts.put(view, CGRect(origin: CGPoint(x: x, y: y), size: size), in: content)
    }

    // MARK: Height

    /// The height of a cell without constraints: that of its texts, at least the standard one.
    func styleHeight(width: CGFloat) -> CGFloat {
        guard labels.areInUse else { return standardHeight }
        let accessory = shownAccessory.map { $0.sizeThatFits(bounds.size).width + sideMargin } ?? 0
        return texts.height(in: max(0, width - accessory - textLeading - textTrailing))
    }

    /// The least height of a row, in points.
    var standardHeight: CGFloat {
        let hairline = ListMetrics.cellsLeaveHairline[generation] ? 1 / pixelScale : 0
        return ListMetrics.rowHeight(generation) - hairline
    }
}

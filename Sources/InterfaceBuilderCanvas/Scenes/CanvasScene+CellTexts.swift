import InterfaceBuilderDocument
import UIKit

/// The contents of table view cells of a built-in style on a canvas that is not the document's own.
extension CanvasScene {
    /// Places the texts and images of cells of a built-in style whose recorded frames are for another width or text
    /// size. The texts lie as in UIKit's cells, after the image at its recorded distance.
    func placeCellTexts() {
        guard hasOtherWidth || !environment.hasRecordedTextSize else { return }
        for index in scene.views.indices {
            guard let contents = cellContents(index), contents.hasOtherWidth || !environment.hasRecordedTextSize else { continue }
            contents.place()
        }
        root.layoutIfNeeded()
    }

    private var hasOtherWidth: Bool {
        guard let width = environment.rootSize?.width, let recorded = scene.views[0].element.recordedFrame else { return false }
        return width != recorded.width
    }

    /// The contents of a cell of a built-in style that its document places by recorded frames; nil for other views.
    func cellContents(_ index: Int) -> StyledCellContents? {
        let element = scene.views[index].element
        guard element.name == "tableViewCell", let name = element["style"],
            let style = UITableViewCell.CellStyle.documentNames[name], let cell = views[index] as? UITableViewCell,
            let content = scene.views.firstIndex(where: { $0.parent == index && $0.role == .keyed("contentView") }),
            let contentView = views[content], let text = part(element["textLabel"], in: content)
        else { return nil }
        let recordedWidth = scene.views[content].element.recordedFrame?.width
        let (detail, image) = (part(element["detailTextLabel"], in: content), part(element["imageView"], in: content))
        return StyledCellContents(
            cell: cell, style: style, content: contentView.bounds, text: text, detail: detail, image: image,
            side: textSide(of: cell), recordedWidth: recordedWidth)
    }

    /// A view of the cell's content by its id, unless constraints place it or it has no frame.
    private func part(_ id: String?, in content: Int) -> StyledCellContents.Part? {
        guard let index = id.flatMap({ scene.viewsByID[$0] }), scene.views[index].parent == content,
            !scene.views[index].isPlacedByLayout, let view = views[index], let frame = scene.views[index].element.recordedFrame
        else { return nil }
        return StyledCellContents.Part(view: view, recorded: frame)
    }

    /// The distance of the first text or image from the cell's side, in points.
    ///
    /// - Source: recorded frames: the margin of the cell.
    private func textSide(of cell: UITableViewCell) -> CGFloat {
        follows(.earlyCellTexts) ? Self.earlySide : cellSide(inWidth: cell.bounds.width)
    }

    private static let earlySide: CGFloat = 15
}

/// The texts and the image of a cell of a built-in style, with the frames that the document records. Lengths are
/// points.
@MainActor
struct StyledCellContents {
    struct Part {
        let view: UIView
        let recorded: CGRect
    }

    let cell: UITableViewCell
    let style: UITableViewCell.CellStyle
    /// The bounds of the content view.
    let content: CGRect
    let text: Part
    let detail: Part?
    let image: Part?
    /// The margin at the sides on this canvas.
    let side: CGFloat
    /// The width of the content view in the document.
    let recordedWidth: CGFloat?

    var hasOtherWidth: Bool { content.width != recordedWidth }

    func place() {
        if let image { texts.put(image.view, image.recorded.offsetBy(dx: shift, dy: 0), in: content) }
        texts.place(in: CGRect(x: leading, y: 0, width: room, height: content.height), of: content)
    }

    /// The height of a row for the texts.
    var height: CGFloat { texts.height(in: room) }

    private var texts: CellTexts {
        CellTexts(cell: cell, style: style, text: text.view as? UILabel, detail: detail?.view as? UILabel)
    }

    private var leading: CGFloat { text.recorded.minX + shift }
    /// The width that the texts may take.
    private var room: CGFloat { max(0, content.width - leading - trailing) }

    /// The distance by which the first part moves. The part keeps its recorded distance from the side unless that is a
    /// margin of the system.
    private var shift: CGFloat {
        guard hasOtherWidth, !hasOwnMargin else { return 0 }
        return side - start
    }

    private var start: CGFloat { (image ?? text).recorded.minX }
    private var hasOwnMargin: Bool { !Self.margins.contains(start.rounded()) }

    /// The margins at the sides of cells' texts in any version.
    private static let margins: [CGFloat] = [15, 16, 20]

    /// The room behind the texts: beside an accessory the margin of any view, and the document's own margin if the
    /// texts have it at both sides.
    private var trailing: CGFloat {
        let end = max(text.recorded.maxX, detail?.recorded.maxX ?? 0)
        if hasOwnMargin, let recordedWidth, abs(recordedWidth - end - start) < 1 { return start }
        return content.width < cell.bounds.width ? SystemMargins.ofView : side
    }
}

import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Pictures of one scene in several variants on one sheet, each below a caption, in rows from left to right.
@MainActor
struct ContactSheet {
    private struct Cell {
        let caption: String
        let picture: Picture
        /// The place of the reduced picture on the sheet, in points.
        let frame: CGRect
    }

    /// Points.
    private static let (margin, captionHeight, longestRow): (CGFloat, CGFloat, CGFloat) = (24, 20, 1_600)
    /// The part of its length that a picture keeps.
    private static let reduction: CGFloat = 0.5
    private static let largestScale: CGFloat = 2

    private let cells: [Cell]
    private let size: CGSize

    /// A sheet of pictures with their captions.
    init(_ pictures: [(caption: String, picture: Picture)]) {
        var cells: [Cell] = []
        var (x, y, rowHeight, width) = (Self.margin, Self.margin, CGFloat(0), CGFloat(0))
        for (caption, picture) in pictures {
            let reduced = CGSize(width: picture.size.width * Self.reduction, height: picture.size.height * Self.reduction)
            if x > Self.margin, x + reduced.width > Self.longestRow {
                (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.margin, 0)
            }
            let origin = CGPoint(x: x, y: y + Self.captionHeight)
            cells.append(Cell(caption: caption, picture: picture, frame: CGRect(origin: origin, size: reduced)))
            rowHeight = max(rowHeight, Self.captionHeight + reduced.height)
            x += reduced.width + Self.margin
            width = max(width, x)
        }
        self.cells = cells
        size = CGSize(width: width, height: y + rowHeight + Self.margin)
    }

    /// The sheet as one picture.
    var picture: Picture {
        let scale = cells.map(\.picture.scale).max() ?? 1
        return Picture(size: size, scale: min(scale, Self.largestScale)) { context in
            context.setFillColor(UIColor(white: 0.92, alpha: 1).cgColor)
            context.fill(CGRect(origin: .zero, size: size))
            for cell in cells { Self.draw(cell, in: context) }
        }
    }

    private static func draw(_ cell: Cell, in context: CGContext) {
        let line = CGRect(x: cell.frame.minX, y: cell.frame.minY - captionHeight, width: cell.frame.width, height: captionHeight)
        let caption = OrnamentText(text: cell.caption, font: .systemFont(ofSize: 11), color: UIColor(white: 0.25, alpha: 1))
        UIGraphicsPushContext(context)
        caption.draw(in: line)
        UIGraphicsPopContext()
        context.saveGState()
        context.clip(to: cell.frame)
        context.translateBy(x: cell.frame.minX, y: cell.frame.minY)
        context.scaleBy(x: reduction, y: reduction)
        cell.picture.draw(in: context)
        context.restoreGState()
    }
}

extension MatrixLayout {
    /// A scene in all variants on one sheet, each below its name, and what building and layout found.
    public func sheet(of id: String) -> (picture: Picture, diagnostics: [DocumentDiagnostic]) {
        var found: [DocumentDiagnostic] = []
        let sheet = sheet { layout in
            guard let scene = layout.scenes.first(where: { $0.id == id }) else { return nil }
            let (picture, diagnostics) = ScenePictures(layout).picture(of: scene)
            found += diagnostics.filter { !found.contains($0) }
            return picture
        }
        return (sheet, found)
    }

    /// A container controller in all variants on one sheet, each below its name.
    public func sheet(ofContainer id: String) -> Picture { sheet { ScenePictures($0).picture(ofContainer: id) } }

    private func sheet(_ picture: (SceneLayout) -> Picture?) -> Picture {
        let pictures = zip(variants, layouts).compactMap { variant, layout in picture(layout).map { (variant.name, $0) } }
        return ContactSheet(pictures).picture
    }
}

extension ScreenMatrix {
    /// Eight variants for a sheet: a small, a usual and a large phone, the usual one also on its side, with dark
    /// colours, in a large text size and from right to left, and a tablet.
    public static let overview: ScreenMatrix = {
        let phone = ScreenVariant.Device(.usual)
        let others = ["retina4_7", "retina6_9", "ipad11_0rounded"].compactMap(CanvasModel.named).map(ScreenVariant.Device.init)
        return ScreenMatrix([
            ScreenVariant(device: others[0]), ScreenVariant(device: phone), ScreenVariant(device: others[1]),
            ScreenVariant(device: phone, appearance: .dark), ScreenVariant(device: phone, textSize: .accessibilityExtraLarge),
            ScreenVariant(device: phone, direction: .rightToLeft), ScreenVariant(device: phone, orientation: .landscape),
            ScreenVariant(device: others[2]),
        ])
    }()
}

import InterfaceBuilderDocument
import UIKit

/// Adds ornaments to a laid-out scene, which its picture shows beside the document's views: bars, separators and titles
/// of tables, and stand-ins for views that only programs can draw.
@MainActor
package struct SceneOrnaments {
    let canvas: CanvasScene
    let builder: SceneBuilder
    let document: InterfaceDocument
    let surroundings: SceneSurroundings

    /// Adds all ornaments to a scene after its layout.
    ///
    /// - Parameter surroundings: The containers of the scene, whose bars are drawn over it.
    package static func add(to canvas: CanvasScene, of document: InterfaceDocument, _ surroundings: SceneSurroundings) {
        let ornaments = SceneOrnaments(
            canvas: canvas, builder: canvas.builder(of: document), document: document, surroundings: surroundings)
        let top = surroundings.coveredTop ?? ornaments.addBars()
        ornaments.addToViews()
        ornaments.moveScrolledContent(below: top)
    }

    /// Scrolls the content of scroll views that lie under the bars, so that the content begins below the bars as on a
    /// device.
    private func moveScrolledContent(below top: CGFloat) {
        for (index, view) in canvas.scene.views.enumerated() {
            guard let made = canvas.views[index] as? UIScrollView, isDevice || !(made is UITextView),
                view.element["contentInsetAdjustmentBehavior"] != "never", !isInsideScrollView(index)
            else { continue }
            let covered = top - made.convert(made.bounds, to: canvas.root).minY + canvas.root.bounds.minY
            guard covered > 0 else { continue }
            made.bounds.origin.y -= covered
            for case let ornament as FixedOrnamentView in made.subviews { ornament.frame.origin.y -= covered }
        }
    }

    /// Whether a program on a device presents the scene, so that tables show their own sections and text views begin
    /// below bars.
    var isDevice: Bool { canvas.environment.presenter.isDevice }

    private func isInsideScrollView(_ index: Int) -> Bool {
        var parent = canvas.scene.views[index].parent
        while let here = parent {
            if canvas.views[here] is UIScrollView { return true }
            parent = canvas.scene.views[here].parent
        }
        return false
    }

    private func addToViews() {
        for (index, view) in canvas.scene.views.enumerated() {
            guard let made = canvas.views[index] else { continue }
            addStandIn(for: view.element, index, to: made)
            if let table = made as? UITableView, !isDevice { addTableOrnaments(index, to: table) }
        }
    }

    /// Shows a drawing over the whole of a view.
    package static func cover(_ view: UIView, _ drawing: @escaping (CGRect) -> Void) {
        view.addSubview(OrnamentView(frame: view.bounds, drawing: drawing))
    }

    /// Adds a drawing that covers a view.
    func cover(_ view: UIView, _ drawing: @escaping (CGRect) -> Void) {
        view.addSubview(OrnamentView(frame: view.bounds, drawing: drawing))
    }
}

/// A single line of text that is part of an ornament.
package struct OrnamentText {
    private let text: String
    private let font: UIFont
    private let color: UIColor

    package init(text: String, font: UIFont, color: UIColor) { (self.text, self.font, self.color) = (text, font, color) }

    private var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

    /// The size of the line, in points.
    package var size: CGSize { (text as NSString).size(withAttributes: attributes) }

    /// Draws with the middle of the left edge, the whole or the right edge at a point.
    package func draw(at point: CGPoint, _ alignment: NSTextAlignment = .left) {
        let size = size
        let x = alignment == .left ? point.x : alignment == .right ? point.x - size.width : point.x - size.width / 2
        (text as NSString).draw(at: CGPoint(x: x, y: point.y - size.height / 2), withAttributes: attributes)
    }

    /// Draws in the middle of a rectangle, cut to its width with an ellipsis.
    package func draw(centredIn rect: CGRect) { draw(in: rect, .center) }

    /// Draws halfway down a rectangle, cut to its width with an ellipsis.
    package func draw(in rect: CGRect, _ alignment: NSTextAlignment = .left) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        var attributes = attributes
        attributes[.paragraphStyle] = style
        let height = size.height
        (text as NSString).draw(
            in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height), withAttributes: attributes)
    }
}

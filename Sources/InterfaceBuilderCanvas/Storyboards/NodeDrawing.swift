import InterfaceBuilderDocument
import UIKit

/// Draws the parts of a node that are not its scene: caption, border, containers, references. Coordinates are the
/// node's own.
@MainActor
enum NodeDrawing {
    /// Draws the title over a node, and a sign for its exit at the right if unwind segues lead to it.
    static func drawCaption(_ title: String, exits: Bool, width: CGFloat) {
        let middle = 4 - CanvasPlacement.captionHeight / 2
        let room = CGRect(x: 0, y: middle - 14, width: max(40, width - (exits ? 60 : 0)), height: 28)
        let text = OrnamentText(
            text: title, font: .systemFont(ofSize: 17, weight: .semibold), color: UIColor(white: 0.3, alpha: 1))
        text.draw(in: room)
        guard exits else { return }
        let door = OrnamentText(text: "exit ⏎", font: .systemFont(ofSize: 11, weight: .medium), color: .white)
        let place = CGRect(x: width - door.size.width - 12, y: middle - 9, width: door.size.width + 12, height: 18)
        UIColor(red: 0.85, green: 0.45, blue: 0.2, alpha: 1).setFill()
        UIBezierPath(roundedRect: place, cornerRadius: 4).fill()
        door.draw(at: CGPoint(x: place.midX, y: place.midY), .center)
    }

    static func drawShade(around bounds: CGRect) {
        UIColor(white: 0, alpha: 0.18).setStroke()
        let border = UIBezierPath(rect: bounds.insetBy(dx: -0.5, dy: -0.5))
        border.lineWidth = 1
        border.stroke()
    }

    /// Draws a container controller as its kind, in grey, with empty bars.
    static func drawContainer(_ element: MarkupElement, in bounds: CGRect) {
        UIColor(white: 0.97, alpha: 1).setFill()
        fill(bounds)
        let grey = UIColor(white: 0.55, alpha: 1)
        OrnamentText(
            text: CanvasNode.kind(of: element), font: .systemFont(ofSize: min(28, bounds.width / 14), weight: .light), color: grey
        )
        .draw(centredIn: bounds)
        UIColor(white: 0.88, alpha: 1).setFill()
        switch element.name {
        case "navigationController":
            let height = ChromeMetrics.statusBar[place] + ChromeMetrics.navigationBar[place]
            fill(CGRect(x: 0, y: 0, width: bounds.width, height: min(height, bounds.height)))
        case "tabBarController":
            let height = min(ChromeMetrics.tabBar[place], bounds.height)
            fill(CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height))
        case "splitViewController": fill(CGRect(x: bounds.width * 0.33, y: 0, width: 1, height: bounds.height))
        default: break
        }
    }

    /// The device and canvas whose bars are drawn for containers of any.
    private static let place = ChromePlace(device: .phoneWithButton, presenter: .canvas(.xcode15))

    private static func fill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .normal) }

    static func drawReference(_ element: MarkupElement, in bounds: CGRect) {
        UIColor(white: 0.98, alpha: 1).setFill()
        fill(bounds)
        let storyboard = element["storyboardName"] ?? "Storyboard"
        let text = OrnamentText(
            text: storyboard, font: .systemFont(ofSize: 15, weight: .semibold), color: UIColor(white: 0.3, alpha: 1))
        let scene = element["referencedIdentifier"]
        text.draw(centredIn: CGRect(x: 8, y: 8, width: bounds.width - 16, height: bounds.height - 16 - (scene == nil ? 0 : 18)))
        guard let scene else { return }
        OrnamentText(text: scene, font: .systemFont(ofSize: 12), color: UIColor(white: 0.45, alpha: 1))
            .draw(centredIn: CGRect(x: 8, y: bounds.maxY - 26, width: bounds.width - 16, height: 18))
    }
}

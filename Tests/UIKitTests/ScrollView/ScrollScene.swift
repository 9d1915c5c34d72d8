@testable import UIKit

/// A window of 400 x 600 points at scale 2 with a scroll view of 200 x 300 points at (50, 40), and content in it.
@MainActor
struct ScrollScene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let scroll = UIScrollView()
    let content = UIView()

    /// - Parameter size: The content's size in points; nil parts are left open.
    init(content size: (width: CGFloat?, height: CGFloat?) = (200, 1000)) {
        window.traitOverrides.displayScale = 2
        add(scroll, to: window)
        pin(scroll, .left, window, .left, 50)
        pin(scroll, .top, window, .top, 40)
        scroll.sized(200, 300)
        add(content, to: scroll)
        for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] { pin(content, edge, scroll, edge) }
        if let width = size.width { content.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = size.height { content.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    @discardableResult
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? scroll).addSubview(view)
        return view
    }

    func pin(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
        NSLayoutConstraint.relate(item, attribute, .equal, other, otherAttribute, constant: constant)
    }

    func layOut() { window.layoutIfNeeded() }

    func scroll(toX x: CGFloat = 0, y: CGFloat) {
        scroll.contentOffset = CGPoint(x: x, y: y)
        layOut()
    }
}

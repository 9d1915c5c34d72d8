@testable import UIKit

/// A window of a given size and scale with views in it that constraints place.
@MainActor
struct WindowScene {
    let window: UIWindow

    init(_ width: CGFloat = 400, _ height: CGFloat = 800, scale: CGFloat = 2) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.traitOverrides.displayScale = scale
    }

    /// Adds a view to the window or to another view.
    @discardableResult
    func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? window).addSubview(view)
        return view
    }

    func layOut() { window.layoutIfNeeded() }
}

extension UIView {
    /// Fixes the size, in points.
    @discardableResult
    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
        return self
    }

    /// Fixes the left and right edges from the superview's left edge, and the top and bottom edges likewise.
    @discardableResult
    func spanning(x: (CGFloat, CGFloat)? = nil, y: (CGFloat, CGFloat)? = nil) -> Self {
        guard let superview else { return self }
        if let x {
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x.0).isActive = true
            rightAnchor.constraint(equalTo: superview.leftAnchor, constant: x.1).isActive = true
        }
        if let y {
            topAnchor.constraint(equalTo: superview.topAnchor, constant: y.0).isActive = true
            bottomAnchor.constraint(equalTo: superview.topAnchor, constant: y.1).isActive = true
        }
        return self
    }

    /// Fixes all edges at distances inside the superview's.
    @discardableResult
    func pinned(_ insets: UIEdgeInsets = .zero) -> Self {
        guard let superview else { return self }
        leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left).isActive = true
        rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -insets.right).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top).isActive = true
        bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -insets.bottom).isActive = true
        return self
    }
}

extension NSLayoutConstraint {
    /// Activates a constraint given by attributes, as Interface Builder and older code state it.
    @MainActor
    static func relate(
        _ item: Any, _ attribute: Attribute, _ relation: Relation = .equal, _ other: Any? = nil,
        _ otherAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.isActive = true
    }
}

extension CGRect {
    /// `x,y,w,h` with three decimals at most.
    var thirds: String {
        [minX, minY, width, height].map { value in
            let text = String(format: "%.3f", Double(value))
            return text.hasSuffix(".000") ? String(text.dropLast(4)) : text.hasSuffix("00") ? String(text.dropLast(2)) : text
        }.joined(separator: ",")
    }
}

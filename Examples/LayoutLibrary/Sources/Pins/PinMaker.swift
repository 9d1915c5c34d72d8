import UIKit

/// Describes where a view lies. Each call adds a constraint.
public final class PinMaker: NSObject {
    private let view: UIView
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// Puts edges at those of the superview.
    public func edges(_ edges: NSDirectionalRectEdge = .all, inset: CGFloat = 0) {
        guard let superview = view.superview else { return assertionFailure("the view has no superview") }
        if edges.contains(.top) { add(view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset)) }
        if edges.contains(.leading) { add(view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset)) }
        if edges.contains(.bottom) { add(superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset)) }
        if edges.contains(.trailing) { add(superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset)) }
    }

    /// Sets the size.
    public func size(width: CGFloat? = nil, height: CGFloat? = nil) {
        if let width = width { add(view.widthAnchor.constraint(equalToConstant: width)) }
        if let height = height { add(view.heightAnchor.constraint(equalToConstant: height)) }
    }

    /// Sets the width as a part of the height.
    public func aspect(_ ratio: CGFloat, priority: UILayoutPriority = .required) {
        add(view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio), priority)
    }

    /// Puts the view below another one.
    public func below(_ other: UIView, by distance: CGFloat = 8) {
        add(view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: distance))
    }

    private func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required) {
        constraint.priority = priority
        constraint.identifier = "Pins.\(constraints.count)"
        constraints.append(constraint)
    }
}

import UIKit

/// The names by which tools know the views of a tree.
///
/// A document's views have object ids. Others get a number when they are first asked for, and keep it as long as they
/// live.
@MainActor
package final class ViewNames {
    /// The names that a document has for a view.
    package struct Origin: Sendable {
        package let id: String
        /// The view as people know it: its title or text, label and outlet.
        package let words: String
        package let outlet: String?
        /// The line in the document.
        package let line: Int

        package init(id: String, words: String, outlet: String?, line: Int) {
            (self.id, self.words, self.outlet, self.line) = (id, words, outlet, line)
        }
    }

    private struct Known {
        weak var view: UIView?
        let id: String
    }

    private let origins: [ObjectIdentifier: Origin]
    /// The roots of the trees that views show by drawing them, by the views that do.
    private let contents: [ObjectIdentifier: UIView]
    /// Whether a view is one of the tree, and not only drawn over it.
    package let isTold: (UIView) -> Bool
    private var known: [ObjectIdentifier: Known] = [:]
    private var views: [String: ObjectIdentifier] = [:]
    private var count = 0

    /// - Parameters:
    ///   - origins: What a document knows of its views.
    ///   - contents: The roots of trees that are drawn in views, by these.
    package init(
        origins: [ObjectIdentifier: Origin] = [:], contents: [ObjectIdentifier: UIView] = [:],
        isTold: @escaping (UIView) -> Bool = { _ in true }
    ) {
        (self.origins, self.contents, self.isTold) = (origins, contents, isTold)
    }

    /// The root of the tree that a view shows by drawing it.
    func content(of view: UIView) -> UIView? { contents[ObjectIdentifier(view)] }

    /// Whether a view is the root of such a tree.
    func isContent(_ view: UIView) -> Bool { contents.contains { $0.value === view } }

    /// The view's bounds in a root's coordinates, also where the view stands in a tree that one below the root draws.
    func place(of view: UIView, in root: UIView, origin: CGPoint) -> CGRect {
        guard !contents.isEmpty, !view.isDescendant(of: root),
            let (own, around) = contents.first(where: { view.isDescendant(of: $0.value) }).map({ ($0.value, $0.key) }),
            let holder = known[around]?.view
        else {
            let rect = view.convert(view.bounds, to: root)
            return rect.offsetBy(dx: origin.x - root.bounds.minX, dy: origin.y - root.bounds.minY)
        }
        return place(of: view, in: own, origin: place(of: holder, in: root, origin: origin).origin)
    }

    package func origin(of view: UIView) -> Origin? { origins[ObjectIdentifier(view)] }

    /// The id of a view.
    package func id(of view: UIView) -> String {
        let object = ObjectIdentifier(view)
        if let known = known[object], known.view === view { return known.id }
        var id = origins[object]?.id ?? nextNumber()
        // Damaged documents repeat ids.
        if views[id] != nil { id = nextNumber() }
        known[object] = Known(view: view, id: id)
        views[id] = object
        return id
    }

    private func nextNumber() -> String {
        count += 1
        return "view-\(count)"
    }

    /// The view with an id; nil for those that were never asked for or are gone.
    package func view(_ id: String) -> UIView? { views[id].flatMap { known[$0]?.view } }

    /// A view as people know it.
    package func words(_ view: UIView) -> String {
        if let origin = origin(of: view) { return origin.words }
        let name = ViewClass.name(of: view)
        if let text = view.shownText, !text.isEmpty { return "\(name) “\(text.prefix(40))”" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(name) “\(identifier)”" }
        return name
    }
}

/// Names of classes as people read them.
@MainActor
package enum ViewClass {
    /// The class's name without its module.
    package static func name(of object: AnyObject) -> String { name(type(of: object)) }

    /// The names of the classes above, down to `UIView`.
    package static func ancestors(of view: UIView) -> [String] {
        var names: [String] = []
        var next: AnyClass? = type(of: view)
        while let type = next {
            names.append(name(type))
            next = type == UIView.self ? nil : _getSuperclass(type)
        }
        return names
    }

    private static func name(_ type: AnyClass) -> String { String(describing: type) }
}

extension UIView {
    /// The text that the view shows by itself: a label's, a field's or a button's title.
    var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.titleLabel?.text
        case let field as UITextField: field.text?.isEmpty ?? true ? field.placeholder : field.text
        case let text as UITextView: text.text
        default: nil
        }
    }
}

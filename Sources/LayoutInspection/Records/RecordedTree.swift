import LayoutEngine
import UIKit

/// A tree of views and its record, for questions that only the views can answer.
@MainActor
public struct RecordedTree {
    /// The tree as values.
    public let record: LayoutRecord
    /// The view of each of the record's views.
    let views: [UIView]
    private let constraints: [ObjectIdentifier: Int]

    /// Lays a tree out and records it. While a clock is held by a test, frames are those at the end of animations.
    ///
    /// - Parameters:
    ///   - root: The view whose subtree is recorded.
    ///   - names: A name for a view; nil where accessibility identifiers and properties of the program's classes name
    ///     it.
    public init(_ root: UIView, names: (UIView) -> String? = { _ in nil }) {
        root.layoutIfNeeded()
        let visited = Self.visit(root)
        let labels = ViewLabels(visited.map(\.view), names: names)
        let words = ConstraintSides(labels)
        views = visited.map(\.view)
        var (stated, places): ([LayoutRecord.Constraint], [ObjectIdentifier: Int]) = ([], [:])
        for constraint in views.flatMap(\.constraints) {
            guard let found = words.constraint(constraint) else { continue }
            places[ObjectIdentifier(constraint)] = stated.count
            stated.append(found)
        }
        constraints = places
        record = LayoutRecord(
            size: LayoutRecord.rounded(root.bounds.size), scale: Double(root.traitCollection.displayScale),
            views: visited.map { labels.recorded($0.view, depth: $0.depth) }, constraints: stated)
    }

    /// The record's constraint for one of the program.
    func index(of constraint: AnyObject) -> Int? { constraints[ObjectIdentifier(constraint)] }

    private static func visit(_ root: UIView, depth: Int = 0) -> [(view: UIView, depth: Int)] {
        let isClosed = depth > 0 && (root.isHidden || root.isSystemControl)
        return [(root, depth)] + (isClosed ? [] : root.subviews.flatMap { visit($0, depth: depth + 1) })
    }
}

extension UIView {
    /// Whether it is a control of UIKit's, whose parts are the system's matter.
    fileprivate var isSystemControl: Bool {
        isSystemClass && (self is UIControl || self is UIPickerView || self is UIProgressView || self is UIActivityIndicatorView)
    }

    /// Whether UIKit itself has the view's class.
    fileprivate var isSystemClass: Bool { LayoutRecord.isSystem(type(of: self)) }

    /// The text that the view shows.
    fileprivate var shownText: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text?.isEmpty ?? true ? field.placeholder : field.text
        case let view as UITextView: view.text
        case let button as UIButton: button.currentTitle ?? button.configuration?.title
        case let control as UISegmentedControl:
            (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }.joined(separator: " | ")
        default: nil
        }
    }

    /// The properties that decide the layout besides constraints and text.
    fileprivate var layoutNotes: String {
        var notes = isHidden ? ["hidden"] : []
        if let stack = self as? UIStackView {
            notes.append(stack.axis == .vertical ? "vertical" : "horizontal")
            if stack.distribution != .fill { notes.append("distribution \(stack.distribution)") }
            if stack.alignment != .fill { notes.append("alignment \(stack.alignment)") }
            if stack.spacing != 0 { notes.append("spacing \(LayoutRecord.number(Double(stack.spacing)))") }
        }
        return notes.joined(separator: ", ")
    }
}

extension LayoutRecord {
    /// Whether UIKit itself has the class.
    fileprivate static func isSystem(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }

    /// To thousandths, as records have numbers.
    fileprivate static func rounded(_ value: CGFloat) -> Double { Double((value * 1000).rounded() / 1000) }

    fileprivate static func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    fileprivate static func rounded(_ size: CGSize) -> CGSize { CGSize(width: rounded(size.width), height: rounded(size.height)) }
}

/// The names of a tree's views.
@MainActor
private struct ViewLabels {
    private var labels: [ObjectIdentifier: (label: String, isNamed: Bool)] = [:]

    init(_ views: [UIView], names: (UIView) -> String?) {
        let properties = PropertyNames(views)
        let found = views.map { view in
            names(view) ?? view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? properties[view]
        }
        let wanted = zip(views, found).map { $1 ?? Self.className($0) }
        let total = Dictionary(wanted.map { ($0, 1) }, uniquingKeysWith: +)
        var counts: [String: Int] = [:]
        for (index, view) in views.enumerated() {
            counts[wanted[index], default: 0] += 1
            let isAlone = total[wanted[index]] == 1
            let label = isAlone ? wanted[index] : "\(wanted[index])#\(counts[wanted[index]] ?? 0)"
            labels[ObjectIdentifier(view)] = (label, found[index] != nil)
        }
    }

    subscript(_ view: UIView) -> String? { labels[ObjectIdentifier(view)]?.label }

    func recorded(_ view: UIView, depth: Int) -> LayoutRecord.View {
        let (label, isNamed) = labels[ObjectIdentifier(view)] ?? (Self.className(view), false)
        let frame = view.frame
        return LayoutRecord.View(
            label: label, isNamed: isNamed, className: Self.className(view), depth: depth, text: view.shownText,
            frame: CGRect(origin: LayoutRecord.rounded(frame.origin), size: LayoutRecord.rounded(frame.size)),
            notes: view.layoutNotes)
    }

    private static func className(_ view: UIView) -> String { String(describing: type(of: view)) }
}

/// The properties of the program's views and controllers that hold views.
@MainActor
private struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(_ views: [UIView]) {
        for view in views {
            if let controller = view.next as? UIViewController { add(controller) }
            add(view)
        }
    }

    subscript(_ view: UIView) -> String? { names[ObjectIdentifier(view)] }

    private mutating func add(_ owner: AnyObject) {
        var (type, mirror): (AnyClass?, Mirror?) = (Swift.type(of: owner), nil)
        while let class_ = type, !LayoutRecord.isSystem(class_) {
            mirror = mirror == nil ? Mirror(reflecting: owner) : mirror?.superclassMirror
            for child in mirror?.children ?? AnyCollection([]) { add(child) }
            type = _getSuperclass(class_)
        }
    }

    private mutating func add(_ child: Mirror.Child) {
        guard let label = child.label?.replacingOccurrences(of: "$__lazy_storage_$_", with: "") else { return }
        if let view = child.value as? UIView {
            add(label, view)
        } else if let views = child.value as? [UIView] {
            for (index, view) in views.enumerated() { add("\(label)[\(index)]", view) }
        }
    }

    /// The first name counts.
    private mutating func add(_ name: String, _ view: UIView) {
        if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
    }
}

/// Constraints as values.
@MainActor
private struct ConstraintSides {
    private let labels: ViewLabels

    init(_ labels: ViewLabels) { self.labels = labels }

    /// Nil for what the system states, and for what names views outside of the tree.
    func constraint(_ constraint: NSLayoutConstraint) -> LayoutRecord.Constraint? {
        guard constraint.isStatedByProgram,
            let first = side(constraint.firstItem, constraint.firstAttribute)
        else { return nil }
        let second =
            constraint.secondAttribute == .notAnAttribute
            ? nil : side(constraint.secondItem, constraint.secondAttribute)
        if constraint.secondItem != nil && second == nil { return nil }
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        return LayoutRecord.Constraint(
            first: first, relation: relation, second: second, multiplier: LayoutRecord.rounded(constraint.multiplier),
            constant: LayoutRecord.rounded(constraint.constant),
            priority: LayoutRecord.rounded(CGFloat(constraint.priority.rawValue)), identifier: constraint.identifier)
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutRecord.Side? {
        let guide = item as? UILayoutGuide
        guard let view = guide?.owningView ?? item as? UIView, let label = labels[view] else { return nil }
        return LayoutRecord.Side(view: label, guide: guide.map { name(of: $0, in: view) }, attribute: "\(attribute)")
    }

    private func name(of guide: UILayoutGuide, in view: UIView) -> String {
        // The system's guides are not asked for, for one that a program knows takes part in the layout from then on.
        if let name = Self.systemGuides[guide.identifier] { return name }
        if !guide.identifier.isEmpty { return guide.identifier }
        return view.layoutGuides.firstIndex { $0 === guide }.map { "guide\($0 + 1)" } ?? "guide"
    }

    private static let systemGuides = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
        "UIViewReadableContentGuide": "readable", "UIViewKeyboardLayoutGuide": "keyboard",
        "UIVC-topLayoutGuide": "topGuide", "UIVC-bottomLayoutGuide": "bottomGuide",
        "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frame",
    ]
}

import UIKit

/// All that the inspector tells of one view.
package struct ViewDetails: Codable, Equatable, Sendable {
    /// A constraint in Apple's words.
    package struct Constraint: Codable, Equatable, Sendable {
        /// Who states a constraint.
        package enum Origin: String, Codable, Sendable {
            case program, stackView, mask, system
        }

        package let text: String
        package let origin: Origin
        package let identifier: String?
        package let priority: Double
        /// The ids of the views that it ties.
        package let views: [String]
    }

    /// The settings of a stack view.
    package struct Stack: Codable, Equatable, Sendable {
        package let axis, distribution, alignment: String
        package let spacing: Double
        /// The ids of the arranged views.
        package let arranged: [String]
    }

    package let id: String
    package let words: String
    package let path: [String]
    package let classes: [String]
    package let frame, bounds, alignmentRect: [Double]
    /// Points in the root's coordinates.
    package let place: [Double]
    /// Top, left, bottom, right, in points.
    package let margins, safeArea: [Double]
    /// Points; nil along an axis without a content size.
    package let contentWidth, contentHeight: Double?
    /// Hugging and compression resistance, each horizontal and vertical.
    package let hugging, resistance: [Double]
    /// Points from the top of the view; nil for a view without text.
    package let firstBaseline, lastBaseline: Double?
    package let placedBy: String
    package let isHidden, isAmbiguous, isUserInteractionEnabled: Bool
    package let alpha: Double
    package let contentMode: String
    package let background: String?
    package let text: String?
    package let font: String?
    package let stack: Stack?
    package let horizontal, vertical: [Constraint]
    package let accessibilityLabel: String?
    package let isAccessibilityElement: Bool
    /// The layout's route, and why a cheaper one was declined; nil where nobody watched.
    package var route: String?
}

extension ViewDetails {
    /// - Parameter origin: Where the root lies in the picture, in points.
    @MainActor
    package init(of view: UIView, in root: UIView, _ names: ViewNames, origin: CGPoint = .zero, route: String? = nil) {
        id = names.id(of: view)
        words = names.words(view)
        let around = sequence(first: view, next: { $0 === root || names.isContent($0) ? nil : $0.superview })
        path = around.dropFirst().reversed().map { names.id(of: $0) }
        classes = ViewClass.ancestors(of: view)
        (frame, bounds) = (ViewTree.numbers(view.frame), ViewTree.numbers(view.bounds))
        alignmentRect = ViewTree.numbers(view.alignmentRect(forFrame: view.frame))
        place = ViewTree.numbers(names.place(of: view, in: root, origin: origin))
        (margins, safeArea) = (Self.numbers(view.layoutMargins), Self.numbers(view.safeAreaInsets))
        let content = view.intrinsicContentSize
        contentWidth = content.width >= 0 ? ViewTree.number(content.width) : nil
        contentHeight = content.height >= 0 ? ViewTree.number(content.height) : nil
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        hugging = axes.map { Double(view.contentHuggingPriority(for: $0).rawValue) }
        resistance = axes.map { Double(view.contentCompressionResistancePriority(for: $0).rawValue) }
        let hasText = view is UILabel || view is UIButton || view is UITextField || view is UITextView
        firstBaseline = hasText ? Double(view.layoutBaselineOffset(first: true)) : nil
        lastBaseline = hasText ? Double(view.bounds.height) - Double(view.layoutBaselineOffset(first: false)) : nil
        placedBy = view.placement
        (isHidden, isAmbiguous) = (view.isHidden, view.hasAmbiguousLayout)
        isUserInteractionEnabled = view.isUserInteractionEnabled
        alpha = Double(view.alpha)
        contentMode = "\(view.contentMode)"
        background = view.backgroundColor.map { "\($0.resolvedColor(with: view.traitCollection).hexadecimal)" }
        text = view.shownText.map { String($0.prefix(500)) }
        font = view.shownFont.map { "\($0.fontName) \(ViewTree.number($0.pointSize))" }
        stack = (view as? UIStackView).map { Stack($0, names) }
        horizontal = Self.constraints(of: view, .horizontal, names)
        vertical = Self.constraints(of: view, .vertical, names)
        (accessibilityLabel, isAccessibilityElement) = (view.accessibilityLabel, view.isAccessibilityElement)
        self.route = route
    }

    @MainActor
    private static func constraints(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ names: ViewNames
    ) -> [Constraint] {
        view.constraintsAffectingLayout(for: axis).map { Constraint($0, names) }
    }

    private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { ViewTree.number($0) }
    }
}

extension ViewDetails.Constraint {
    @MainActor
    package init(_ constraint: NSLayoutConstraint, _ names: ViewNames) {
        text = "\(constraint)"
        identifier = constraint.identifier
        priority = Double(constraint.priority.rawValue)
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        views = items.compactMap { ($0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView).map(names.id) }
        if constraint.isAutoresizingMask {
            origin = .mask
        } else if identifier?.hasPrefix("UISV-") ?? false {
            origin = .stackView
        } else {
            origin = constraint.isStatedByProgram ? .program : .system
        }
    }
}

extension ViewDetails.Stack {
    @MainActor
    fileprivate init(_ stack: UIStackView, _ names: ViewNames) {
        axis = stack.axis == .horizontal ? "horizontal" : "vertical"
        (distribution, alignment) = ("\(stack.distribution)", "\(stack.alignment)")
        spacing = ViewTree.number(stack.spacing)
        arranged = stack.arrangedSubviews.map { names.id(of: $0) }
    }
}

extension UIView {
    /// The name of what decides the frame of the view.
    fileprivate var placement: String {
        if translatesAutoresizingMaskIntoConstraints { return "frame and autoresizing mask" }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) { return "stack view" }
        return "constraints"
    }

    fileprivate var shownFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let button as UIButton: button.titleLabel?.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        default: nil
        }
    }
}

extension UIColor {
    /// The colour as pages write it, with its opacity.
    package var hexadecimal: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func byte(_ value: CGFloat) -> String {
            let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        return "#" + [red, green, blue].map(byte).joined() + (alpha < 1 ? byte(alpha) : "")
    }
}

import LayoutEngine

/// A required constraint that represents a part of an autoresizing mask: the position or size of a view that is placed
/// by its frame, and how it follows its superview.
///
/// The engine has the values already, so the object is never installed; conflicts name it and queries return it.
///
/// - Source: public conflict logs for the texts; for the forms, an AppKit reimplementation whose authors compared it
///   with macOS.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// The dependence of a part of the alignment rectangle on the superview.
    enum Form: Equatable {
        /// `v.minX == constant` or `v.width == constant`.
        case fixed(CGFloat)
        /// `super.width == v.maxX + constant`: the margin after the view is constant.
        case marginAfter(CGFloat)
        /// `v.width == super.width`.
        case filling
        /// `v.minX == factor * super.width + constant`, or the same for the size.
        case proportional(CGFloat, CGFloat)
    }

    let part: LayoutPart
    private var form: Form

    init(_ view: UIView, _ part: LayoutPart, _ form: Form, in superview: UIView) {
        (self.part, self.form) = (part, form)
        super.init()
        let isHorizontal = part.axis == .horizontal
        let size: LayoutAttribute = isHorizontal ? .width : .height
        let (start, end): (LayoutAttribute, LayoutAttribute) = isHorizontal ? (.left, .right) : (.top, .bottom)
        let own = part.isSize ? size : start
        switch form {
        case .fixed(let value) where part.isSize:
            state(view, size, .equal, nil, .notAnAttribute, constant: value)
        case .fixed(let value): state(view, start, .equal, superview, start, constant: value)
        case .marginAfter(let value): state(superview, end, .equal, view, end, constant: value)
        case .filling: state(view, size, .equal, superview, size)
        case .proportional(let factor, let value):
            state(view, own, .equal, superview, size, multiplier: factor, constant: value)
        }
    }

    /// Whether the constraint's view is placed by its frame, in the superview the constraint was made for.
    override var isActive: Bool {
        get { maskedView?.layoutState.translatesMask == true && maskedView?.hierarchy.superview != nil }
        set {}
    }

    private var maskedView: UIView? {
        if case .marginAfter = form { secondObject as? UIView } else { firstObject as? UIView }
    }

    /// Takes over another form if only the constant differs.
    func takeOver(_ other: Form, in superview: UIView) -> Bool {
        guard form.kind == other.kind, form.factor == other.factor, isAbout(superview) else { return false }
        form = other
        statement.constant = Double(other.constant)
        return true
    }

    private func isAbout(_ superview: UIView) -> Bool {
        if case .fixed = form, part.isSize { return true }
        return firstObject === superview || secondObject === superview
    }

    // MARK: Description

    override var isMadeBySystem: Bool { true }

    /// `h=-&- v=--& UIView:0x….width == 70`
    override func body(_ text: inout ConstraintText) -> String { "\(flexibility) \(identifierText)\(formText(&text))" }

    /// The autoresizing mask in the form `h=-&- v=--&`: for each axis the margin before, the size and the margin after,
    /// `&` for flexible ones.
    private var flexibility: String {
        let mask = maskedView?.autoresizingMask ?? []
        return "h=\(Self.text(mask.flexibility(.horizontal))) v=\(Self.text(mask.flexibility(.vertical)))"
    }

    /// A mask without anything flexible counts as one with a flexible margin after the view.
    private static func text(_ isFlexible: (before: Bool, size: Bool, after: Bool)) -> String {
        let isRigid = !isFlexible.before && !isFlexible.size
        return [isFlexible.before, isFlexible.size, isFlexible.after || isRigid].map { $0 ? "&" : "-" }.joined()
    }

    private func formText(_ text: inout ConstraintText) -> String {
        let isHorizontal = part.axis == .horizontal
        let size = isHorizontal ? "width" : "height"
        let item = text.item(maskedView)
        let own = "\(item).\(part.isSize ? size : isHorizontal ? "minX" : "minY") =="
        switch form {
        case .fixed(let value):
            if !part.isSize, let secondObject { _ = text.bar(secondObject) }
            return "\(own) \(value < 0 ? "- " : "")\(LayoutText.number(abs(value)))"
        case .marginAfter(let value):
            return
                "\(isHorizontal ? "H" : "V"):[\(item)]-(\(LayoutText.number(value)))-\(firstObject.map { text.bar($0) } ?? "|")"
        case .filling: return "\(own) \(text.item(secondObject)).\(size)"
        case .proportional(let factor, let value):
            let constant = value == 0 ? "" : " \(value < 0 ? "-" : "+") \(LayoutText.number(abs(value)))"
            return "\(own) \(LayoutText.number(factor))*\(text.item(secondObject)).\(size)\(constant)"
        }
    }
}

extension NSAutoresizingMaskLayoutConstraint.Form {
    /// The form of the mask's constraint on a part of the view's alignment rectangle, from the present frames.
    @MainActor
    init(of view: UIView, _ part: LayoutPart) {
        let givens = view.maskGivens
        let given = givens[part] ?? LayoutGiven(0)
        let follows = given.factor != 0
        let (start, size) = (givens[.origin(part.axis)] ?? given, givens[.size(part.axis)] ?? given)
        let isMarginAfterKept = abs(start.factor + size.factor - 1) < 1e-9
        let constant = CGFloat(given.constant)
        if !follows {
            self = .fixed(constant)
        } else if part.isSize, start.factor == 0, start.constant == 0, size.constant == 0, size.factor == 1 {
            self = .filling
        } else if isMarginAfterKept, part.isSize || size.factor == 0 {
            self = .marginAfter(CGFloat(-start.constant - size.constant))
        } else {
            self = .proportional(CGFloat(given.factor), constant)
        }
    }

    fileprivate var kind: Int {
        switch self {
        case .fixed: 0
        case .marginAfter: 1
        case .filling: 2
        case .proportional: 3
        }
    }

    fileprivate var factor: CGFloat { if case .proportional(let factor, _) = self { factor } else { 1 } }

    fileprivate var constant: CGFloat {
        switch self {
        case .fixed(let value), .marginAfter(let value), .proportional(_, let value): value
        case .filling: 0
        }
    }
}

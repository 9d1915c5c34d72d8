import LayoutEngine

/// Words shared by descriptions and logs.
enum LayoutText {
    /// The number as `%g` prints it.
    static func number(_ value: Double) -> String { String(format: "%g", value) }

    /// `Class:0xADDRESS`, with the text of labels and buttons.
    @MainActor
    static func item(_ item: (any LayoutItem)?) -> String {
        guard let item else { return "(null)" }
        let name = "\(className(item)):\(address(item))"
        if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'" }
        guard let text = (item as? UIView)?.textForDescription else { return name }
        return "\(name)'\(text.count > 25 ? text.prefix(25) + "..." : Substring(text))'"
    }

    /// The class's name, without the module when it is UIKit's own.
    static func className(_ object: AnyObject) -> String { name(of: type(of: object)) }

    /// Foundation's `NSStringFromClass` traps on Linux for classes that are private or nested.
    static func name(of type: AnyClass) -> String {
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        return (parts.first == "UIKit" ? parts.dropFirst() : parts[...]).joined(separator: ".")
    }

    static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
}

extension NSLayoutConstraint {
    /// `<Class:0xADDR 'identifier' BODY priority:P   (active, names: …)>`
    var constraintDescription: String {
        let (body, superview) = ownDescription ?? bodyAndSuperview
        let name = identifier.map { " '\($0)'" } ?? ""
        let legend = superview.map { ", names: '|':\(LayoutText.item($0)) " } ?? ""
        return
            "<\(LayoutText.className(self)):\(LayoutText.address(self))\(name) \(descriptionPrefix)\(body)   (\(isActive ? "active" : "inactive")\(legend))>"
    }

    private var bodyAndSuperview: (String, (any LayoutItem)?) {
        if let spacing = spacingForm { return spacing }
        let relation = kindOfRelation.symbol
        let first = "\(LayoutText.item(firstObject)).\(firstKind.name)"
        let priority = strength == .required ? "" : " priority:\(LayoutText.number(Double(strength.rawValue)))"
        guard secondObject != nil, secondKind != .notAnAttribute else {
            return ("\(first) \(relation) \(signed(offset, alone: true))\(priority)", nil)
        }
        let multiple = factor == 1 ? "" : factor == -1 ? "-" : "\(LayoutText.number(Double(factor)))*"
        let second = "\(multiple)\(LayoutText.item(secondObject)).\(secondKind.name)"
        return ("\(first) \(relation) \(second)\(offset == 0 ? "" : " " + signed(offset, alone: false))\(priority)", nil)
    }

    func signed(_ value: CGFloat, alone: Bool) -> String {
        let number = LayoutText.number(abs(Double(value)))
        return value < 0 ? "- \(number)" : alone ? number : "+ \(number)"
    }

    /// `H:[a]-(8)-[b]` and `V:|-(8)-[a]`, for facing edges and for an edge beside the superview's.
    private var spacingForm: (String, (any LayoutItem)?)? {
        guard factor == 1, let firstObject, let secondObject, let direction = facing else { return nil }
        let (axis, suffix) = direction
        let value = spacingValue
        let (first, second) = (LayoutText.item(firstObject), LayoutText.item(secondObject))
        if firstKind == secondKind {
            if let container = firstObject.layoutContainer, container === secondObject, firstKind.isStart {
                return ("\(axis):|-\(value)-[\(first)]\(suffix)", secondObject)
            }
            if let container = secondObject.layoutContainer, container === firstObject, firstKind.isEnd {
                return ("\(axis):[\(second)]-\(value)-|\(suffix)", firstObject)
            }
            return nil
        }
        guard firstKind.isStart, secondKind.isEnd else { return nil }
        return ("\(axis):[\(second)]-\(value)-[\(first)]\(suffix)", nil)
    }

    private var spacingValue: String {
        let relation = kindOfRelation == .equal ? "" : kindOfRelation.symbol
        let priority = strength == .required ? "" : "@\(LayoutText.number(Double(strength.rawValue)))"
        let number = LayoutText.number(Double(offset))
        let value = isStandardSpace && offset == SystemSpacing.between ? "NSSpace(\(number))" : number
        return "(\(relation)\(value)\(priority))"
    }

    private var facing: (String, String)? {
        switch (firstKind, secondKind) {
        case (.top, .top), (.bottom, .bottom), (.top, .bottom): ("V", "")
        case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing):
            ("H", holder?.isRightToLeft == true ? "(RTL)" : "")
        case (.left, .left), (.right, .right), (.left, .right): ("H", "(LTR)")
        default: nil
        }
    }

    /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….left">`
    func anchorDescription(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
        guard let item, attribute != .notAnAttribute else { return "(null)" }
        let kind = attribute.isSize ? "NSLayoutDimension" : attribute.isVertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
        return "<\(kind):\(LayoutText.address(item)) \"\(LayoutText.item(item)).\(attribute.name)\">"
    }
}

extension NSLayoutConstraint.Relation {
    var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var name: String { String(describing: self) }
    var isStart: Bool { self == .leading || self == .left || self == .top }
    var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

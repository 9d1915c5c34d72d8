/// The signs of relations, and the names of attributes and guides, in messages.
extension DocumentConstraint.Relation {
    package var words: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension DocumentConstraint.Attribute {
    package var words: String {
        switch self {
        case .centerX, .centerXWithinMargins: "horizontal centre"
        case .centerY, .centerYWithinMargins: "vertical centre"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        default: rawValue
        }
    }
}

extension DocumentGuide.Kind {
    package var words: String {
        switch self {
        case .top: "the top layout guide"
        case .bottom: "the bottom layout guide"
        case .safeArea: "the safe area"
        case .contentLayout: "the content"
        case .frameLayout: "the frame"
        case .keyboard: "the keyboard layout guide"
        case .custom: "a layout guide"
        }
    }
}

/// Constraints as equations of the objects that they tie.
extension MarkupElement {
    /// A constraint without its line, such as `the top of UILabel (aBc-dE-fgh) = the bottom of UIView (R) + 20`; nil of
    /// other elements, and of constraints without a first side.
    ///
    /// - Parameter object: The object that has an id.
    func constraintWords(_ object: (String) -> MarkupElement?) -> String? {
        guard name == "constraint", let first = side("first", object) ?? ownerSide else { return nil }
        let relation = self["relation"].flatMap(DocumentConstraint.Relation.init(rawValue:)) ?? .equal
        let constant = self["constant"] ?? "0"
        guard let second = side("second", object) else { return "\(first) \(relation.words) \(constant)" }
        let factor = self["multiplier"].map { "\($0) x " } ?? ""
        return "\(first) \(relation.words) \(factor)\(second)\(Self.summand(constant))"
    }

    private func side(_ name: String, _ object: (String) -> MarkupElement?) -> String? {
        guard let attribute = attributeWords(name), let item = self[name + "Item"].flatMap(object) else { return nil }
        return "the \(attribute) of \(item.wordsAsItem)"
    }

    /// The first side of a constraint that names no first item: that of the view that holds the constraint.
    private var ownerSide: String? {
        guard self["firstItem"] == nil, let attribute = attributeWords("first"), let holder = parent?.parent else { return nil }
        return "the \(attribute) of \(holder.wordsAsItem)"
    }

    private func attributeWords(_ name: String) -> String? {
        self[name + "Attribute"].flatMap(DocumentConstraint.Attribute.init(name:))?.words
    }

    private var wordsAsItem: String {
        guard let kind = DocumentGuide.Kind(of: self), let owner = guideOwner else { return wordsWithoutLine }
        return "\(kind.words) of \(owner.wordsWithoutLine)"
    }

    /// The view of a layout guide.
    private var guideOwner: MarkupElement? {
        switch name {
        case "viewControllerLayoutGuide": parent?.parent?.child(key: "view")
        case "userLayoutGuide": parent?.parent
        default: parent
        }
    }

    private static func summand(_ constant: String) -> String {
        switch constant {
        case "0", "0.0": ""
        default: constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
        }
    }
}

import LayoutEngine

/// Formats a constraint, and collects the legend of the names in its text.
@MainActor
struct ConstraintText {
    private var legend: [String] = []
    private var superview: String?

    /// The name of an item: its accessibility identifier, which the legend explains, or its class and address.
    mutating func item(_ item: (any LayoutItem)?) -> String {
        if let item, let name = LayoutText.accessibilityIdentifier(of: item) {
            let entry = "\(name):\(LayoutText.address(item))"
            if !legend.contains(entry) { legend.append(entry) }
            return name
        }
        return LayoutText.item(item)
    }

    /// The text of an attribute of an item, or of its distance from a subtracted position.
    mutating func side(
        _ item: (any LayoutItem)?, _ attribute: LayoutAttribute, less subtrahend: LayoutSubtrahends.Position?
    ) -> String {
        let side = "\(self.item(item)).\(attribute.name)"
        guard let subtrahend else { return side }
        return "(\(side) - \(self.item(subtrahend.item)).\(subtrahend.attribute.name))"
    }

    /// `|`, which the legend explains as the view.
    mutating func bar(_ view: any LayoutItem) -> String {
        let isNamed = LayoutText.accessibilityIdentifier(of: view) != nil
        superview = isNamed ? "'|':\(LayoutText.item(view)):\(LayoutText.address(view))" : "'|':\(LayoutText.reference(view))"
        return "|"
    }

    /// `, names: a:0x…, '|':UIView:0x… `, or nothing.
    var names: String {
        let entries = legend + [superview].compactMap { $0 }
        return entries.isEmpty ? "" : ", names: \(entries.joined(separator: ", ")) "
    }
}

import LayoutEngine

/// The text of `_autolayoutTrace`.
@MainActor
struct LayoutTrace {
    private var lines: [String] = []
    private var isAmbiguous = false

    init(of root: UIView) {
        root.requireHost().bringUpToDate()
        let suffix = ambiguity(of: root)
        addLines(below: root, "|   ")
        let isHost = root.layoutState.host?.root === root
        lines.insert(line(of: root) + (isHost ? isAmbiguous ? " - AMBIGUOUS LAYOUT" : "" : suffix), at: 0)
    }

    var text: String { (lines + [Self.legend]).joined(separator: "\n") }

    private static let legend = """
        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    private mutating func addLines(below view: UIView, _ indent: String) {
        for guide in view.allGuides { lines.append("\(indent)*\(guide)\(ambiguity(of: guide))") }
        for subview in view.subviews {
            lines.append(indent + line(of: subview) + ambiguity(of: subview))
            addLines(below: subview, indent + "|   ")
        }
    }

    private func line(of view: UIView) -> String {
        // The constraints that hold a view outside windows at its size exist only while it is laid out.
        let isHeld = view.layoutState.host?.isRoot(view) != true || view.prescriber != .temporaryLayout
        return mark(of: view) + LayoutText.reference(view) + (isHeld ? "" : ", MISSING HOST CONSTRAINTS")
    }

    private func mark(of view: UIView) -> String {
        if view.layoutState.host?.root === view || view.prescriber != nil { return "•" }
        if !view.translatesAutoresizingMaskIntoConstraints { return "*" }
        return view.layoutState.host?.engine.contains(view) == true ? "+" : ""
    }

    /// `- AMBIGUOUS LAYOUT for UIView:0x….minX{id: 3}, UIView:0x….Width{id: 5}`
    private mutating func ambiguity(of item: any LayoutItem) -> String {
        let names = variables(of: item).map { "\(LayoutText.reference(item)).\($0.name){id: \($0.id)}" }
        if !names.isEmpty { isAmbiguous = true }
        return names.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))"
    }

    private func variables(of item: any LayoutItem) -> [(name: String, id: Int)] {
        guard let view = NSLayoutConstraint.view(of: item), let engine = view.layoutState.host?.engine else { return [] }
        if item === view && view.layoutState.translatesMask { return [] }
        return engine.ambiguousAttributes(of: item).map { (Self.name(of: $0), engine.variableNumber(of: $0, of: item)) }
    }

    private static func name(of attribute: LayoutAttribute) -> String {
        switch attribute {
        case .left: "minX"
        case .top: "minY"
        case .width: "Width"
        default: "Height"
        }
    }
}

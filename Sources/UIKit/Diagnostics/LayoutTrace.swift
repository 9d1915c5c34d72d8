import LayoutEngine

/// The text of `_autolayoutTrace`.
@MainActor
struct LayoutTrace {
    private let root: UIView

    init(of view: UIView) { root = view }

    var text: String {
        root.requireHost().bringUpToDate()
        return ([firstLine] + linesBelow(root, "|   ") + [Self.legend]).joined(separator: "\n")
    }

    /// The root of a layout tells only whether anything in it is ambiguous.
    private var firstLine: String {
        guard root.layoutState.host?.root === root else { return line(of: root) + ambiguity(of: root) }
        return line(of: root) + (isAmbiguous(root) ? " - AMBIGUOUS LAYOUT" : "")
    }

    private static let legend = """
        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    private func linesBelow(_ view: UIView, _ indent: String) -> [String] {
        let guides = view.layoutState.allGuides.map { "\(indent)*\($0)\(ambiguity(of: $0))" }
        return guides + view.subviews.flatMap { [indent + line(of: $0) + ambiguity(of: $0)] + linesBelow($0, indent + "|   ") }
    }

    private func line(of view: UIView) -> String { mark(of: view) + LayoutText.reference(view) }

    private func mark(of view: UIView) -> String {
        if view.layoutState.host?.root === view { return "•" }
        if !view.translatesAutoresizingMaskIntoConstraints { return "*" }
        return view.layoutState.host?.engine.contains(view) == true ? "+" : ""
    }

    /// `- AMBIGUOUS LAYOUT for UIView:0x….minX{id: 3}, UIView:0x….Width{id: 5}`
    private func ambiguity(of item: any LayoutItem) -> String {
        let names = variables(of: item).map { "\(LayoutText.reference(item)).\($0.name){id: \($0.id)}" }
        return names.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))"
    }

    private func variables(of item: any LayoutItem) -> [(name: String, id: Int)] {
        guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView, let engine = view.layoutState.host?.engine
        else {
            return []
        }
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

    private func isAmbiguous(_ view: UIView) -> Bool {
        !variables(of: view).isEmpty || view.layoutState.allGuides.contains { !variables(of: $0).isEmpty }
            || view.subviews.contains(where: isAmbiguous)
    }
}

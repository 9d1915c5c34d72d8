import InterfaceBuilderDocument

/// Searches the scenes of a document for faults, in one or more variants of the canvas.
@MainActor
public struct DocumentLint {
    private let rules: [LintRule]
    private let layouts: [(variant: LintVariant, layout: SceneLayout)]

    /// A search through a document.
    ///
    /// - Parameters:
    ///   - rules: The faults to search for.
    ///   - variants: How the scenes are laid out; the document's own canvas should be the first.
    ///   - canvas: The properties in which all variants differ from the document's own canvas.
    ///   - folder: The path of the folder where the document's pictures are looked for; nil for placeholders in their place.
    public init(
        _ document: InterfaceDocument, rules: [LintRule] = LintRule.all, variants: [LintVariant] = [.document],
        canvas: CanvasConfiguration = CanvasConfiguration(), folder: String? = nil
    ) {
        self.rules = rules
        layouts = variants.map { ($0, SceneLayout(document, on: $0.canvas(canvas), folder: folder)) }
    }

    /// The scenes, in document order.
    public var scenes: [DocumentScene] { layouts.first?.layout.scenes ?? [] }

    /// The faults of a scene: one of ``scenes``. In the order of the document, then of the rules.
    ///
    /// - Complexity: a layout of the scene for each variant.
    public func findings(in scene: DocumentScene) -> [LintFinding] {
        var gathered = GatheredFindings(scene: scene.id, variants: layouts.map(\.variant.name))
        for (place, layout) in layouts.map(\.layout).enumerated() {
            guard let scene = layout.scenes.first(where: { $0.id == scene.id }) else { continue }
            let linted = LintedScene(scene, by: layout)
            for (order, rule) in rules.enumerated() where place == 0 || rule.scope == .everyVariant {
                for fault in rule.faults(linted) { gathered.add(fault, of: rule, order, inVariant: place) }
            }
        }
        return gathered.findings
    }
}

/// Faults of the variants, each kept once.
private struct GatheredFindings {
    private struct Key: Hashable {
        let rule: String
        let items: [String]
    }
    private struct Entry {
        let finding: LintFinding
        let order: Int
        let scope: LintRule.Scope
        var variants: [Int]
    }

    let scene: String
    let variants: [String]
    private var places: [Key: Int] = [:]
    private var entries: [Entry] = []

    init(scene: String, variants: [String]) {
        self.scene = scene
        self.variants = variants
    }

    mutating func add(_ fault: LintFault, of rule: LintRule, _ order: Int, inVariant place: Int) {
        let key = Key(rule: rule.id, items: fault.items)
        if let known = places[key] {
            if entries[known].variants.last != place { entries[known].variants.append(place) }
            return
        }
        places[key] = entries.count
        let finding = LintFinding(
            rule: rule.id, severity: fault.severity ?? rule.severity, scene: scene, message: fault.message,
            position: fault.position, items: fault.items, variants: [])
        entries.append(Entry(finding: finding, order: order, scope: rule.scope, variants: [place]))
    }

    /// What shows on the document's own canvas is a fault by itself; of the rest the variants are told.
    var findings: [LintFinding] {
        let sorted = entries.enumerated().sorted { a, b in
            (a.element.finding.position, a.element.order, a.offset) < (b.element.finding.position, b.element.order, b.offset)
        }
        return sorted.map { _, entry in
            var finding = entry.finding
            if entry.scope == .everyVariant, !variants[entry.variants[0]].isEmpty {
                finding.variants = entry.variants.map { variants[$0] }
            }
            return finding
        }
    }
}

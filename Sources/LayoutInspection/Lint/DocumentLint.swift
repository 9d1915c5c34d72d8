import InterfaceBuilderDocument

/// Searches the scenes of a document for faults, in one or more variants of the canvas.
@MainActor
public struct DocumentLint {
    private let rules: [LintRule]
    private let matrix: MatrixLayout
    private let translations: DocumentTranslations
    private let classes: ProjectClasses?
    private let resources: ProjectResources?
    private let widths: ClosedRange<Double>?

    /// A search through a document.
    ///
    /// - Parameters:
    ///   - rules: The faults to search for.
    ///   - variants: How the scenes are laid out; the document's own canvas should be the first.
    ///   - canvas: The properties in which all variants differ from the document's own canvas.
    ///   - folder: The path of the folder where the document's pictures are looked for; nil for placeholders in their
    ///     place.
    ///   - translations: The texts that the project's languages have for the document.
    ///   - classes: The classes of the project's sources; nil where they are not known.
    ///   - resources: The images, colours, fonts and storyboards of the project that the document belongs to; nil where
    ///     it belongs to none.
    ///   - widths: The widths of root views, in points, at all of which the first variant is searched for faults of
    ///     places and for conflicts; nil for the width that each variant has.
    public init(
        _ document: InterfaceDocument, rules: [LintRule] = LintRule.usual, variants: [ScreenVariant] = [.document],
        canvas: CanvasConfiguration = CanvasConfiguration(), folder: String? = nil,
        translations: DocumentTranslations = DocumentTranslations(), classes: ProjectClasses? = nil,
        resources: ProjectResources? = nil, widths: ClosedRange<Double>? = nil
    ) {
        self.rules = rules
        self.widths = widths
        matrix = MatrixLayout(document, variants, canvas: canvas, folder: folder, translations: translations)
        self.translations = translations
        self.classes = classes
        self.resources = resources
    }

    /// The scenes, in document order.
    public var scenes: [DocumentScene] { layout?.scenes ?? [] }

    /// The layout of the first variant.
    package var layout: SceneLayout? { matrix.layouts.first }

    /// The faults of a scene: one of ``scenes``. In the order of the document, then of the rules.
    ///
    /// - Complexity: a layout of the scene for each variant, and those of ``SceneLayout/pieces(of:widths:)`` where
    ///   widths are searched.
    public func findings(in scene: DocumentScene) -> [LintFinding] {
        var gathered = GatheredFindings(scene: scene, variants: matrix.variants.map(\.name))
        var faults: [[(order: Int, fault: LintFault)]] = []
        // The position of a view that the constraints leave open, or that depends on an unreadable one, says nothing:
        // that is the fault.
        var open: Set<String> = []
        var byInstallation: [[Bool]: [(order: Int, fault: LintFault)]] = [:]
        for (place, layout) in matrix.layouts.enumerated() {
            var found: [(order: Int, fault: LintFault)] = []
            if let same = matrix.firstAlike(place, scene: scene.id) {
                found = faults[same].filter { rules[$0.order].scope != .document }
            } else if let variant = matrix.scene(scene.id, in: place) {
                let known = byInstallation[variant.installation]
                let scopes: [LintRule.Scope] =
                    place == 0
                    ? [.document, .everyInstallation, .everyVariant]
                    : known == nil ? [.everyInstallation, .everyVariant] : [.everyVariant]
                found = self.faults(in: variant, by: layout, scopes, open: &open)
                byInstallation[variant.installation] = known ?? found.filter { rules[$0.order].scope == .everyInstallation }
                found += known ?? []
            }
            for (order, fault) in found
            where !(rules[order].traits.contains(.judgesPlaces) && fault.items.contains(where: open.contains)) {
                gathered.add(fault, of: rules[order], order, inVariant: place)
            }
            faults.append(found)
        }
        if let widths, let layout = matrix.layouts.first {
            let wanted = rules.enumerated().filter { $1.traits.contains(.dependsOnWidth) }
            let search = WidthFaults(scene, by: layout, wanted.map { (order: $0, rule: $1) }, widths: widths)
            for found in search.search()
            where !(rules[found.order].traits.contains(.judgesLayout) && found.fault.items.contains(where: open.contains)) {
                gathered.add(found, of: rules[found.order], amongWidths: widths)
            }
        }
        return gathered.findings
    }

    private func faults(
        in scene: DocumentScene, by layout: SceneLayout, _ scopes: [LintRule.Scope], open: inout Set<String>
    ) -> [(order: Int, fault: LintFault)] {
        let linted = LintedScene(scene, by: layout, translations, classes, resources)
        let all = rules.enumerated().filter { scopes.contains($0.element.scope) }.flatMap { order, rule in
            rule.faults(linted).map { (order: order, fault: $0) }
        }
        let told = all.filter { rules[$0.order].traits.contains(.tellsUnreadConstraints) }
        let unread = linted.items(besideUnread: told.flatMap(\.fault.items))
        let found = all.filter { order, fault in
            !(rules[order].traits.contains(.judgesLayout) && fault.items.contains(where: unread.contains))
        }
        guard scopes.contains(.document) else { return found }
        open = unread
        if found.contains(where: { rules[$0.order].traits.contains(.tellsOpenViews) }) { open.formUnion(linted.ambiguity.views) }
        return found
    }
}

extension DocumentScene {
    /// Which of the scene's views and constraints its size classes install.
    fileprivate var installation: [Bool] { views.map(\.isInstalled) + constraints.map(\.isInstalled) }
}

/// Faults of the variants, each kept once.
private struct GatheredFindings {
    private struct Key: Hashable {
        let rule: String
        let items: [String]
    }
    private struct Entry {
        var finding: LintFinding
        let order: Int
        let scope: LintRule.Scope
        var variants: [Int]
    }

    let scene: DocumentScene
    let variants: [String]
    private var places: [Key: Int] = [:]
    private var entries: [Entry] = []

    init(scene: DocumentScene, variants: [String]) {
        self.scene = scene
        self.variants = variants
    }

    /// Adds the widths at which a fault shows to its finding, or the fault itself where no variant shows it.
    mutating func add(_ found: WidthFaults.Found, of rule: LintRule, amongWidths range: ClosedRange<Double>) {
        if places[Key(rule: rule.id, items: found.fault.items)] == nil { add(found.fault, of: rule, found.order, inVariant: 0) }
        let place = places[Key(rule: rule.id, items: found.fault.items)]!
        entries[place].finding.widths = found.widths
        entries[place].finding.searchedWidths = range
    }

    mutating func add(_ fault: LintFault, of rule: LintRule, _ order: Int, inVariant place: Int) {
        let key = Key(rule: rule.id, items: fault.items)
        if let known = places[key] {
            if entries[known].variants.last != place { entries[known].variants.append(place) }
            return
        }
        places[key] = entries.count
        let finding = LintFinding(
            rule: rule.id, severity: fault.severity ?? rule.severity, scene: scene.id, message: fault.message,
            path: fault.items.first.flatMap { scene.viewsByID[$0] }.flatMap(scene.path), position: fault.position,
            items: fault.items, variants: [])
        entries.append(Entry(finding: finding, order: order, scope: rule.scope, variants: [place]))
    }

    /// The findings, sorted. Those that the document's own canvas does not show name the variants that do.
    var findings: [LintFinding] {
        let sorted = entries.enumerated().sorted { a, b in
            (a.element.finding.position, a.element.order, a.offset) < (b.element.finding.position, b.element.order, b.offset)
        }
        return sorted.map { _, entry in
            var finding = entry.finding
            if entry.scope != .document, !variants[entry.variants[0]].isEmpty {
                finding.variants = entry.variants.map { variants[$0] }
            }
            return finding
        }
    }
}

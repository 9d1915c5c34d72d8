import InterfaceBuilderDocument

/// What makes a scene's recorded frames no measure of a layout, by layout unit: a cell is laid out by itself.
struct RecordedFaults {
    private var causes: [Int: FrameComparison.Cause] = [:]

    init(_ scene: DocumentScene, _ laidOut: LaidOutScene) {
        noteFlags(of: scene)
        noteConflicts(in: laidOut, of: scene)
    }

    /// Why a unit's frames may be apart; nil where nothing speaks against the recorded ones.
    ///
    /// - Parameter unit: Index of the unit's root in the scene's views.
    func cause(inUnit unit: Int) -> FrameComparison.Cause? { causes[unit] }

    private mutating func noteFlags(of scene: DocumentScene) {
        for view in scene.views {
            if view.element.variedFlag("misplaced", scene.traits) ?? false { causes[view.unit] = .misplaced }
            if view.element.variedFlag("ambiguous", scene.traits) ?? false { note(.ambiguous, inUnit: view.unit) }
        }
    }

    private mutating func noteConflicts(in laidOut: LaidOutScene, of scene: DocumentScene) {
        let owners = Dictionary(scene.constraints.compactMap { constraint in constraint.id.map { ($0, constraint.owner) } }) {
            first, _ in first
        }
        for diagnostic in laidOut.diagnostics where diagnostic.id == "unsatisfiable" {
            for item in diagnostic.items {
                if let view = owners[item] ?? scene.viewsByID[item] { note(.conflicting, inUnit: scene.views[view].unit) }
            }
        }
    }

    private mutating func note(_ cause: FrameComparison.Cause, inUnit unit: Int) {
        if causes[unit] == nil { causes[unit] = cause }
    }
}

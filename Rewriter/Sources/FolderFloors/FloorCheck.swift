/// Holds the folders of a target against the floors that are drawn for them.
struct FloorCheck {
    /// Arrows that point up, or beside their group.
    private(set) var arrowsUp: [Arrow] = []
    /// The differences between the drawing and the folders.
    private(set) var mistakes: [String] = []

    init(_ files: [SourceFile], plan: FloorPlan) {
        var usedTies: Set<FloorPlan.Tie> = []
        for arrow in FolderArrows(files).arrows where !arrow.targets.contains(where: { plan.allows(arrow.folder, toName: $0) }) {
            let tie = FloorPlan.Tie(folder: arrow.folder, type: arrow.name)
            if arrow.isInOpenDeclaration, plan.ties.contains(tie) { usedTies.insert(tie) } else { arrowsUp.append(arrow) }
        }
        let folders = Set(files.compactMap(\.folder))
        mistakes += folders.subtracting(plan.places.keys).sorted().map { "the folder \($0) has no floor" }
        mistakes += Set(plan.places.keys).subtracting(folders).sorted().map { "no folder is called \($0)" }
        mistakes += plan.ties.filter { !usedTies.contains($0) }.map { "no open declaration of \($0.folder) names \($0.type)" }
    }
}

import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// Finds controllers of a storyboard that contain themselves, in their container views or in containers there: a
/// program that loads one of them never ends.
struct EmbeddingCycles {
    /// The segues that show their destination in their source, by the source's object id.
    private var segues: [String: [StoryboardSegue]] = [:]

    init(_ document: InterfaceDocument) {
        for segue in document.isStoryboard ? document.segues : [] where Self.isContainment(segue) {
            if let source = segue.source.id { segues[source, default: []].append(segue) }
        }
    }

    private static func isContainment(_ segue: StoryboardSegue) -> Bool {
        switch segue.kind {
        case .embed, .relationship: true
        default: false
        }
    }

    /// The fewest segues that lead from a controller to itself; none if it does not contain itself.
    func cycle(of id: String) -> [StoryboardSegue] {
        var (paths, known, next) = ([[StoryboardSegue]](), Set<String>(), 0)
        paths += (segues[id] ?? []).map { [$0] }
        while next < paths.count {
            let path = paths[next]
            next += 1
            guard let end = path.last?.destination?.id else { continue }
            if end == id { return path }
            if known.insert(end).inserted { paths += (segues[end] ?? []).map { path + [$0] } }
        }
        return []
    }

    /// The error of a scene that contains itself; nil for others, and for those behind the first one of a cycle in the
    /// document.
    func diagnostic(of scene: DocumentScene) -> DocumentDiagnostic? {
        let cycle = cycle(of: scene.id)
        let scenes = cycle.map(\.source).filter { !ContainerStage.isContainer($0) }
        guard let first = scenes.min(by: { $0.position < $1.position }), first.id == scene.id else { return nil }
        let ids = cycle.compactMap(\.source.id)
        return DocumentDiagnostic(
            id: "embedding-cycle", severity: .error,
            message: "\(first.words) embeds itself: \((ids + [scene.id]).joined(separator: " → "))",
            position: cycle[0].element.position, items: ids)
    }
}

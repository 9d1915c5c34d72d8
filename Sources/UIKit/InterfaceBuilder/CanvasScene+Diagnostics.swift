import InterfaceBuilderDocument
import LayoutEngine

extension CanvasScene {
    /// The conflicts that layout met, in the document's terms.
    func layoutDiagnostics() -> [DocumentDiagnostic] {
        let units = scene.views.indices.filter { scene.views[$0].unit == $0 }
        return units.flatMap { unit in (views[unit]?.layoutState.host?.diagnostics ?? []).map(diagnostic) }
    }

    private func diagnostic(_ found: LayoutDiagnostic) -> DocumentDiagnostic {
        let constraints = found.participants.compactMap(documentConstraint)
        let broken = found.broken.flatMap(documentConstraint)
        let place = (broken ?? constraints.first)?.element.position
        let names = constraints.map { $0.id ?? "a constraint on line \($0.element.position.line)" }
        let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        let giveUp = broken.map { "; \($0.id ?? "the one on line \($0.element.position.line)") is given up" } ?? ""
        return DocumentDiagnostic(
            id: found.kind.rawValue, severity: .error, message: "the constraints cannot all hold\(list)\(giveUp)",
            position: place, items: constraints.compactMap(\.id))
    }

    private func documentConstraint(_ participant: LayoutDiagnostic.Participant) -> DocumentConstraint? {
        guard case .constraint(let object) = participant else { return nil }
        return constraintSources[ObjectIdentifier(object)].map { scene.constraints[$0] }
    }

    func report(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }
}

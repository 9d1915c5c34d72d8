import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension CanvasScene {
    /// The conflicts that layout met and the content that it found no size for, in the document's terms.
    func layoutDiagnostics() -> [DocumentDiagnostic] { conflicts + scene.views.indices.compactMap(ambiguousContent) }

    private var conflicts: [DocumentDiagnostic] {
        let units = scene.views.indices.filter { scene.views[$0].unit == $0 }
        return units.flatMap { unit in (views[unit]?.layoutDiagnostics ?? []).map(diagnostic) }
    }

    /// What the constraints in a scroll view leave open of its content's size; nothing where the canvas's own size of plain views decides it.
    private func ambiguousContent(ofView index: Int) -> DocumentDiagnostic? {
        guard let scrollView = views[index] as? UIScrollView else { return nil }
        let lengths = scrollView.ambiguousContentAttributes.map { $0 == .width ? "width" : "height" }
        guard !lengths.isEmpty else { return nil }
        let view = scene.views[index]
        return DocumentDiagnostic(
            id: "ambiguous-content-size", severity: .warning,
            message:
                "the constraints in the scroll view \(view.id) do not decide the \(lengths.joined(separator: " and ")) of its content",
            position: view.element.position, items: [view.id])
    }

    private func diagnostic(_ found: LayoutDiagnostic) -> DocumentDiagnostic {
        let members = found.participants.compactMap(member)
        let broken = found.broken.flatMap(member)
        let list = members.isEmpty ? "" : ": " + members.map(\.name).joined(separator: ", ")
        return DocumentDiagnostic(
            id: found.kind.rawValue, severity: .error,
            message: "the constraints cannot all hold\(list)\(broken.map { "; \($0.name) is given up" } ?? "")",
            position: (broken ?? members.first)?.position, items: members.compactMap(\.id))
    }

    /// What takes part in a conflict, as the document has it.
    private struct Member {
        let name: String
        let id: String?
        let position: SourcePosition
    }

    /// Nil for what neither the document nor a view of it asks for: guides' edges, a stack view's own constraints.
    private func member(_ participant: LayoutDiagnostic.Participant) -> Member? {
        switch participant {
        case .constraint(let object):
            guard let constraint = built.constraintSources[ObjectIdentifier(object)].map({ scene.constraints[$0] }) else {
                return nil
            }
            let position = constraint.element.position
            return Member(name: constraint.id ?? "a constraint on line \(position.line)", id: constraint.id, position: position)
        case .contentSize(let item, let axis):
            guard let index = views.firstIndex(where: { $0 === item }) else { return nil }
            let view = scene.views[index]
            let length = axis == .horizontal ? "width" : "height"
            return Member(name: "the content \(length) of \(view.id)", id: view.id, position: view.element.position)
        }
    }
}

import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension CanvasScene {
    /// Conflicts met by layout, and ambiguous content sizes of scroll views, as diagnostics of the document.
    func layoutDiagnostics() -> [DocumentDiagnostic] { conflicts + scene.views.indices.compactMap(ambiguousContent) }

    /// The conflicts that layout met. Conflicts with equal words are reported once.
    private var conflicts: [DocumentDiagnostic] {
        var told: Set<DocumentDiagnostic> = []
        return foundByLayout.map(diagnostic).filter { told.insert($0).inserted }
    }

    private var foundByLayout: [LayoutDiagnostic] {
        let units = scene.views.indices.filter { scene.views[$0].unit == $0 }
        return units.flatMap { unit in views[unit]?.layoutDiagnostics ?? [] }
    }

    /// The constraints that layout gave up in conflicts, as indices in the scene's list in rising order; -1 for a
    /// constraint that is not in it.
    package var constraintsGivenUp: [Int] {
        let places = foundByLayout.compactMap(\.broken).map { broken in
            guard case .constraint(let object) = broken else { return -1 }
            return built.constraintSources[ObjectIdentifier(object)] ?? -1
        }
        return places.sorted()
    }

    /// A diagnostic for a scroll view whose content size its constraints do not determine; nil if they, or canvas sizes
    /// of plain views, determine it.
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

    /// A finding of layout, in words that name the document's constraints and views.
    func diagnostic(_ found: LayoutDiagnostic) -> DocumentDiagnostic {
        let named = found.participants.compactMap(member)
        // One constraint of the document alone contradicts nothing: layout's own belong to the words then.
        let added =
            found.participants.compactMap(givenLength)
            + (named.count < 2 ? found.participants.compactMap { constrainedView($0, isItem: named.isEmpty) } : [])
        let members = (named + added).reduce(into: [Member]()) { known, member in
            if !known.contains(member) { known.append(member) }
        }
        let broken = found.broken.flatMap(member)
        let list = members.isEmpty ? "" : ": " + members.map(\.name).joined(separator: "; ")
        let message =
            switch found.kind {
            case .unsatisfiable:
                "the constraints cannot all hold\(list)\(broken.map { "; given up is \($0.name)" } ?? "")"
                    + (found.isMinimal ? "" : "; the list is not minimal: explaining the conflict reached its limit of work")
            case .imprecise: "multipliers are too far apart for the constraint to be met precisely\(list)"
            case .unsettledContent: "content sizes did not settle in one layout pass\(list)"
            case .feedbackLoop: "layout was asked for again and again\(list)"
            }
        return DocumentDiagnostic(
            id: found.kind.rawValue, severity: found.kind == .unsatisfiable ? .error : .warning, message: message,
            position: (broken ?? members.first)?.position, items: members.compactMap(\.id))
    }

    /// A constraint or content size that takes part in a conflict, as the document names it.
    private struct Member: Equatable {
        let name: String
        let id: String?
        let position: SourcePosition
    }

    /// The view that layout added a constraint for: the stack view, if it arranges the constraint's view.
    ///
    /// - Parameter isItem: Whether the view is one of the finding's items.
    private func constrainedView(_ participant: LayoutDiagnostic.Participant, isItem: Bool) -> Member? {
        guard case .constraint(let object) = participant, built.constraintSources[ObjectIdentifier(object)] == nil,
            let item = (object as? NSLayoutConstraint)?.firstItem,
            let constrained = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        else { return nil }
        let view = constrained.superview as? UIStackView ?? constrained
        guard let index = views.firstIndex(where: { $0 === view }) else { return nil }
        let found = scene.views[index]
        return Member(
            name: "those that layout adds for \(scene.words(forView: index))", id: isItem ? found.id : nil,
            position: found.element.position)
    }

    /// The length that a container gives a view by a constraint, as a table does with its rows' contents: without it, the
    /// document's constraints in a conflict may hold together.
    private func givenLength(_ participant: LayoutDiagnostic.Participant) -> Member? {
        guard case .constraint(let object) = participant, let length = object as? NSLayoutConstraint,
            length.identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false,
            let index = views.firstIndex(where: { $0 != nil && $0 === length.firstItem })
        else { return nil }
        let name = length.firstAttribute == .width ? "width" : "height"
        let words = "the \(name) of \(scene.words(forView: index)) = \(Double(length.constant).shortText)"
        return Member(name: words + ", as its container gives it", id: nil, position: scene.views[index].element.position)
    }

    /// The document's name for a participant; nil for constraints that layout adds for guides and stack views.
    private func member(_ participant: LayoutDiagnostic.Participant) -> Member? {
        switch participant {
        case .constraint(let object):
            guard let constraint = built.constraintSources[ObjectIdentifier(object)].map({ scene.constraints[$0] }) else {
                return nil
            }
            let position = constraint.element.position
            return Member(name: scene.words(for: constraint), id: constraint.id, position: position)
        case .contentSize(let item, let axis):
            guard let index = views.firstIndex(where: { $0 === item }) else { return nil }
            let view = scene.views[index]
            let size = views[index]?.intrinsicContentSize ?? .zero
            let (length, points) = axis == .horizontal ? ("width", size.width) : ("height", size.height)
            return Member(
                name: "the content \(length) of \(scene.words(forView: index)) = \(Double(points).shortText)", id: view.id,
                position: view.element.position)
        case .item(let item):
            guard let index = views.firstIndex(where: { $0 === item }) else { return nil }
            let view = scene.views[index]
            return Member(name: scene.words(forView: index), id: view.id, position: view.element.position)
        }
    }
}

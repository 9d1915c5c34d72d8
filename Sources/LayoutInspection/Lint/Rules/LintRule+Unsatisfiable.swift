import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let unsatisfiable = LintRule(
        "unsatisfiable", .error, "required constraints that cannot all hold",
        meaning: """
            UIKit breaks one of the constraints to go on and writes “Unable to simultaneously satisfy constraints.” to the console; \
            which one is its choice and may change with the system. The finding lists the constraints that contradict each other, as \
            few of them as explain the conflict, and the one that is given up. It is a note if the conflict depends on a size that is \
            measured here or on a safe area that is assumed here, since the document does not record either, and where the recorded \
            frames meet all constraints listed, so that something that is assumed here has a part in the conflict. A conflict with the size \
            of a nib's view that no controller owns, of a freeform scene, or of a cell in a nib, in a collection or of a prototype that is \
            not as high as its table's rows is not reported: a program gives these their sizes. Nor is one with the content size of a view of \
            a class of the program, or with the width that a text of several lines takes on one, nor one all of whose constraints take part \
            in another.
            """,
        example: """
            <constraint firstItem="a" firstAttribute="width" constant="100"/>
            <constraint firstItem="a" firstAttribute="width" constant="120"/>
            """,
        remedy: "Remove one of the constraints listed, or give it a priority below 1000.",
        traits: [.judgesLayout, .dependsOnWidth]
    ) { linted in
        let conflicts = linted.faults(ofDiagnostics: ["unsatisfiable"])
        return conflicts.filter { fault in
            !linted.isOnFreeSize(fault) && !linted.isOnProgramsContent(fault) && !linted.isOnWrappingText(fault)
                && !conflicts.contains { Set($0.items).isStrictSuperset(of: fault.items) }
        }.map { fault in
            var fault = fault
            if !linted.isDocuments(fault) { fault.severity = .note }
            return fault
        }
    }
}

extension LintedScene {
    /// Whether constraints contradict each other only at the size of a root view or cell that a program decides: the
    /// conflict, of which no constraint can be left out, has two edges of that view or its length.
    fileprivate func isOnFreeSize(_ conflict: LintFault) -> Bool {
        let constraints = constraints(in: conflict)
        // The root's own insets and guides, which layout adds, need more room than it has.
        if constraints.isEmpty, hasFreeRoot, conflict.items == [scene.views[0].id] { return true }
        let ends = constraints.flatMap {
            [($0.first, $0.firstAttribute), ($0.second ?? $0.first, $0.secondAttribute ?? $0.firstAttribute)]
        }
        let parts = ends.filter { isFree($0.0) }
        if parts.contains(where: { $0.1 == .width || $0.1 == .height }) { return true }
        // The guides at the top and the bottom have edges of their own.
        return Set(parts.map { guide(of: $0.0) + $0.1.rawValue }).count > 1
    }

    /// Whether the content size of a view of a class of the program takes part, which has another than the system's
    /// class.
    fileprivate func isOnProgramsContent(_ conflict: LintFault) -> Bool {
        conflict.items.contains { id in
            scene.viewsByID[id].map { scene.isLeaf($0) && scene.views[$0].element["customClass"] != nil } ?? false
        }
    }

    /// Whether the width of a text on one line takes part, for a label that may wrap it.
    fileprivate func isOnWrappingText(_ conflict: LintFault) -> Bool {
        let constraints = constraints(in: conflict)
        guard constraints.allSatisfy({ !$0.firstAttribute.isVertical }) else { return false }
        return conflict.items.contains { id in
            guard let label = scene.viewsByID[id].flatMap({ canvas.views[$0] }) as? UILabel else { return false }
            return label.numberOfLines != 1
        }
    }

    private func constraints(in conflict: LintFault) -> [DocumentConstraint] {
        scene.constraints.filter { $0.element.id.map(conflict.items.contains) ?? false }
    }

    private func guide(of item: DocumentConstraint.Item) -> String {
        guard case .guide(let index) = item, [.top, .bottom].contains(scene.guides[index].kind) else { return "" }
        return "\(scene.guides[index].kind) "
    }

    /// Whether constraints on an item are constraints on a view whose size a program decides, or on the content of such
    /// a cell.
    private func isFree(_ item: DocumentConstraint.Item) -> Bool {
        guard let unit = scene.unit(standingFor: item) else { return false }
        return unit == 0 ? hasFreeRoot : isContentOfFreeCell(unit)
    }

    /// Whether a conflict is the document's own: the comparison with the recorded frames says so on the canvas that has
    /// them, and on another one no content size takes part.
    fileprivate func isDocuments(_ conflict: LintFault) -> Bool {
        guard layout.isOnOwnCanvas else { return !conflict.items.contains { scene.viewsByID[$0] != nil } }
        return comparison.findings.contains {
            $0.cause == .conflicting && $0.items.suffix(conflict.items.count) == conflict.items[...]
        }
    }
}

import InterfaceBuilderDocument

/// A rule of a document that the frames it records break, so that no layout can give them all.
///
/// Such frames are out of date: the document was edited outside Interface Builder, or not brought up to date before it
/// was saved.
public struct RecordedContradiction: Hashable, Sendable {
    /// The rules there are.
    public enum Rule: Hashable, Sendable {
        /// A required constraint.
        case constraint
        /// Two required constraints by which an edge that is not recorded (a guide's, a margin) would lie at two
        /// positions.
        case sharedEdge
        /// The first and last arranged views touch the ends of their stack view.
        case stackEnds
        /// The gaps between arranged views are the stack view's spacing, or equal.
        case stackSpacing
        /// The arranged views are equally long.
        case stackSizes
        /// The arranged views are aligned across the stack view's axis.
        case stackAlignment
    }

    /// The rule that the frames break.
    public let rule: Rule
    /// The object ids of the constraints that are broken; empty for a stack view's own rules, and for constraints
    /// without an id.
    public let constraints: [String]
    /// The views whose recorded frames do not go together, as indices into the scene's views.
    package let views: [Int]
    /// The arranged view that misses its place most, as an index into the scene's views; nil for other rules.
    var odd: Int? = nil
    /// By how many points the frames miss the rule.
    public let points: Double
    /// Where the constraint or the stack view stands in the document.
    public let position: SourcePosition

    /// The contradiction in words.
    func words(in scene: DocumentScene) -> String {
        let off = points.shortText
        let named = Set(constraints)
        let equations = scene.constraints.filter { $0.id.map(named.contains) ?? false }.map(scene.words(for:))
        return switch rule {
        case .constraint: "the recorded frames break \(equations.first ?? "a constraint") by \(off) points"
        case .sharedEdge:
            "the recorded frames put one edge at two places, \(off) points apart: \(equations.joined(separator: "; "))"
        case .stackEnds: "the arranged views miss an end of their stack view by \(off) points"
        case .stackSpacing: "the gaps between the arranged views are off by \(off) points"
        case .stackSizes: "the lengths of arranged views that should be equal differ by \(off) points"
        case .stackAlignment:
            "\(odd.map(scene.words) ?? "an arranged view") misses the alignment of its stack view by \(off) points"
        }
    }
}

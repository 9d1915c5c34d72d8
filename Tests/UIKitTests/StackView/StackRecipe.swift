import Testing
import UIKit

/// What a stack view is set to, for which its constraints are predicted.
struct StackSituation: Sendable, CustomTestStringConvertible {
    enum Hidden: CaseIterable {
        case none, first, middle, last, all
    }

    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var hidden = Hidden.none
    var count = 4
    var keepsToMargins = false
    static let spacing: CGFloat = 6

    /// Width and height of each view's content; none for the last, which has no share in proportions.
    static let contents: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (10, 50), (-1, -1)]

    func isHidden(_ index: Int) -> Bool {
        switch hidden {
        case .none: false
        case .first: index == 0
        case .middle: index == count / 2
        case .last: index == count - 1
        case .all: true
        }
    }

    var visible: [Int] { (0..<count).filter { !isHidden($0) } }
    /// Whether there are views, and none of them is visible.
    var isEmptied: Bool { count > 0 && visible.isEmpty }
    var makesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }
    var isProportional: Bool { distribution == .fillProportionally && visible.contains { length($0) > 0 } }
    var makesEqual: Bool { distribution == .fillEqually || distribution == .fillProportionally && !isProportional }
    /// Whether a guide surrounds the visible views across the axis.
    var surrounds: Bool { !visible.isEmpty && alignment != .fill }

    /// Whether visible views are aligned in one of these ways; baselines, along the given axis.
    func aligns(_ alignments: UIStackView.Alignment..., along axis: NSLayoutConstraint.Axis? = nil) -> Bool {
        !visible.isEmpty && alignments.contains(alignment) && (axis == nil || axis == self.axis)
    }

    /// The content's length along the axis; 0 for none.
    func length(_ index: Int) -> CGFloat { max(0, axis == .horizontal ? Self.contents[index].0 : Self.contents[index].1) }

    var testDescription: String {
        "\(axis) \(distribution) \(alignment) hidden: \(hidden) of \(count)\(keepsToMargins ? " in margins" : "")"
    }
}

/// UIStackView's constraints, written as a table of sentences.
///
/// `start`, `end`, `size` and `center` are attributes along the axis, with capital letters those across it. The items
/// are: `stack`; `canvas`, which is the stack or its margins; `head` and `tail`, the first and last visible view or
/// what stands for them; `lead`, the first arranged view; `spanner`, which surrounds the visible views; and what the
/// row is stated for each of.
///
/// - Source: constraints printed of UIStackView by public tools since iOS 11, as Notes/specification/stack-views.md 2
///   and 3 tabulate them. Ours are the names of the
///   weak edge of hidden views and of the guide that stands for all of them, and the fits where nothing is visible.
struct StackRecipe {
    /// What a row is stated once for.
    enum Scope {
        case stack
        case view, viewButLead, visibleView, visibleViewButHead
        /// `previous` and `next`, with `gap` between them.
        case neighbours
        /// A gap guide but the first.
        case gapButFirst
        /// Visible views with a length and without one.
        case proportionate, disproportionate
        /// Hidden views behind a visible one, and in front of all of them.
        case hidden, hiddenBehind, hiddenInFront
    }

    struct Row: Sendable {
        var identifier: String
        var scope: Scope
        var sentence: String
        var condition: @Sendable (StackSituation) -> Bool

        init(
            _ identifier: String, _ scope: Scope, _ sentence: String,
            _ condition: @escaping @Sendable (StackSituation) -> Bool = { _ in true }
        ) {
            (self.identifier, self.scope, self.sentence, self.condition) = (identifier, scope, sentence, condition)
        }
    }

    static let rows: [Row] = [
        // Along the axis
        Row("UISV-canvas-connection", .stack, "canvas.start == head.start") { $0.count > 0 },
        Row("UISV-canvas-connection", .stack, "canvas.end == tail.end") { $0.count > 0 },
        Row("UISV-spanning-fit", .stack, "head.size == 0 @51") { $0.isEmptied },
        Row("UISV-spacing", .neighbours, "next.start == previous.end + spacing") { !$0.makesGaps },
        Row("UISV-spacing", .neighbours, "next.start >= previous.end + spacing") { $0.makesGaps },
        Row("UISV-fill-equally", .visibleViewButHead, "view.size == head.size") { $0.makesEqual },
        Row("UISV-fill-proportionally", .proportionate, "view.size == share*canvas.size @rank") { $0.isProportional },
        Row("UISV-fill-proportionally", .disproportionate, "view.size == 0") { $0.isProportional },
        Row("UISV-distributing-edge", .neighbours, "gap.start == previous.end") { $0.distribution == .equalSpacing },
        Row("UISV-distributing-edge", .neighbours, "gap.end == next.start") { $0.distribution == .equalSpacing },
        Row("UISV-distributing-edge", .neighbours, "gap.start == previous.center") { $0.distribution == .equalCentering },
        Row("UISV-distributing-edge", .neighbours, "gap.end == next.center") { $0.distribution == .equalCentering },
        Row("UISV-fill-equally", .gapButFirst, "gap.size == firstGap.size") { $0.distribution == .equalSpacing },
        Row("UISV-fill-equally", .gapButFirst, "gap.size == firstGap.size @weakening") { $0.distribution == .equalCentering },
        Row("UISV-canvas-fit", .stack, "stack.size == 0 @49") { $0.count > 0 && $0.makesGaps },
        // Hidden views
        Row("UISV-hiding", .hidden, "view.size == 0 @999.999"),
        Row("UISV-spacing-hidden", .hiddenBehind, "view.start == previous.end + half @50"),
        Row("UISV-spacing-hidden", .hiddenInFront, "head.start == view.end @50"),
        // Across the axis
        Row("UISV-canvas-connection", .stack, "canvas.Start == lead.Start") { $0.aligns(.fill, .leading) },
        Row("UISV-canvas-connection", .stack, "canvas.End == lead.End") { $0.aligns(.fill, .trailing) },
        Row("UISV-canvas-connection", .stack, "canvas.Start == spanner.Start") { $0.aligns(.center, .trailing) },
        Row("UISV-canvas-connection", .stack, "canvas.End == spanner.End") { $0.aligns(.center, .leading) },
        Row("UISV-canvas-connection", .stack, "canvas.Center == lead.Center") { $0.aligns(.center) },
        Row("UISV-canvas-connection", .stack, "canvas.Start <= lead.Start") { $0.aligns(.firstBaseline, along: .horizontal) },
        Row("UISV-canvas-connection", .stack, "canvas.End == spanner.End") { $0.aligns(.firstBaseline, along: .horizontal) },
        Row(
            "UISV-canvas-connection", .stack, "canvas.Start == spanner.Start"
        ) { $0.aligns(.lastBaseline, along: .horizontal) },
        Row("UISV-canvas-connection", .stack, "canvas.End >= lead.End") { $0.aligns(.lastBaseline, along: .horizontal) },
        Row(
            "UISV-canvas-connection", .stack, "canvas.Start == spanner.Start"
        ) { $0.aligns(.firstBaseline, .lastBaseline, along: .vertical) },
        Row(
            "UISV-canvas-connection", .stack, "canvas.End == spanner.End"
        ) { $0.aligns(.firstBaseline, .lastBaseline, along: .vertical) },
        Row("UISV-canvas-fit", .stack, "stack.Size == 0 @49") { $0.aligns(.firstBaseline, .lastBaseline, along: .horizontal) },
        Row("UISV-spanning-boundary", .visibleView, "spanner.Start == view.Start @999.5") { $0.alignment == .leading },
        Row("UISV-spanning-boundary", .visibleView, "spanner.Start <= view.Start") { $0.surrounds && $0.alignment != .leading },
        Row("UISV-spanning-boundary", .visibleView, "spanner.End == view.End @999.5") { $0.alignment == .trailing },
        Row("UISV-spanning-boundary", .visibleView, "spanner.End >= view.End") { $0.surrounds && $0.alignment != .trailing },
        Row("UISV-spanning-fit", .stack, "spanner.Size == 0 @51") { $0.surrounds },
        Row("UISV-ambiguity-suppression", .view, "view.Size == 0 @25") { $0.alignment != .fill },
        Row("UISV-alignment", .viewButLead, "lead.Start == view.Start") { $0.alignment == .fill || $0.alignment == .leading },
        Row("UISV-alignment", .viewButLead, "lead.End == view.End") { $0.alignment == .fill || $0.alignment == .trailing },
        Row("UISV-alignment", .viewButLead, "lead.Center == view.Center") { $0.alignment == .center },
        Row("UISV-alignment", .viewButLead, "lead.firstBaseline == view.firstBaseline") {
            $0.alignment == .firstBaseline && $0.axis == .horizontal
        },
        Row("UISV-alignment", .viewButLead, "lead.lastBaseline == view.lastBaseline") {
            $0.alignment == .lastBaseline && $0.axis == .horizontal
        },
        // Nothing visible: the stack has no extent across the axis either
        Row("UISV-canvas-connection", .stack, "canvas.Start == spanner.Start") { $0.isEmptied },
        Row("UISV-canvas-connection", .stack, "canvas.End == spanner.End") { $0.isEmptied },
        Row("UISV-canvas-connection", .stack, "canvas.Start == lead.Start") { $0.isEmptied },
        Row("UISV-spanning-fit", .stack, "spanner.Size == 0 @51") { $0.isEmptied },
    ]

    // MARK: Reading the table

    /// Every constraint the table calls for, one a line as `StackConstraintList` writes them, sorted.
    static func lines(_ situation: StackSituation) -> [String] {
        rows.filter { $0.condition(situation) }.flatMap { row in
            words(row.scope, situation).map { "\(row.identifier) \(line(row.sentence, $0, situation))" }
        }.sorted()
    }

    private static func line(_ sentence: String, _ own: [String: String], _ situation: StackSituation) -> String {
        let words = own.merging(common(situation)) { own, _ in own }
        let line = parts(of: sentence[...], " ") { token in
            parts(of: token, "@") { part in
                parts(of: part, "*") { factor in
                    parts(of: factor, ".") { words[String($0)] ?? String($0) }
                }
            }
        }
        return line.replacingOccurrences(of: " + 0", with: "").replacingOccurrences(of: " 1*", with: " ")
            .replacingOccurrences(of: " @1000", with: "")
    }

    /// A text with each part between separators replaced.
    private static func parts(of text: Substring, _ separator: Character, _ replace: (Substring) -> String) -> String {
        text.split(separator: separator, omittingEmptySubsequences: separator != "@").map(replace)
            .joined(separator: String(separator))
    }

    private static func common(_ situation: StackSituation) -> [String: String] {
        let row = situation.axis == .horizontal
        return [
            "start": row ? "leading" : "top", "end": row ? "trailing" : "bottom",
            "size": row ? "width" : "height", "center": row ? "centerX" : "centerY",
            "Start": row ? "top" : "leading", "End": row ? "bottom" : "trailing",
            "Size": row ? "height" : "width", "Center": row ? "centerY" : "centerX",
            "canvas": situation.keepsToMargins ? "UIViewLayoutMarginsGuide" : "stack",
            "head": situation.visible.first.map { "v\($0)" } ?? "UISV-ordering-spanner",
            "tail": situation.visible.last.map { "v\($0)" } ?? "UISV-ordering-spanner",
            "lead": "v0", "spanner": "UISV-alignment-spanner", "firstGap": gapName(0, situation),
            "spacing": number(StackSituation.spacing),
        ]
    }

    private static func words(_ scope: Scope, _ situation: StackSituation) -> [[String: String]] {
        let (all, visible) = (Array(0..<situation.count), situation.visible)
        func named(_ indices: some Sequence<Int>) -> [[String: String]] { indices.map { ["view": "v\($0)"] } }
        switch scope {
        case .stack: return [[:]]
        case .view: return named(all)
        case .viewButLead: return named(all.dropFirst())
        case .visibleView: return named(visible)
        case .visibleViewButHead: return named(visible.dropFirst())
        case .hidden: return named(all.filter(situation.isHidden))
        case .neighbours:
            return zip(visible, visible.dropFirst()).enumerated().map { position, pair in
                ["previous": "v\(pair.0)", "next": "v\(pair.1)", "gap": gapName(position, situation)]
            }
        case .gapButFirst:
            return visible.dropLast().enumerated().dropFirst().map { position, index in
                ["gap": gapName(position, situation), "weakening": number(150 - CGFloat(index))]
            }
        case .proportionate, .disproportionate: return proportions(situation, positive: scope == .proportionate)
        case .hiddenBehind, .hiddenInFront: return hiddenPlaces(situation, behind: scope == .hiddenBehind)
        }
    }

    /// Shares of a whole that counts every gap; the priorities fall with the place among all views. A single share that
    /// is the whole is required.
    private static func proportions(_ situation: StackSituation, positive: Bool) -> [[String: String]] {
        let lengths = situation.visible.map(situation.length)
        let gaps = StackSituation.spacing * CGFloat(lengths.count - 1)
        let isOnly = lengths.count { $0 > 0 } == 1
        return situation.visible.filter { (situation.length($0) > 0) == positive }.map { index in
            let share = Float(situation.length(index) / (lengths.reduce(0, +) + gaps))
            let rank = isOnly ? (gaps == 0 ? 1000 : 999) : 999 - CGFloat(index)
            return ["view": "v\(index)", "share": number(CGFloat(share)), "rank": number(rank)]
        }
    }

    /// Hidden views lie in the middle of the gap they are in, at the end behind the last visible view, or in front of
    /// the first.
    private static func hiddenPlaces(_ situation: StackSituation, behind: Bool) -> [[String: String]] {
        (0..<situation.count).filter(situation.isHidden).compactMap { index in
            let previous = situation.visible.last { $0 < index }
            guard (previous != nil) == behind else { return nil }
            let isBetween = situation.visible.contains { $0 > index }
            return [
                "view": "v\(index)", "previous": "v\(previous ?? -1)", "half": number(isBetween ? StackSituation.spacing / 2 : 0),
            ]
        }
    }

    private static func gapName(_ position: Int, _ situation: StackSituation) -> String {
        situation.visible.count > 2 ? "UISV-distributing\(position)" : "UISV-distributing"
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%.6g", Double(value)) }
}

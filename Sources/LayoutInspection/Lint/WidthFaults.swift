import InterfaceBuilderCanvas
import InterfaceBuilderDocument

/// The faults of a scene at all widths of its root view in a range: each with the widths at which it shows.
@MainActor
final class WidthFaults {
    /// A fault, and where it shows.
    struct Found {
        /// The place of its rule.
        let order: Int
        /// The fault as it is at the first of the widths.
        let fault: LintFault
        /// Points, from the narrowest to the widest.
        let widths: [ClosedRange<Double>]
    }

    private struct Key: Hashable {
        let order: Int
        let items: [String]
    }

    private let range: ClosedRange<Double>
    private let sweep: WidthSweep
    private let scene: DocumentScene
    /// By width: what was found there, in the order of the rules.
    private var faults: [Double: [(key: Key, fault: LintFault)]] = [:]

    /// - Parameters:
    ///   - rules: Those that judge places or conflicts, with their places in the list of all that are asked for.
    init(
        _ scene: DocumentScene, by layout: SceneLayout, _ rules: [(order: Int, rule: LintRule)], widths range: ClosedRange<Double>
    ) {
        (self.range, self.scene) = (range, scene)
        sweep = WidthSweep(layout, scene)
        sweep.madeLayout = { [unowned self] width, layout, canvas in
            let linted = LintedScene(laidOut: canvas, by: layout)
            faults[width] = rules.flatMap { order, rule in
                rule.faults(linted).map { (Key(order: order, items: $0.items), $0) }
            }
        }
    }

    /// - Complexity: The layouts of ``WidthSweep``, and some 16 for each width at which a fault begins or ends.
    func search() -> [Found] {
        let pieces = sweep.pieces(in: range)
        for width in pieces.widthsOfOverlaps(scene) { _ = sweep.sample(atWidth: width) }
        findEnds()
        return ranges()
    }

    /// Halves the distance between neighbours that have other faults, down to the resolution of the search.
    private func findEnds() {
        let widths = sweep.sampledWidths
        var open = Array(zip(widths, widths.dropFirst()))
        while let (low, high) = open.popLast() {
            guard high - low > WidthSearch.resolution, keys(low) != keys(high) else { continue }
            let middle = (low + high) / 2
            _ = sweep.sample(atWidth: middle)
            open += [(low, middle), (middle, high)]
        }
    }

    private func keys(_ width: Double) -> Set<Key> { Set((faults[width] ?? []).map(\.key)) }

    /// The faults in the order in which they are met, each with the runs of widths that have it.
    private func ranges() -> [Found] {
        let widths = sweep.sampledWidths
        var places: [Key: Int] = [:]
        var runs: [(key: Key, fault: LintFault, runs: [Range<Int>])] = []
        for (index, width) in widths.enumerated() {
            var isKnown: Set<Key> = []
            for (key, fault) in faults[width] ?? [] where isKnown.insert(key).inserted {
                guard let place = places[key] else {
                    places[key] = runs.count
                    runs.append((key, fault, [index..<index + 1]))
                    continue
                }
                if runs[place].runs.last!.upperBound == index {
                    runs[place].runs[runs[place].runs.count - 1] = runs[place].runs.last!.lowerBound..<index + 1
                } else {
                    runs[place].runs.append(index..<index + 1)
                }
            }
        }
        return runs.map { key, fault, runs in
            Found(order: key.order, fault: fault, widths: runs.map { ends(of: $0, among: widths) })
        }
    }

    private func ends(of run: Range<Int>, among widths: [Double]) -> ClosedRange<Double> {
        let first = widths[run.lowerBound]
        let last = widths[run.upperBound - 1]
        let low = run.lowerBound == 0 ? first : Self.shortest(widths[run.lowerBound - 1], first)
        let high = run.upperBound == widths.count ? last : Self.shortest(last, widths[run.upperBound])
        return low...max(low, high)
    }

    /// The number with the fewest decimals between two that are as close as the search goes.
    private static func shortest(_ low: Double, _ high: Double) -> Double {
        for digits in [1.0, 2, 10, 100, 1000] {
            let number = (high * digits).rounded(.down) / digits
            if number >= low { return number }
        }
        return high
    }
}

extension WidthPieces {
    /// A width in each piece for each two siblings that cover the same place somewhere in it: the middle of where they
    /// do. An overlap may begin and end within a piece, so that its ends do not show it; what else is judged of places
    /// shows at an end of a piece if anywhere in it.
    fileprivate func widthsOfOverlaps(_ scene: DocumentScene) -> [Double] {
        let groups = Dictionary(grouping: scene.views.indices.dropFirst()) { scene.views[$0].parent }
        var widths: Set<Double> = []
        for piece in pieces where piece.widths.upperBound - piece.widths.lowerBound > 1 {
            for siblings in groups.values {
                for (place, other) in siblings.enumerated() {
                    for one in siblings[..<place] {
                        guard let overlap = piece.overlap(of: one, other) else { continue }
                        widths.insert((overlap.lowerBound + overlap.upperBound) / 2)
                    }
                }
            }
        }
        return widths.sorted()
    }
}

extension WidthPieces.Piece {
    /// The widths at which two views of one superview share more than a point in both directions; nil for all of the
    /// piece and for none of it.
    fileprivate func overlap(of one: Int, _ other: Int) -> ClosedRange<Double>? {
        var shares = 0.0...1.0
        for (low, high) in [(0, 1), (2, 3)] {
            for (a, b) in [(one, other), (other, one)] {
                // The far edge of one view lies more than a point beyond the near edge of the other.
                let start = first.edges[4 * a + high] - first.edges[4 * b + low] - 1
                let end = last.edges[4 * a + high] - last.edges[4 * b + low] - 1
                guard start > 0 || end > 0 else { return nil }
                let turn = start / (start - end)
                if start <= 0 { shares = max(shares.lowerBound, turn)...max(shares.upperBound, turn) }
                if end <= 0 { shares = min(shares.lowerBound, turn)...min(shares.upperBound, turn) }
            }
        }
        guard shares.lowerBound > 0, shares.upperBound < 1, shares.lowerBound < shares.upperBound else { return nil }
        let length = widths.upperBound - widths.lowerBound
        return widths.lowerBound + shares.lowerBound * length...widths.lowerBound + shares.upperBound * length
    }
}

import Foundation
import UIKit

/// Checks the rules of a stack view against the rectangles of its arranged views.
///
/// Ends are not checked where margins apply, because those depend on safe areas and outer margins; baselines are not
/// checked.
@MainActor
struct StackRules {
    private let stack: UIStackView
    private let box: CGRect
    private let boxes: [CGRect]
    private let symbols: [Bool]
    private let grid: Double
    private var isRow: Bool { stack.axis == .horizontal }

    /// - Parameters:
    ///   - box: The stack view's alignment rectangle, in the coordinates of the others.
    ///   - boxes: Those of the arranged views that take a place.
    ///   - symbols: Which of them have vertical alignment insets that are not recorded.
    ///   - grid: The distance, in points, that rounding can account for.
    init(_ stack: UIStackView, in box: CGRect, _ boxes: [CGRect], symbols: [Bool], grid: Double) {
        self.stack = stack
        self.box = box
        self.boxes = boxes
        self.symbols = symbols
        self.grid = grid
    }

    /// The rules that do not hold, and by how many points.
    func broken() -> [(rule: RecordedContradiction.Rule, points: Double)] {
        let misses: [(RecordedContradiction.Rule, Double)] = [
            (.stackEnds, endsMiss), (.stackSpacing, spacingMiss), (.stackSizes, sizesMiss), (.stackAlignment, alignmentMiss),
        ]
        return misses.filter { $0.1 > grid + 0.02 }.map { (rule: $0.0, points: $0.1) }
    }

    private var hasMargins: Bool { stack.isLayoutMarginsRelativeArrangement }
    /// Whether the lengths along the axis are known.
    private var knowsLengths: Bool { isRow || !symbols.contains(true) }
    private var lengths: [Double] { boxes.map { isRow ? $0.width : $0.height } }

    private var endsMiss: Double {
        guard !hasMargins, knowsLengths else { return 0 }
        return isRow
            ? max(abs(boxes[0].minX - box.minX), abs(boxes.last!.maxX - box.maxX))
            : max(abs(boxes[0].minY - box.minY), abs(boxes.last!.maxY - box.maxY))
    }

    private var spacingMiss: Double {
        guard knowsLengths, boxes.count > 1, !stack.isBaselineRelativeArrangement else { return 0 }
        let gaps = zip(boxes, boxes.dropFirst()).map { isRow ? $1.minX - $0.maxX : $1.minY - $0.maxY }
        let spacing: Double = stack.spacing == UIStackView.spacingUseSystem ? 8 : stack.spacing
        let shortest = gaps.min()!
        switch stack.distribution {
        case .equalSpacing: return max(spacing - shortest, gaps.max()! - shortest)
        case .equalCentering: return spacing - shortest
        default: return gaps.map { abs($0 - spacing) }.max()!
        }
    }

    private var sizesMiss: Double {
        guard stack.distribution == .fillEqually, knowsLengths else { return 0 }
        return lengths.max()! - lengths.min()!
    }

    private var alignmentMiss: Double { alignmentMisses.max() ?? 0 }

    private var alignmentMisses: [Double] {
        hasMargins ? [] : zip(boxes, symbols).map { $1 && isRow ? 0 : alignmentMiss(of: $0) }
    }

    /// The arranged view that is farthest from its alignment, as a place among the others.
    var leastAligned: Int? { alignmentMisses.firstIndex(of: alignmentMiss) }

    private func alignmentMiss(of view: CGRect) -> Double {
        let start = isRow ? view.minY - box.minY : view.minX - box.minX
        let end = isRow ? view.maxY - box.maxY : view.maxX - box.maxX
        switch stack.alignment {
        case .fill: return max(abs(start), abs(end))
        case .leading: return abs(start)
        case .trailing: return abs(end)
        case .center: return abs(start + end) / 2
        default: return 0
        }
    }
}

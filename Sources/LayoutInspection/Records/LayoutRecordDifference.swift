import Foundation

/// The differences between two layouts of the same views, and which of them moved a view.
public struct LayoutRecordDifference: Hashable, Sendable {
    /// A view that is different.
    public struct View: Hashable, Sendable {
        /// The view in words, in the new layout where that has it.
        public let words: String
        /// Points in the superview's coordinates; nil for a view that came.
        public let oldFrame: CGRect?
        /// Points in the superview's coordinates; nil for a view that went.
        public let newFrame: CGRect?
        /// The view's frame in the root's coordinates, in the new layout where that has it, in points.
        public let place: CGRect
        /// The other differences of the view, such as its text, in words.
        public let changes: [String]
        /// The difference that moved or resized it, in words; nil if its frame is the same or no cause was found.
        public let cause: String?
    }

    /// The views that are different, in the new layout's order; those that went at the end.
    public let views: [View]
    /// The constraints that are different, in words.
    public let constraints: [String]
    /// The sizes of the roots, in words, where they differ.
    public let size: String?

    /// Whether something is different.
    public var isEmpty: Bool { views.isEmpty && constraints.isEmpty && size == nil }

    /// A line for each thing that is different, with the cause of a move on a line of its own below it.
    public var lines: [String] {
        [size].compactMap { $0 } + views.flatMap(\.lines) + constraints.map { "constraint \($0)" }
    }
}

extension LayoutRecordDifference.View {
    /// The differences of the view, a line each.
    public var lines: [String] {
        guard let newFrame else { return ["\(words) is gone"] }
        guard let oldFrame else { return ["\(words) is new, at \(Self.text(newFrame))"] }
        var lines: [String] = []
        if oldFrame != newFrame {
            let verb =
                oldFrame.size == newFrame.size
                ? "moved" : oldFrame.origin == newFrame.origin ? "was resized" : "moved and was resized"
            lines.append("\(words) \(verb) from \(Self.text(oldFrame)) to \(Self.text(newFrame))")
            if let cause { lines.append("  because of \(cause)") }
        }
        return lines + changes.map { "\(words): \($0)" }
    }

    /// A frame as `16 24 343x44`.
    private static func text(_ frame: CGRect) -> String {
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map { LayoutRecord.number($0) }
        return "\(numbers[0]) \(numbers[1]) \(numbers[2])x\(numbers[3])"
    }
}

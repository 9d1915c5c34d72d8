import Foundation

/// A laid-out tree of views as values that people can read in a review: names, classes, texts, frames, and the
/// constraints of the program.
///
/// ```
/// 375 x 667 points at 2x
/// UIView 0 0 375 667
///   title: UILabel "Inbox" 16 40 343 20.5
///   UIButton "Compose" 16 72 343 44
///
/// title.top = UIView.safeArea.top + 20
/// ```
public struct LayoutRecord: Hashable, Sendable {
    /// A view.
    public struct View: Hashable, Sendable {
        /// The view's name in constraints: its accessibility identifier, the name of the property that holds it, or its
        /// class, with a number behind `#` where several have the same.
        public let label: String
        /// Whether the label is more than the class and a number, so that it stays the same when other views come and
        /// go.
        public let isNamed: Bool
        /// The class, without its module.
        public let className: String
        /// How many views are above it.
        public let depth: Int
        /// The text that it shows; nil where it has none.
        public let text: String?
        /// Points in the superview's coordinates, to thousandths.
        public let frame: CGRect
        /// The other properties that decide its layout: whether it is hidden, how a stack view arranges its views.
        public let notes: String
    }

    /// A side of a constraint.
    public struct Side: Hashable, Sendable {
        /// A view's label.
        public let view: String
        /// A guide of the view, such as `safeArea`; nil for the view itself.
        public let guide: String?
        /// Such as `top`.
        public let attribute: String
    }

    /// A constraint that the program made.
    public struct Constraint: Hashable, Sendable {
        /// The side on the left.
        public let first: Side
        /// `=`, `<=` or `>=`.
        public let relation: String
        /// Nil for a constant alone.
        public let second: Side?
        /// Of the second side; unitless.
        public let multiplier: Double
        /// Points.
        public let constant: Double
        /// From 1 to 1000, which is required.
        public let priority: Double
        /// Nil where the program gave none.
        public let identifier: String?
    }

    /// The root's size, in points.
    public let size: CGSize
    /// Pixels in a point.
    public let scale: Double
    /// From the root on, each before its subviews; what is in a hidden view is left out.
    public let views: [View]
    /// By the views that hold them.
    public let constraints: [Constraint]

    init(size: CGSize, scale: Double, views: [View], constraints: [Constraint]) {
        (self.size, self.scale, self.views, self.constraints) = (size, scale, views, constraints)
    }

    /// The index of each view's superview in ``views``; nil for the root.
    var parents: [Int?] {
        var open: [Int] = []
        return views.indices.map { index in
            open.removeLast(max(0, open.count - views[index].depth))
            defer { open.append(index) }
            return open.last
        }
    }
}

// MARK: Text

extension LayoutRecord {
    /// A line for the size, one for each view, indented by its depth, and after an empty line one for each constraint.
    public var text: String {
        let heading = "\(Self.number(size.width)) x \(Self.number(size.height)) points at \(Self.number(scale))x\n"
        let tree = views.map { String(repeating: "  ", count: $0.depth) + $0.line + "\n" }.joined()
        let rules = constraints.map { $0.line + "\n" }.joined()
        return heading + tree + (rules.isEmpty ? "" : "\n" + rules)
    }

    static func number(_ value: Double) -> String { JSONWriter.number((value * 1000).rounded() / 1000 + 0) ?? "-" }

    /// A name as it stands in a line: between back quotes where it has characters other than letters, digits, `_`, `-`,
    /// `#`, `[` and `]`.
    static func word(_ name: String) -> String {
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_-#[]".contains($0) }
        return isPlain ? name : "`\(name.replacingOccurrences(of: "`", with: "'"))`"
    }
}

extension LayoutRecord.View {
    /// The label, and the class and text, in words.
    public var words: String {
        let title = isNamed ? "\(label) (\(className))" : label
        return text.map { "\(title) \($0.quoted)" } ?? title
    }

    /// Such as `title: UILabel "Inbox" 16 40 343 20.5, hidden`.
    var line: String {
        let title = isNamed ? "\(LayoutRecord.word(label)): \(LayoutRecord.word(className))" : LayoutRecord.word(label)
        return [title, text.map(Self.quoted), frameText + (notes.isEmpty ? "" : ", \(notes)")].compactMap { $0 }
            .joined(separator: " ")
    }

    /// Such as `16 40 343 20.5`.
    var frameText: String {
        [frame.origin.x, frame.origin.y, frame.width, frame.height].map { LayoutRecord.number($0) }.joined(separator: " ")
    }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return writer.text
    }
}

extension LayoutRecord.Side {
    var line: String { ([view, guide, attribute].compactMap { $0 }.map(LayoutRecord.word)).joined(separator: ".") }
}

extension LayoutRecord.Constraint {
    /// Such as `title.top >= 0.5 * UIView.safeArea.height + 20 @750 'gap'`.
    public var line: String {
        var words = [first.line, relation]
        if let second {
            if multiplier != 1 { words += [LayoutRecord.number(multiplier), "*"] }
            words.append(second.line)
            if constant != 0 { words += [constant < 0 ? "-" : "+", LayoutRecord.number(abs(constant))] }
        } else {
            words.append(LayoutRecord.number(constant))
        }
        if priority != 1000 { words.append("@\(LayoutRecord.number(priority))") }
        if let identifier { words.append("'\(identifier)'") }
        return words.joined(separator: " ")
    }
}

import InterfaceBuilderDocument

/// Why an edge or a size of a view is what it is: what decides it, what would limit it next, and what gives way when it
/// changes by a point.
public struct ValueExplanation: Hashable, Sendable {
    /// An edge or a size of a view's alignment rectangle.
    public enum Value: String, Hashable, Sendable, CaseIterable {
        /// The distance from the superview's left edge to the view's.
        case left
        /// The distance from the superview's top edge to the view's.
        case top
        /// The distance from the superview's left edge to the view's right one.
        case right
        /// The distance from the superview's top edge to the view's bottom.
        case bottom
        /// The width.
        case width
        /// The height.
        case height
    }

    /// Something that takes part in a layout.
    public struct Reason: Hashable, Sendable {
        /// The constraint or property that states it.
        public enum Kind: String, Hashable, Sendable {
            /// A constraint of the document.
            case constraint
            /// The content of a view, such as a text: its hugging and compression resistance.
            case contentSize
            /// The frame that the document gives to a view, with its autoresizing mask.
            case frame
            /// A stack view, by its axis, distribution, alignment and spacing.
            case stackView
            /// The system: margins, safe areas and guides, and what Interface Builder's canvas states of views without
            /// a size.
            case system
        }

        /// The constraint or property that states it.
        public let kind: Kind
        /// In words, with the line in the document.
        public let words: String
        /// The object id of the constraint or the view; nil for what has none.
        public let id: String?
        /// Where in the document; nil for what does not stand there.
        public let position: SourcePosition?
        /// From 1 to 1000, which is required.
        public let priority: Double
        /// Points to go before the limit is reached; 0 for what decides, and for what gives way how far it is missed.
        public let slack: Double
    }

    /// The effect of changing the value by a point.
    public struct Change: Hashable, Sendable {
        /// 1 or -1, in points.
        public let points: Double
        /// The constraints that would be broken, the highest priority first; if ``isPossible`` is false, the required
        /// ones that prevent it.
        public let givesWay: [Reason]
        /// Whether no required constraint stands against it.
        public let isPossible: Bool
    }

    /// The view's object id.
    public let view: String
    /// The view as people know it.
    public let words: String
    /// The names of the views around it, from the outermost one below the root view on; nil where there is none.
    public let path: String?
    /// The value that is explained.
    public let value: Value
    /// Points, unrounded, of the alignment rectangle in the superview's coordinates.
    public let points: Double
    /// Whether another value would meet all constraints as well.
    public let isAmbiguous: Bool
    /// A minimal set of constraints that decides the value, in the order of installation.
    public let decides: [Reason]
    /// Inequalities on the view along the same axis that leave room, the nearest first.
    public let limits: [Reason]
    /// One point more, and one less.
    public let changes: [Change]
}

extension ValueExplanation {
    /// A line with the view as people know it and the views around it.
    public var title: String { "\(words)\(path.map { " in \($0)" } ?? "")\n" }

    /// The explanation in a few lines.
    public var text: String {
        var lines = [
            "\(view).\(value.rawValue) = \(points.shortText)\(isAmbiguous ? ", which other values would do as well as" : "")"
        ]
        lines += decides.isEmpty ? ["  nothing decides it"] : decides.map { "  decided by \($0.words)\($0.priorityWords)" }
        lines += limits.map { "  \($0.slack.shortText) points from \($0.words)\($0.priorityWords)" }
        for change in changes {
            let title = change.points > 0 ? "one point more" : "one point less"
            if change.isPossible {
                lines.append(change.givesWay.isEmpty ? "  \(title): nothing gives way" : "  \(title): gives way")
            } else {
                lines.append("  \(title) contradicts:")
            }
            lines += change.givesWay.map { "    \($0.words)\($0.priorityWords)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension ValueExplanation.Reason {
    fileprivate var priorityWords: String { priority < 1000 ? " (priority \(priority.shortText))" : "" }
}

extension ValueExplanation {
    /// The explanation as a JSON object on one line.
    public var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, text) in [("view", view), ("value", value.rawValue)] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("points")
            writer.number(points)
            writer.key("ambiguous")
            writer.boolean(isAmbiguous)
            for (name, reasons) in [("decides", decides), ("limits", limits)] {
                writer.key(name)
                writer.array { writer in reasons.forEach { $0.write(to: &writer) } }
            }
            writer.key("changes")
            writer.array { writer in
                for change in changes {
                    writer.object { writer in
                        writer.key("points")
                        writer.number(change.points)
                        writer.key("possible")
                        writer.boolean(change.isPossible)
                        writer.key("givesWay")
                        writer.array { writer in change.givesWay.forEach { $0.write(to: &writer) } }
                    }
                }
            }
            for (name, text) in [("words", words), ("path", path)] {
                writer.key(name)
                writer.string(text)
            }
        }
        return writer.text
    }
}

extension ValueExplanation.Reason {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [("kind", kind.rawValue), ("words", words), ("id", id)] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("line")
            writer.integer(position?.line)
            for (name, number) in [("priority", priority), ("slack", slack)] {
                writer.key(name)
                writer.number(number)
            }
        }
    }
}

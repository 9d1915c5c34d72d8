import Foundation
import InterfaceBuilderDocument

extension SceneDifference {
    /// The difference in a few lines, the first one with the scene's name.
    public var text: String {
        switch presence {
        case .added: return "scene \(name) (\(id)) is new\n"
        case .removed: return "scene \(name) (\(id)) is gone\n"
        case .both: break
        }
        var lines = ["scene \(name) (\(id))"]
        lines += properties.map { "  the controller: \($0.words)" }
        var told: [String: String] = [:]
        for view in views {
            lines += view.lines(toldCauses: told).map { "  \($0)" }
            if let cause = view.cause, told[cause] == nil { told[cause] = view.words }
        }
        lines += constraints.map { "  constraint \($0.words)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Writes the difference as a JSON object.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in [("scene", id), ("name", name), ("presence", presence.rawValue)] {
                writer.key(key)
                writer.string(value)
            }
            writer.key("properties")
            writer.array { writer in properties.forEach { $0.write(to: &writer) } }
            writer.key("views")
            writer.array { writer in views.forEach { $0.write(to: &writer) } }
            writer.key("constraints")
            writer.array { writer in
                for constraint in constraints {
                    writer.object { writer in
                        for (key, value) in [("id", constraint.id), ("old", constraint.old), ("new", constraint.new)] {
                            writer.key(key)
                            writer.string(value)
                        }
                    }
                }
            }
        }
    }
}

extension SceneDifference.View {
    /// The differences of the view, a line each.
    ///
    /// - Parameter toldCauses: The views for which causes have been told, by the cause.
    func lines(toldCauses: [String: String]) -> [String] {
        let words = words + (path.map { " in \($0)" } ?? "")
        guard let newFrame else { return ["\(words) is gone"] }
        guard let oldFrame else { return ["\(words) is new, at \(Self.text(newFrame))"] + properties.map { "  \($0.words)" } }
        var lines: [String] = []
        if isMoved {
            let verb =
                oldFrame.size == newFrame.size
                ? "moved" : oldFrame.origin == newFrame.origin ? "was resized" : "moved and was resized"
            lines.append("\(words) \(verb) from \(Self.text(oldFrame)) to \(Self.text(newFrame))")
            if let cause { lines.append("  because of \(toldCauses[cause].map { "the same as \($0)" } ?? cause)") }
        }
        return lines + properties.map { "\(words): \($0.words)" }
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in [("id", id), ("words", words), ("path", path)] {
                writer.key(key)
                writer.string(value)
            }
            for (key, frame) in [("old", oldFrame), ("new", newFrame)] {
                writer.key(key)
                if let frame { writer.numbers(FrameComparison.numbers(frame)) } else { writer.string(nil) }
            }
            writer.key("cause")
            writer.string(cause)
            writer.key("properties")
            writer.array { writer in properties.forEach { $0.write(to: &writer) } }
        }
    }

    /// A frame as `16 24 343x44`.
    private static func text(_ frame: CGRect) -> String {
        let numbers = FrameComparison.numbers(frame).map { JSONWriter.number($0) ?? "-" }
        return "\(numbers[0]) \(numbers[1]) \(numbers[2])x\(numbers[3])"
    }
}

extension SceneDifference.Property {
    private func shown(_ value: String) -> String { areNames ? value : value.quoted }

    /// The property with both its values.
    var words: String {
        switch (old.map(shown), new.map(shown)) {
        case (let old?, let new?): "\(name) is \(new) instead of \(old)"
        case (nil, let new?): "\(name) is \(new), and was not given"
        case (let old?, nil): "\(name) is not given, and was \(old)"
        case (nil, nil): name
        }
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, value) in [("name", name), ("old", old), ("new", new)] {
                writer.key(key)
                writer.string(value)
            }
        }
    }
}

extension SceneDifference.Constraint {
    fileprivate var words: String {
        switch (old, new) {
        case (let old?, let new?): "\(id): \(new) instead of \(old)"
        case (nil, let new?): "\(id) is new: \(new)"
        case (let old?, nil): "\(id) is gone: \(old)"
        case (nil, nil): id
        }
    }
}

extension LaidOutDocument {
    /// The scenes as indented lists of frames, for people.
    package var text: String {
        guard case .success(let scenes) = outcome else { return "" }
        return scenes.map { "\(path): \($0.text)" }.joined(separator: "\n")
    }
}

extension LaidOutScene {
    /// A line for the scene and one for each view, indented by its depth.
    var text: String {
        let heading =
            "scene \(id) \(className) \(Self.numbers([size.width, size.height], " x ")) @\(Self.numbers([scale], ""))x\n"
        var depths: [Int] = []
        var lines = ""
        for view in views {
            let depth = view.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let frame = view.frame
            let numbers = Self.numbers([frame.origin.x, frame.origin.y, frame.width, frame.height], " ")
            let indent = String(repeating: "  ", count: depth + 1)
            lines += "\(indent)\(view.className) \(view.id)  \(numbers)\(view.isHidden ? "  hidden" : "")\n"
        }
        return heading + lines
    }

    private static func numbers(_ values: [Double], _ separator: String) -> String {
        values.map { JSONWriter.number(($0 * 1000).rounded() / 1000) ?? "-" }.joined(separator: separator)
    }
}

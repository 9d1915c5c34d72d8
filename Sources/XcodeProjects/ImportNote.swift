import InterfaceBuilderDocument

/// A part that an import leaves out or cannot know, with its place.
package struct ImportNote: Equatable {
    /// A stable word for the kind of note.
    package let id: String
    package let message: String
    /// The file or folder that the note is about.
    package let path: String
    package let position: SourcePosition?

    /// The line shown to people.
    package var line: String { "\(path)\(position.map { ":\($0)" } ?? ""): note: \(message) [\(id)]" }
}

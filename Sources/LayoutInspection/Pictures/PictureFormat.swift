/// The file format of a picture.
public enum PictureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The format that a file's name asks for by its extension; nil for others.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}

/// The parts of a view that a snapshot records.
public enum SnapshotContent: String, Hashable, Sendable, CaseIterable {
    /// A picture, as PNG.
    case picture
    /// The layout as text: views with their frames, and constraints.
    case layout
    /// The picture and the layout; if the picture differs, the layouts show which views moved and why.
    case pictureAndLayout

    var hasPicture: Bool { self != .layout }
    var hasLayout: Bool { self != .picture }
    /// The extensions of the files.
    var kinds: [String] { (hasPicture ? ["png"] : []) + (hasLayout ? ["txt"] : []) }
}

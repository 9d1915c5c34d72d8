/// Where the sizes of texts, images and controls come from.
public enum LeafSizes: String, CaseIterable, Sendable {
    /// They are measured.
    case measured
    /// The sizes that the document records are taken for the intrinsic content sizes.
    case recorded
}

/// The source of the sizes of texts, images and controls.
public enum LeafSizes: String, CaseIterable, Sendable {
    /// They are measured.
    case measured
    /// The sizes that the document records are taken for the intrinsic content sizes.
    case recorded
}

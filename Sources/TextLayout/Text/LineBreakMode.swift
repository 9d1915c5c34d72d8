/// The handling of text that is wider than its line.
package enum LineBreakMode: Hashable, Sendable {
    /// Continues on the next line, at a word boundary if there is one.
    case wordWrapping
    /// Continues on the next line, between any two characters.
    case charWrapping
    /// Clips the last line at the edge; the lines before it wrap between words.
    case clipping
    /// Replaces the start, the end or the middle by an ellipsis.
    case truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}

/// What happens to text that is wider than its line.
package enum LineBreakMode: Hashable, Sendable {
    /// Continues on the next line, at a word boundary if there is one.
    case wordWrapping
    /// Continues on the next line, between any two characters.
    case charWrapping
    /// Continues past the edge, where it is clipped, in the last line; the lines before are wrapped between words.
    case clipping
    /// An ellipsis replaces the start, the end or the middle.
    case truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}

/// What happens to text that is wider than its line.
package enum LineBreakMode: Hashable, Sendable {
    /// Continues on a further line, at a word boundary where one fits.
    case wordWrapping
    /// Continues on a further line, between any two characters.
    case charWrapping
    /// Runs out of sight.
    case clipping
    /// An ellipsis stands for the start, the end or the middle.
    case truncatingHead, truncatingTail, truncatingMiddle

    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}

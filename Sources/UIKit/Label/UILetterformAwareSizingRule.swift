/// The extra room for letterforms that extend beyond their line.
///
/// - Source: developer.apple.com/documentation/uikit/uiletterformawaresizingrule
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// The typographic bounds of the line.
    case typographic = 0
    /// The bounds of the letterforms.
    case oversize
}

/// A text view that may reserve room for letterforms beyond their line.
///
/// - Source: developer.apple.com/documentation/uikit/uiletterformawareadjusting
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// The extra room for letterforms that extend beyond their line.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UILetterformAwareAdjusting {}

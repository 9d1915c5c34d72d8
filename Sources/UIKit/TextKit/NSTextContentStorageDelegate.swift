/// The delegate of a content manager. It has no requirements here.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentmanagerdelegate
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// The delegate of a content storage.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentstoragedelegate
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// A custom paragraph for a range of the text, in UTF-16 units; nil for the default one. The layout uses the
    /// storage's text all the same.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns nil.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
    { nil }
}

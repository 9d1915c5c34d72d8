/// Hears what a document's elements are wanted for. It has no requirements here.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentmanagerdelegate
public protocol NSTextContentManagerDelegate: NSObjectProtocol {}

/// Makes the paragraphs of a document that is an attributed text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontentstoragedelegate
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph for a part of the text, in UTF-16 units; nil for one with the text as it is. The layout keeps the text of the storage.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns nil.
    public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
    { nil }
}

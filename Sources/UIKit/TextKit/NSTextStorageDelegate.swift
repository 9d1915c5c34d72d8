/// The delegate of a text storage. Every method has a default implementation that does nothing.
///
/// - Source: developer.apple.com/documentation/uikit/nstextstoragedelegate
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before changes are processed; characters and attributes may still be changed.
    ///
    /// - Parameters:
    ///   - editedRange: The range in UTF-16 units of the changed text.
    ///   - delta: The number of UTF-16 units by which the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)

    /// Called after attributes were fixed; attributes may still be changed, but not characters.
    ///
    /// - Parameters:
    ///   - editedRange: The range in UTF-16 units of the changed text.
    ///   - delta: The number of UTF-16 units by which the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {}
}

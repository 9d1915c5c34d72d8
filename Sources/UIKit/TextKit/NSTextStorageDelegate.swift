/// Hears of the changes of a text storage. Every method has a default implementation that does nothing.
///
/// - Source: developer.apple.com/documentation/uikit/nstextstoragedelegate
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// A change is about to be processed; characters and attributes may still be changed.
    ///
    /// - Parameters:
    ///   - editedRange: In UTF-16 units of the changed text.
    ///   - delta: By how many units the text became longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)

    /// Attributes were fixed; attributes may still be changed, characters not.
    ///
    /// - Parameters:
    ///   - editedRange: In UTF-16 units of the changed text.
    ///   - delta: By how many units the text became longer.
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

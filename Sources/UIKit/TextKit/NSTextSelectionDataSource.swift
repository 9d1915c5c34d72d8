/// Provides the structure of a document for moving and extending selections.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselectiondatasource
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }
    /// Calls a block with the words, sentences or paragraphs from a location on: with their text, their range, and the
    /// range including what follows.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The range of the character, word, line, sentence or paragraph at a location; nil outside the document.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    /// The location at a distance in UTF-16 units; nil outside the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// The distance between two locations in UTF-16 units.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// The writing direction of the paragraph at a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a block with each insertion point in the line at a location: with its distance from the line's start in
    /// points, its location, whether it is at the leading edge of the character there, and a flag that stops the
    /// enumeration.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The line at a point of the container that contains a location; nil if there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls a block with the boundaries of containers from a location on. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The orientation of the lines at a location. Optional.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

/// Default implementations for documents with one container of horizontal lines.
extension NSTextSelectionDataSource {
    /// Calls the block with the end of the document.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
    /// Returns `horizontal`.
    public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation {
        .horizontal
    }
}

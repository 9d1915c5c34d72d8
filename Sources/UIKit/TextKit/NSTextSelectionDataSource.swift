/// Tells of a document what moving and growing selections need.
///
/// - Source: developer.apple.com/documentation/uikit/nstextselectiondatasource
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The whole document.
    var documentRange: NSTextRange { get }
    /// Calls a block with the words, sentences or paragraphs from a place on: their text, their part, and that with what follows it.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The character, word, line, sentence or paragraph that a place is in; nil outside of the document.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    /// The place at a distance in UTF-16 units; nil outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// The distance from one place to another in UTF-16 units.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// The direction of the paragraph that a place is in.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a block with each cursor of a place's line: its distance from the line's start in points, its place, whether it is the leading edge of
    /// the character there, and whether to stop.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The line at a point of the container that a place is in; nil where there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls a block with the ends of containers from a place on. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Whether lines run from left to right or from top to bottom. Optional.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

/// What documents of one container of horizontal lines answer.
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

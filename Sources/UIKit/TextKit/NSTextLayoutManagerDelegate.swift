/// Takes part in the layout of a document.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment for the paragraph at a place, such as one of a subclass that draws more than the text. Asked each time that a fragment is wanted.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// What a link looks like; nil for nothing special.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
    /// Whether a line may end before a place. Not asked.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool
}

extension NSTextLayoutManagerDelegate {
    /// Returns a fragment that draws the text of the paragraph.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    /// Returns the attributes that links have anyway.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
        defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
    /// Returns true.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
    ) -> Bool { true }
}

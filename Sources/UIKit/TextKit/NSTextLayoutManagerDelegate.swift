/// Takes part in the layout of a document.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutmanagerdelegate
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment for the paragraph at a place, such as one of a subclass that draws more than the text. Asked each time that a fragment is wanted.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    /// Returns a fragment that draws the text of the paragraph.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}

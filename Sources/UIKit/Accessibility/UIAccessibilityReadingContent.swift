/// Text that is read aloud line by line, such as the page of a book.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// The line at a place of the screen.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The frame of a line, in the screen's coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// All of the text.
    func accessibilityPageContent() -> String?
    /// The text of a line with attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// All of the text with attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// The text of the line without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }
    /// All of the text without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}

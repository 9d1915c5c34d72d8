/// Content that is read aloud line by line, such as the page of a book.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// The number of the line at a point.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// The frame of a line, in the screen's coordinates.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The whole text.
    func accessibilityPageContent() -> String?
    /// The text of a line with attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// The whole text with attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns the text of the line without attributes.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }
    /// Returns the whole text without attributes.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}

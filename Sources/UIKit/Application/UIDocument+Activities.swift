/// The user activity of a document.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
extension UIDocument: UIUserActivityRestoring {
    /// The key of the document's URL in the user info of its activity.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"
}

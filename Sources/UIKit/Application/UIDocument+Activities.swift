/// What the user does with a document, as an activity.
///
/// - Source: developer.apple.com/documentation/uikit/uidocument
extension UIDocument: UIUserActivityRestoring {
    /// The key of the document's address in the information of its activity.
    nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"
}

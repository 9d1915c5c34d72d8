import UIKit

/// The user's answers to a colour picker.
extension UIColorPickerViewController {
    /// Chooses a colour.
    public func choose(_ color: UIColor) { choose(color, continuously: false) }
    /// Closes the picker.
    public func close() { finish() }
}

/// The user's answers to a browser of documents.
extension UIDocumentBrowserViewController {
    /// Chooses documents.
    public func choose(_ urls: [URL]) { open(urls) }
    /// Asks for a new document, which comes to a folder.
    public func askForNewDocument(in folder: URL) { create(in: folder) }
}

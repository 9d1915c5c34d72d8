import UIKit

/// The user's answers to a colour picker.
extension UIColorPickerViewController {
    /// Chooses a colour.
    public func choose(_ color: UIColor) { choose(color, continuously: false) }
    /// Closes the picker.
    public func close() { finish() }
}

/// The user's answers to a document browser.
extension UIDocumentBrowserViewController {
    /// Chooses documents.
    public func choose(_ urls: [URL]) { open(urls) }
    /// Requests a new document, which is created in a folder.
    public func askForNewDocument(in folder: URL) { create(in: folder) }
}

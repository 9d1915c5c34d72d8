import UIKit

/// The user's answers to a document picker.
extension UIDocumentPickerViewController {
    /// The uniform type identifiers of the documents that may be opened.
    public var openableTypes: [String] { types }

    /// Chooses documents to open. A picker that imports copies them first.
    ///
    /// - Throws: The file system's error if a document cannot be copied.
    public func choose(_ urls: [URL]) throws { try open(urls) }

    /// Chooses the folder to which the picker's documents are copied or moved.
    ///
    /// - Throws: The file system's error if a document cannot be copied or moved.
    public func chooseFolder(_ folder: URL) throws { try export(to: folder) }

    /// Closes the picker without choosing anything.
    public func chooseNothing() { cancel() }
}

extension UIDocumentInteractionController {
    /// Opens the document in another program, as a user does from the menu.
    ///
    /// - Parameter program: The program's identifier.
    public func chooseProgram(_ program: String) { open(in: program) }
}

import UIKit

/// The user's answers to a document picker.
extension UIDocumentPickerViewController {
    /// The uniform type identifiers of what may be opened.
    public var openableTypes: [String] { types }

    /// Chooses documents to open. A picker that imports copies them first.
    ///
    /// - Throws: What the file system says where a document cannot be copied.
    public func choose(_ urls: [URL]) throws { try open(urls) }

    /// Chooses the folder for the documents that the picker exports: they are copied or moved there.
    ///
    /// - Throws: What the file system says where a document cannot be copied or moved.
    public func chooseFolder(_ folder: URL) throws { try export(to: folder) }

    /// Closes the picker without choosing anything.
    public func chooseNothing() { cancel() }
}

extension UIDocumentInteractionController {
    /// Gives the document to another program, as a user does in the menu.
    ///
    /// - Parameter program: The program's identifier.
    public func chooseProgram(_ program: String) { open(in: program) }
}

/// The views and constraints that a program makes from documents, for tools.
@MainActor
package enum LoadedObjects {
    /// Receives each object with its id and the file name of its document.
    @exclusivity(unchecked) package static var listener: ((_ object: AnyObject, _ id: String, _ document: String) -> Void)?

    static func note(_ object: AnyObject, _ id: String?, in file: DocumentFile) {
        if let id { listener?(object, id, file.name) }
    }
}

/// Leave to use a document outside of the program's own folders, which on Apple's platforms is Foundation's.
///
/// - Source: developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
extension URL {
    /// Asks for leave to use a file. There are no such walls here: returns whether there is a file at the URL.
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.fileExists(atPath: path)
    }

    /// Gives the leave back. Does nothing here.
    public func stopAccessingSecurityScopedResource() {}
}

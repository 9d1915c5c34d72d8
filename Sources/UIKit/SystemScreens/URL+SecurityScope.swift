/// Access to documents outside the program's own folders, which belongs to Foundation on Apple's platforms.
///
/// - Source: developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
extension URL {
    /// Starts access to a file. There is no sandbox here: returns whether the file exists.
    public func startAccessingSecurityScopedResource() -> Bool {
        isFileURL && FileManager.default.fileExists(atPath: path)
    }

    /// Ends access to a file. Does nothing here.
    public func stopAccessingSecurityScopedResource() {}
}

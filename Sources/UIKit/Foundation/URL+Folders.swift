extension URL {
    /// The folder of the user's documents.
    ///
    /// - Source: developer.apple.com/documentation/foundation/url/documentsdirectory
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of caches, which the program can create again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of the program's supporting files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The library folder.
    public static var libraryDirectory: URL { homeDirectory.appending(component: "Library", directoryHint: .isDirectory) }
    /// The folder of downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: place, in: .userDomainMask).first ?? homeDirectory
    }
}

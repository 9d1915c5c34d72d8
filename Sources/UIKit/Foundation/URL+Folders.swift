extension URL {
    /// The folder of the user's documents.
    ///
    /// - Source: developer.apple.com/documentation/foundation/url/documentsdirectory
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of what the program can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of what the program keeps for itself.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of the program's own files.
    public static var libraryDirectory: URL { homeDirectory.appending(component: "Library", directoryHint: .isDirectory) }
    /// The folder of what was loaded.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ place: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: place, in: .userDomainMask).first ?? homeDirectory
    }
}

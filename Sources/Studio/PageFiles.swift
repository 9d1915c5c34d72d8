import Foundation

/// The files of the page: those beside the program that was built, or of the package that has it.
struct PageFiles {
    let folder: String

    /// - Parameter program: The path of the command.
    /// - Returns: Nil where the files are not found.
    init?(program: String) {
        let own = (program as NSString).deletingLastPathComponent
        let places = [
            own + "/Cairn_Studio.resources/Page", (own as NSString).deletingLastPathComponent + "/share/cairn/studio",
        ]
        guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0 + "/index.html") }) else { return nil }
        folder = found
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "json": "application/json", "svg": "image/svg+xml",
    ]

    /// A file of the page by the path of its address; nil where there is none.
    func file(_ path: String) -> (type: String, data: Data)? {
        let name = path == "/" ? "index.html" : String(path.dropFirst())
        // No folders, so that no name leads out of this one.
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }),
            !name.hasPrefix("."),
            let type = Self.types[(name as NSString).pathExtension],
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
        else { return nil }
        return (type, data)
    }
}

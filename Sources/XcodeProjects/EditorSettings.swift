import Foundation

/// The settings with which sourcekit-lsp finds UIKit in a package that is built with the Swift SDK.
package enum EditorSettings {
    private static let text = """
        {
          "swiftPM": {
            "swiftSDK": "cairn"
          }
        }

        """

    /// Writes the settings of the package in a folder, where it has none.
    package static func write(to folder: String) throws {
        let path = folder + "/.sourcekit-lsp/config.json"
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.createDirectory(atPath: folder + "/.sourcekit-lsp", withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

import Foundation

/// The settings of the Swift SDK for the language server: those at its start, and those of files.
struct Settings {
    /// The part of the settings that tells of an SDK.
    struct Configuration: Decodable {
        struct PackageManager: Decodable { let swiftSDK: String? }
        let swiftPM: PackageManager?
    }

    /// The name that the SDK has in its bundle.
    private static let sdk = "cairn"

    /// The arguments with which the client started the server.
    var initial: String?
    /// The folders of the user's own settings.
    private let userFolders: [URL]

    init(userFolders: [URL]) { self.userFolders = userFolders }

    /// Where the language server looks for the settings of the user.
    static var userFolders: [URL] {
        let configuration = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map {
            URL(filePath: $0).appending(path: "sourcekit-lsp")
        }
        return [configuration, FileManager.default.homeDirectoryForCurrentUser.appending(path: ".sourcekit-lsp")].compactMap {
            $0
        }
    }

    /// Whether the package of a file is built with the SDK. The settings of a folder hold for all below it that have no
    /// settings.
    func useSDK(forFileAt uri: String) -> Bool {
        guard let url = URL(string: uri), url.isFileURL else { return false }
        return (sdk(nearestTo: url.standardizedFileURL) ?? initial ?? userSDK()) == Self.sdk
    }

    private func sdk(nearestTo file: URL) -> String? {
        var folder = file
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if let sdk = Self.sdk(in: folder.appending(path: ".sourcekit-lsp/config.json")) { return sdk }
        }
        return nil
    }

    private func userSDK() -> String? {
        userFolders.lazy.compactMap { Self.sdk(in: $0.appending(path: "config.json")) }.first
    }

    /// The SDK that a file of settings names. The language server tells of files that cannot be read.
    private static func sdk(in file: URL) -> String? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        return (try? JSONDecoder().decode(Configuration.self, from: data))?.swiftPM?.swiftSDK
    }
}

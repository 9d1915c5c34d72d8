import Foundation

/// A workspace of Xcode: the projects that it shows.
package struct XcodeWorkspace {
    /// The paths of the projects `.xcodeproj`, in the workspace's order, without the one that CocoaPods writes.
    package let projects: [String]
    /// The paths of projects that are left out.
    package let leftOut: [String]

    /// Reads a workspace.
    ///
    /// - Parameter bundle: The path of the `.xcworkspace`.
    package init(bundle: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: bundle + "/contents.xcworkspacedata"))
        let folder = (bundle as NSString).deletingLastPathComponent
        let found = Self.locations(in: String(decoding: data, as: UTF8.self)).compactMap { Self.path($0, in: folder) }
        let existing = found.filter { $0.hasSuffix(".xcodeproj") && FileManager.default.fileExists(atPath: $0) }
        (projects, leftOut) = (existing.filter { !Self.isPods($0) }, existing.filter(Self.isPods))
    }

    private static func isPods(_ path: String) -> Bool { path.hasSuffix("/Pods.xcodeproj") }

    /// What stands in `location = "…"`.
    private static func locations(in text: String) -> [String] {
        var (found, rest) = ([String](), text[...])
        while let range = rest.range(of: #"location\s*=\s*"[^"]*""#, options: .regularExpression) {
            found.append(String(rest[range].split(separator: "\"")[1...].first ?? ""))
            rest = rest[range.upperBound...]
        }
        return found
    }

    /// The path of a location such as `group:App/App.xcodeproj`. Groups in workspaces that have a place of their own are rare, and are taken to
    /// have none.
    private static func path(_ location: String, in folder: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let name = String(location[location.index(after: colon)...])
        let path = location.hasPrefix("absolute:") ? name : "\(folder)/\(name)"
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

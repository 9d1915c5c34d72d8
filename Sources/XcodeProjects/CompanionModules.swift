import Foundation

/// The modules that stand for other frameworks of iOS, each a product of the package that has UIKit.
enum CompanionModules {
    static let names = [
        "AVFoundation", "AVKit", "CoreLocation", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "ObjectiveC",
        "SafariServices", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
    ]

    /// The modules that the sources of a target import, or use without an import, sorted.
    static func imported(by paths: [String]) -> [String] {
        var found: Set<String> = []
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for line in text.split(separator: "\n") where line.contains("import ") {
                module(of: line).map { _ = found.insert($0) }
            }
            if text.contains("objc_setAssociatedObject") { found.insert("ObjectiveC") }
        }
        return names.filter(found.contains)
    }

    /// The module that a line imports.
    private static func module(of line: Substring) -> String? {
        let words = line.split(whereSeparator: { " \t;.\r".contains($0) })
        guard let place = words.firstIndex(of: "import"),
            words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return nil }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        return words[(place + 1)...].first { !kinds.contains($0) }.map(String.init)
    }
}

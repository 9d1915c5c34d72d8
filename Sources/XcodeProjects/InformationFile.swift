import Foundation
import InterfaceBuilderDocument

/// The values of a program's Info.plist, as Xcode makes them of the file and the build settings.
enum InformationFile {
    static func values(of target: ImportedTarget) throws(PackageWriting.Fault) -> [String: Any] {
        var values = try target.infoPath.map(read) ?? [:]
        for (key, value) in target.infoSettings { set(key, value, in: &values) }
        if target.settings.isOn("GENERATE_INFOPLIST_FILE") {
            for (key, setting) in generated where values[key] == nil { values[key] = target.settings.text(setting) }
        }
        return values.mapValues { expanded($0, target.settings) }
    }

    private static func read(_ path: String) throws(PackageWriting.Fault) -> [String: Any] {
        let bytes: [UInt8]
        do throws(RegularFile.Fault) { bytes = try RegularFile.contents(path) } catch {
            throw .unreadable(path, place: nil, reason: error.reason)
        }
        if !bytes.starts(with: Array("bplist".utf8)) {
            // Foundation's reader tells no places.
            do throws(PropertyListError) { _ = try PropertyListParser.parse(bytes) } catch {
                throw .unreadable(path, place: error.position, reason: error.message)
            }
        }
        let list: Any
        do throws(RegularFile.Fault) { list = try PropertyListFile.values(path) } catch {
            throw .unreadable(path, place: nil, reason: error.reason)
        }
        guard let values = list as? [String: Any] else { throw .unreadable(path, place: nil, reason: "it is no dictionary") }
        return values
    }

    /// A value with the settings that its texts name put in.
    private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, settings) }
        case let table as [String: Any]: table.mapValues { expanded($0, settings) }
        default: value
        }
    }

    /// The keys that Xcode adds to a file that it generates, with the settings of their values.
    private static let generated = [
        ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
        ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
        ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ]

    /// Adds what Xcode makes of a setting `INFOPLIST_KEY_…`.
    private static func set(_ key: String, _ value: String, in values: inout [String: Any]) {
        switch key {
        case "UIApplicationSceneManifest_Generation":
            guard value == "YES", values["UIApplicationSceneManifest"] == nil else { return }
            values["UIApplicationSceneManifest"] = ["UIApplicationSupportsMultipleScenes": true]
        case "UILaunchScreen_Generation":
            if value == "YES", values["UILaunchScreen"] == nil { values["UILaunchScreen"] = [String: Any]() }
        case _ where value == "YES" || value == "NO": values[key] = value == "YES"
        case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
            let device = ["_iPhone": "~iphone", "_iPad": "~ipad"].first { key.hasSuffix($0.key) }
            let name = device.map { key.dropLast($0.key.count) + $0.value } ?? key
            values[name] = value.split(separator: " ").map(String.init)
        default: values[key] = value
        }
    }
}

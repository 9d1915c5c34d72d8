import Foundation

/// The bundles beside the program into which the package manager copies the resources of targets.
enum ResourceBundles {
    /// All bundles, sorted by name.
    static let all: [Bundle] = {
        let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap { Bundle(path: "\(folder)/\($0)") }
    }()

    /// The bundles to search for a resource of a bundle: the given one, or the main one followed by all others.
    ///
    /// On iOS an application's resources are in its main bundle. `Bundle(for:)` returns the main one on Linux, too.
    static func searched(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return [Bundle.main] + all }
        return [bundle]
    }
}

import Foundation

/// The bundles beside the program in which the package manager puts the resources of targets.
enum ResourceBundles {
    /// All of them, by name.
    static let all: [Bundle] = {
        let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap { Bundle(path: "\(folder)/\($0)") }
    }()

    /// The bundles in which a program finds what it looks for in a bundle: the one given, or the main one followed by
    /// all others.
    ///
    /// On iOS an application's resources are in its main bundle. `Bundle(for:)` gives the main one on Linux, too.
    static func searched(for bundle: Bundle?) -> [Bundle] {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return [Bundle.main] + all }
        return [bundle]
    }
}

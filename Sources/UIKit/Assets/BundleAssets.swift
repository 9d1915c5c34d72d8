import Foundation

/// The asset libraries of bundles, created on first use.
///
/// Asset catalogues are not compiled on Linux: a program copies its `.xcassets` folders as resources, and their source
/// files are read.
final class BundleAssets: @unchecked Sendable {
    static let shared = BundleAssets()
    private let lock = NSLock()
    private var libraries: [String: AssetLibrary] = [:]

    /// The libraries in which a program finds the images and colours of a bundle, the main one by default.
    func libraries(of bundle: Bundle?) -> [AssetLibrary] {
        ResourceBundles.searched(for: bundle).map { library(in: $0.resourcePath ?? $0.bundlePath) }
    }

    /// The library of the catalogues and image files directly in a folder.
    func library(in folder: String) -> AssetLibrary {
        lock.withLock {
            if let known = libraries[folder] { return known }
            let library = Self.read(folder)
            libraries[folder] = library
            return library
        }
    }

    private static func read(_ folder: String) -> AssetLibrary {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        return AssetLibrary(
            catalogs: names.filter { $0.hasSuffix(".xcassets") }, files: names.filter(AssetLibrary.hasImageExtension))
    }
}

extension AssetLibrary {
    /// Whether a path has the extension of an image file.
    package static func hasImageExtension(_ path: String) -> Bool {
        ["png", "jpg", "jpeg", "pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
    }
}

extension UIImage {
    /// The image with a name in the main bundle: a file, or a set of an asset catalogue; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The image with a name in a bundle: a file, or a set of an asset catalogue; nil if there is none.
    ///
    /// The variant for dark appearance is used if the image is drawn with dark traits.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let traits = UITraitCollection.current.values.merged(with: traitCollection?.values ?? .init())
        let libraries = BundleAssets.shared.libraries(of: bundle)
        guard let image = libraries.lazy.compactMap({ $0.image(named: name, traits: traits) }).first else { return nil }
        self.init(image.content, traits: image.traits)
    }

    /// Creates the image with a name in a bundle, for the traits of a configuration; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}

extension UIColor {
    /// The colour with a name in the main bundle's asset catalogues; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour with a name in a bundle's asset catalogues, which follows the appearance; nil if there is none.
    ///
    /// - Parameter traitCollection: Has no effect: the colour is resolved when it is drawn.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let libraries = BundleAssets.shared.libraries(of: bundle)
        guard let color = libraries.lazy.compactMap({ $0.color(named: name) }).first else { return nil }
        self.init(color.kind)
    }
}

/// A file of an asset catalogue's data set.
///
/// - Source: developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The set's name.
    public let name: NSDataAssetName
    /// The file's bytes.
    public let data: Data
    /// The file's uniform type identifier.
    public let typeIdentifier: String

    /// Loads the set of a name in the main bundle; nil if there is none.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Loads the set of a name in a bundle; nil if there is none.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let libraries = BundleAssets.shared.libraries(of: bundle === Bundle.main ? nil : bundle)
        guard let found = libraries.lazy.compactMap({ $0.data(named: name) }).first else { return nil }
        (self.name, data, typeIdentifier) = (name, found.data, found.type)
        super.init()
    }
}

/// The name of a data set.
public typealias NSDataAssetName = String

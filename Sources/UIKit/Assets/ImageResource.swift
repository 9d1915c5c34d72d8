/// The name of an image in an asset catalogue, as Xcode generates it.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a name in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

    /// Whether names and bundles are equal.
    public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool { lhs.name == rhs.name && lhs.bundle === rhs.bundle }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a colour in an asset catalogue, as Xcode generates it.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, @unchecked Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a name in a bundle.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }

    /// Whether names and bundles are equal.
    public static func == (lhs: ColorResource, rhs: ColorResource) -> Bool { lhs.name == rhs.name && lhs.bundle === rhs.bundle }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension UIImage {
    /// Creates the image of a name in the program's catalogues or files, as image literals do. Stops the program if there is none.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiimage/init(imageliteralresourcename:)
    public convenience init(imageLiteralResourceName name: String) {
        guard let found = UIImage(named: name) else { fatalError("There is no image named \(name).") }
        self.init(found.content, traits: found.traits)
    }

    /// Creates the image of a name; an empty one if there is none.
    public convenience init(resource: ImageResource) {
        if let found = UIImage(named: resource.name, in: resource.bundle, with: nil), let pixels = found.cgImage {
            self.init(cgImage: pixels, scale: found.scale, orientation: .up)
        } else {
            self.init()
        }
    }
}

extension UIColor {
    /// Creates the colour of a name; a clear one if there is none.
    public convenience init(resource: ColorResource) {
        self.init { UIColor(named: resource.name, in: resource.bundle, compatibleWith: $0) ?? .clear }
    }
}

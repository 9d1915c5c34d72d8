public import Foundation

/// A scene: the node that has all others.
///
/// - Source: developer.apple.com/documentation/scenekit/scnscene
open class SCNScene: NSObject, @unchecked Sendable {
    /// Creates an empty scene.
    public override init() { super.init() }
    /// Reads a scene of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(named name: String) {
        FileHandle.standardError.write(
            Data("[SceneKit] The scene \(name) is not read: files of scenes are not supported.\n".utf8))
        return nil
    }
    /// Reads a scene of a file; throws, since those are not read here.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    /// An option of reading a file.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates an option from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The node that has all others.
    public let rootNode = SCNNode()
    /// The background.
    public let background = SCNMaterialProperty()
}

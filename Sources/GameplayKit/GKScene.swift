public import Foundation

/// The root of the nodes of a scene that has things and graphs.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkscenerootnodetype
public protocol GKSceneRootNodeType: NSObjectProtocol {}

/// A scene with its things and graphs. Files of scenes are not read here.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkscene
open class GKScene: NSObject {
    /// The things of the scene.
    public private(set) var entities: [GKEntity] = []
    /// The graphs of the scene by their names.
    public private(set) var graphs: [String: GKGraph] = [:]
    /// The root of the nodes.
    open var rootNode: (any GKSceneRootNodeType)?

    /// Creates an empty scene.
    public override init() { super.init() }
    /// Reads a scene of a file. Those are not read here, which a line in the log says: nil.
    public convenience init?(fileNamed filename: String) {
        FileHandle.standardError.write(
            Data("[GameplayKit] The scene \(filename) is not read: files of scenes are not supported.\n".utf8))
        return nil
    }

    /// Adds a thing.
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
    /// Removes a thing.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    /// Adds a graph.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    /// Removes a graph.
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

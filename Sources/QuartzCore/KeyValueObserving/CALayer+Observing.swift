/// A protocol that makes the key paths of layers of any class usable by name.
package protocol LayerPaths: CALayer {}
extension CALayer: LayerPaths {}

extension CALayer: KeyValueObservable {
    package static func observablePaths(from root: Any.Type) -> [ObservablePath] {
        (root as? any LayerPaths.Type).map(paths) ?? []
    }

    private static func paths<Root: LayerPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("bounds", \Root.bounds), ObservablePath("position", \Root.position),
            ObservablePath("frame", \Root.frame), ObservablePath("transform", \Root.transform),
            ObservablePath("hidden", \Root.isHidden), ObservablePath("opacity", \Root.opacity),
            ObservablePath("backgroundColor", \Root.backgroundColor),
        ]
    }

    /// Notifies observers of the layer, and of its view, that an observable property may have changed.
    func tellObservers() {
        KeyValueObservers.changed(self)
        if let delegate { KeyValueObservers.changed(delegate) }
    }
}

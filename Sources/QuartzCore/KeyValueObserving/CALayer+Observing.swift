/// Lends its name to key paths from layers of any class.
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

    /// An observable property changed: observers of the layer, and of the view that it belongs to, look.
    func tellObservers() {
        KeyValueObservers.changed(self)
        if let delegate { KeyValueObservers.changed(delegate) }
    }
}

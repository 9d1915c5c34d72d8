import RuntimeReflection

extension CALayer {
    /// Creates a layer of a class known only at run time, with its `init()`.
    package static func make(_ layerClass: CALayer.Type) -> CALayer {
        makeInstance(of: layerClass)
    }
}

public import QuartzCore
import RuntimeReflection

/// The initial value of a property that `@NSManaged` gives a layer: the class's default for its key, or zero.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayer/defaultvalue(forkey:)
public func layerPropertyDefault<Value>(_ layer: CALayer.Type, _ key: String, _ zero: Value) -> Value {
    layer.defaultValue(forKey: key).flatMap { PropertyValue.cast($0, to: Value.self) } ?? zero
}

/// A property that `@NSManaged` gives a layer was set. The layer is drawn again where its class asks for that;
/// animations of such properties are not followed, so what is drawn is the last value.
public func layerPropertyWasSet(_ layer: CALayer, _ key: String) {
    if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
}

/// An animatable property of layers.
struct LayerProperty {
    let name: String
    let form: LayerValue.Form
    let get: (CALayer) -> LayerValue
    let set: (CALayer, LayerValue) -> Void

    private init(
        _ name: String, _ form: LayerValue.Form, get: @escaping (CALayer) -> Any?, set: @escaping (CALayer, LayerValue) -> Void
    ) {
        (self.name, self.form, self.set) = (name, form, set)
        self.get = { LayerValue(get($0), as: form) }
    }

    private static func value<Layer: CALayer, Value>(
        _ name: String, _ form: LayerValue.Form, _ path: ReferenceWritableKeyPath<Layer, Value>,
        _ read: @escaping (LayerValue) -> Value
    ) -> LayerProperty {
        LayerProperty(name, form) {
            ($0 as? Layer)?[keyPath: path]
        } set: {
            ($0 as? Layer)?[keyPath: path] = read($1)
        }
    }

    /// A property that switches between its values without interpolation, unless both are images.
    private static func object<Layer: CALayer, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> LayerProperty {
        LayerProperty(name, .object) {
            ($0 as? Layer)?[keyPath: path]
        } set: { layer, value in
            if let value = value.object as? Value { (layer as? Layer)?[keyPath: path] = value }
        }
    }

    /// The properties of every layer.
    nonisolated(unsafe) static let ofLayers: [LayerProperty] = [
        value("bounds", .rect, \CALayer.bounds, \.rect), value("position", .point, \CALayer.position, \.point),
        value("anchorPoint", .point, \CALayer.anchorPoint, \.point), value("zPosition", .number, \CALayer.zPosition, \.number),
        value("transform", .transform, \CALayer.transform, \.transform),
        value("sublayerTransform", .transform, \CALayer.sublayerTransform, \.transform),
        value("opacity", .number, \CALayer.opacity) { Float($0.number) },
        value("backgroundColor", .color, \CALayer.backgroundColor) { $0.color },
        value("cornerRadius", .number, \CALayer.cornerRadius, \.number),
        value("borderWidth", .number, \CALayer.borderWidth, \.number),
        value("borderColor", .color, \CALayer.borderColor) { $0.color },
        value("contentsRect", .rect, \CALayer.contentsRect, \.rect),
        value("contentsScale", .number, \CALayer.contentsScale, \.number),
        value("shadowColor", .color, \CALayer.shadowColor) { $0.color },
        value("shadowOpacity", .number, \CALayer.shadowOpacity) { Float($0.number) },
        value("shadowOffset", .size, \CALayer.shadowOffset, \.size),
        value("shadowRadius", .number, \CALayer.shadowRadius, \.number),
        value("shadowPath", .path, \CALayer.shadowPath, \.cgPath),
        object("contents", \CALayer.contents), object("hidden", \CALayer.isHidden),
        object("masksToBounds", \CALayer.masksToBounds),
    ]
    nonisolated(unsafe) static let ofShapes: [LayerProperty] = [
        value("path", .path, \CAShapeLayer.path, \.cgPath), value("fillColor", .color, \CAShapeLayer.fillColor) { $0.color },
        value("strokeColor", .color, \CAShapeLayer.strokeColor) { $0.color },
        value("strokeStart", .number, \CAShapeLayer.strokeStart, \.number),
        value("strokeEnd", .number, \CAShapeLayer.strokeEnd, \.number),
        value("lineWidth", .number, \CAShapeLayer.lineWidth, \.number),
        value("miterLimit", .number, \CAShapeLayer.miterLimit, \.number),
        value("lineDashPhase", .number, \CAShapeLayer.lineDashPhase, \.number),
    ]
    nonisolated(unsafe) static let ofGradients: [LayerProperty] = [
        value("colors", .colors, \CAGradientLayer.colors) { $0.colors },
        value("locations", .numbers, \CAGradientLayer.locations) { $0.numbers.map { NSNumber(value: $0) } },
        value("startPoint", .point, \CAGradientLayer.startPoint, \.point),
        value("endPoint", .point, \CAGradientLayer.endPoint, \.point),
    ]
    nonisolated(unsafe) static let ofTexts: [LayerProperty] = [
        value("fontSize", .number, \CATextLayer.fontSize, \.number),
        value("foregroundColor", .color, \CATextLayer.foregroundColor) { $0.color },
    ]
    nonisolated(unsafe) static let ofEmitters: [LayerProperty] = [
        value("emitterPosition", .point, \CAEmitterLayer.emitterPosition, \.point),
        value("emitterSize", .size, \CAEmitterLayer.emitterSize, \.size),
        value("birthRate", .number, \CAEmitterLayer.birthRate) { Float($0.number) },
        value("lifetime", .number, \CAEmitterLayer.lifetime) { Float($0.number) },
    ]
    nonisolated(unsafe) static let ofReplicators: [LayerProperty] = [
        value("instanceCount", .number, \CAReplicatorLayer.instanceCount) { Int($0.number.rounded()) },
        value("instanceDelay", .number, \CAReplicatorLayer.instanceDelay) { Double($0.number) },
        value("instanceTransform", .transform, \CAReplicatorLayer.instanceTransform, \.transform),
        value("instanceColor", .color, \CAReplicatorLayer.instanceColor) { $0.color },
        value("instanceRedOffset", .number, \CAReplicatorLayer.instanceRedOffset) { Float($0.number) },
        value("instanceGreenOffset", .number, \CAReplicatorLayer.instanceGreenOffset) { Float($0.number) },
        value("instanceBlueOffset", .number, \CAReplicatorLayer.instanceBlueOffset) { Float($0.number) },
        value("instanceAlphaOffset", .number, \CAReplicatorLayer.instanceAlphaOffset) { Float($0.number) },
    ]
}

extension CALayer {
    /// The property of the layer's class with a name.
    func property(named name: some StringProtocol) -> LayerProperty? {
        type(of: self).ownProperties.first { $0.name == name } ?? LayerProperty.ofLayers.first { $0.name == name }
    }
}

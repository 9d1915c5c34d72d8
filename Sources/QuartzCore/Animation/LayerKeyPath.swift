/// The key path of an animatable value of a layer: a property, or a part of one.
struct LayerKeyPath {
    /// A part of a property's value.
    private enum Part {
        case whole
        /// A range of the value's numbers.
        case numbers(Range<Int>, LayerValue.Form)
        /// Angles, scales or translations of a transform.
        case transform(WritableKeyPath<TransformParts, SIMD3<Double>>, axes: [Int])
    }

    private let property: LayerProperty
    private let part: Part

    /// nil if the layer has no such value.
    init?(_ path: String, in layer: CALayer) {
        let names = path.split(separator: ".", maxSplits: 1)
        guard let name = names.first, let property = layer.property(named: name),
            let part = names.count == 1 ? .whole : Self.part(names[1], of: property.form)
        else { return nil }
        (self.property, self.part) = (property, part)
    }

    private static func part(_ name: Substring, of form: LayerValue.Form) -> Part? {
        switch (form, name) {
        case (.point, "x"), (.size, "width"): .numbers(0..<1, .number)
        case (.point, "y"), (.size, "height"): .numbers(1..<2, .number)
        case (.rect, "origin"): .numbers(0..<2, .point)
        case (.rect, "size"): .numbers(2..<4, .size)
        case (.rect, "origin.x"): .numbers(0..<1, .number)
        case (.rect, "origin.y"): .numbers(1..<2, .number)
        case (.rect, "size.width"): .numbers(2..<3, .number)
        case (.rect, "size.height"): .numbers(3..<4, .number)
        case (.transform, _): transformPart(name)
        default: nil
        }
    }

    private static func transformPart(_ name: Substring) -> Part? {
        let names = name.split(separator: ".")
        guard names.count <= 2, let axes = axes(names.count == 2 ? names[1] : "") else { return nil }
        return switch names.first {
        case "rotation": .transform(\.angles, axes: axes.isEmpty ? [2] : axes)
        case "scale": .transform(\.scale, axes: axes.isEmpty ? [0, 1, 2] : axes)
        case "translation": .transform(\.translation, axes: axes.isEmpty ? [0, 1] : axes)
        default: nil
        }
    }

    private static func axes(_ name: Substring) -> [Int]? {
        switch name {
        case "": []
        case "x": [0]
        case "y": [1]
        case "z": [2]
        default: nil
        }
    }

    // MARK: The value

    func value(in layer: CALayer) -> LayerValue {
        let value = property.get(layer)
        switch part {
        case .whole: return value
        case .numbers(let range, let form): return LayerValue(form: form, Array(value.numbers[range]))
        case .transform(let field, let axes):
            let parts = TransformParts(value.transform)[keyPath: field]
            // A scale of all axes is their mean, a translation along both planar axes a size.
            if axes.count == 2 { return LayerValue(form: .size, [parts.x, parts.y]) }
            return LayerValue(form: .number, [axes.reduce(0) { $0 + parts[$1] } / Double(axes.count)])
        }
    }

    func set(_ value: LayerValue, in layer: CALayer) {
        switch part {
        case .whole: property.set(layer, value)
        case .numbers(let range, _):
            var whole = property.get(layer)
            whole.numbers.replaceSubrange(range, with: value.numbers)
            property.set(layer, whole)
        case .transform(let field, let axes):
            var parts = TransformParts(property.get(layer).transform)
            for (index, axis) in axes.enumerated() {
                parts[keyPath: field][axis] = value.numbers[min(index, value.numbers.count - 1)]
            }
            property.set(layer, LayerValue(parts.transform, as: .transform))
        }
    }
}

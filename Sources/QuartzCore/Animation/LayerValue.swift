import Rasterizer

/// A value of a layer's property as numbers that can be interpolated and added.
struct LayerValue {
    /// The meaning of the numbers.
    enum Form {
        case number, point, size, rect
        /// The sixteen numbers of a matrix, interpolated by its decomposition.
        case transform
        /// Red, green and blue, premultiplied, and alpha; empty for no colour.
        case color
        /// The colours of a gradient.
        case colors
        /// The locations of a gradient.
        case numbers
        /// The points of ``path``.
        case path
        /// An object that switches halfway; images cross-fade.
        case object
    }

    let form: Form
    var numbers: [Double]
    /// The structure to which the numbers of a path belong.
    var path: VectorPath?
    /// The object of a value that is not interpolated.
    var object: Any?

    init(form: Form, _ numbers: [Double], path: VectorPath? = nil, object: Any? = nil) {
        (self.form, self.numbers, self.path, self.object) = (form, numbers, path, object)
    }

    /// Creates the value of a program's object; zeros if it is of another type.
    init(_ any: Any?, as form: Form) {
        self.form = form
        switch form {
        case .number: numbers = [Self.number(any) ?? 0]
        case .point, .size, .rect: numbers = Self.geometry(any, form)
        case .transform: numbers = Self.transform(any).numbers
        case .color: numbers = (any as? CGColor).map(\.premultiplied) ?? [0, 0, 0, 0]
        case .colors: numbers = (any as? [Any] ?? []).flatMap { ($0 as? CGColor)?.premultiplied ?? [] }
        case .numbers: numbers = (any as? [Any] ?? []).map { Self.number($0) ?? 0 }
        case .path:
            path = (any as? CGPath)?.vector
            numbers = path?.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } } ?? []
        case .object: (numbers, object) = ([], any)
        }
    }

    private static func number(_ any: Any?) -> Double? {
        switch any {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func geometry(_ any: Any?, _ form: Form) -> [Double] {
        if form == .rect {
            let rect = any as? CGRect ?? .zero
            return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        }
        return switch any {
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        default: [0, 0]
        }
    }

    private static func transform(_ any: Any?) -> CATransform3D {
        switch any {
        case let affine as CGAffineTransform: CATransform3DMakeAffineTransform(affine)
        case let transform as CATransform3D: transform
        default: CATransform3DIdentity
        }
    }

    // MARK: Arithmetic

    /// The neutral value of addition.
    var nothing: LayerValue {
        var value = self
        value.numbers = form == .transform ? CATransform3DIdentity.numbers : numbers.map { _ in 0 }
        return value
    }

    var negated: LayerValue {
        var value = self
        value.numbers = form == .transform ? CATransform3DInvert(transform).numbers : numbers.map { -$0 }
        return value
    }

    /// The sum; for transforms, this one followed by the other.
    func adding(_ other: LayerValue) -> LayerValue {
        guard numbers.count == other.numbers.count else { return other }
        var value = self
        value.numbers =
            form == .transform
            ? CATransform3DConcat(transform, other.transform).numbers : zip(numbers, other.numbers).map { $0 + $1 }
        return value
    }

    /// The value interpolated with another one, 0 being this one and 1 the other.
    func blended(with other: LayerValue, _ progress: Double) -> LayerValue {
        if let image = object as? CGImage, let next = other.object as? CGImage {
            return LayerValue(form: form, [], object: image.crossFaded(with: next, progress))
        }
        guard numbers.count == other.numbers.count, !numbers.isEmpty, hasStructure(of: other) else {
            return progress < 0.5 ? self : other
        }
        var value = self
        value.numbers =
            form == .transform
            ? TransformParts(transform).blended(with: TransformParts(other.transform), progress).transform.numbers
            : zip(numbers, other.numbers).map { $0 + ($1 - $0) * progress }
        return value
    }

    private func hasStructure(of other: LayerValue) -> Bool {
        guard let path, let end = other.path else { return true }
        return path.elements.count == end.elements.count
            && zip(path.elements, end.elements).allSatisfy { $0.points.count == $1.points.count }
    }

    /// The weighted sum; the first value if their forms differ.
    static func sum(_ values: [LayerValue], _ weights: [Double]) -> LayerValue {
        var result = values[0]
        guard values.allSatisfy({ $0.numbers.count == result.numbers.count }) else { return result }
        for index in result.numbers.indices {
            result.numbers[index] = zip(values, weights).reduce(0) { $0 + $1.0.numbers[index] * $1.1 }
        }
        return result
    }

    /// The distance to another value, in the property's unit.
    func distance(to other: LayerValue) -> Double {
        zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    // MARK: Reading

    var number: CGFloat { CGFloat(numbers[0]) }
    var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    var transform: CATransform3D { CATransform3D(numbers: numbers) }
    var color: CGColor { CGColor(premultiplied: numbers) }
    var colors: [CGColor] {
        stride(from: 0, to: numbers.count, by: 4).map { CGColor(premultiplied: Array(numbers[$0..<$0 + 4])) }
    }
    /// The value as an object for programs.
    var boxed: Any? {
        switch form {
        case .number: numbers[0]
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        case .color: color
        case .colors: colors
        case .numbers: numbers.map { NSNumber(value: $0) }
        case .path: cgPath
        case .object: object
        }
    }
    /// The path with the points of the numbers; nil for no path.
    var cgPath: CGPath? {
        guard let path else { return nil }
        var index = 0
        return CGPath(
            path.mapped { _ in
                defer { index += 2 }
                return CGPoint(x: numbers[index], y: numbers[index + 1])
            })
    }
}

extension CGColor {
    fileprivate var premultiplied: [Double] {
        let parts = sRGBComponents.map { Double($0) }
        return parts.dropLast().map { $0 * parts[3] } + [parts[3]]
    }

    fileprivate convenience init(premultiplied numbers: [Double]) {
        let alpha = min(max(numbers[3], 0), 1)
        let parts = numbers.prefix(3).map { alpha > 0 ? $0 / alpha : 0 }
        self.init(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
}

extension CATransform3D {
    /// The numbers of the matrix, row by row.
    var numbers: [Double] { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }

    init(numbers n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
            m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}

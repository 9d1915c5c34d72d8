/// Archiving of paths: their elements, fill rule and line style.
extension UIBezierPath: NSSecureCoding {
    /// Whether secure coding is supported; true.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the elements, the fill rule and the line style.
    public func encode(with coder: NSCoder) {
        var kinds: [UInt8] = []
        var coordinates: [CGFloat] = []
        cgPath.applyWithBlock { element in
            kinds.append(UInt8(element.pointee.type.rawValue))
            for place in 0..<element.pointee.type.pointCount {
                coordinates += [element.pointee.points[place].x, element.pointee.points[place].y]
            }
        }
        coder.encode(Data(kinds) as NSData, forKey: Key.kinds)
        coder.encodeNumbers(coordinates, forKey: Key.coordinates)
        encodeLine(with: coder)
    }

    private func encodeLine(with coder: NSCoder) {
        let dashes = lineDashes
        coder.encodeNumbers(dashes.pattern, forKey: Key.dashes)
        coder.encode(usesEvenOddFillRule, forKey: Key.isEvenOdd)
        coder.encode(Int(lineCapStyle.rawValue), forKey: Key.lineCap)
        coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.lineJoin)
        for (key, value) in [
            (Key.dashPhase, dashes.phase), (Key.lineWidth, lineWidth), (Key.miterLimit, miterLimit), (Key.flatness, flatness),
        ] {
            coder.encode(Double(value), forKey: key)
        }
    }

    func decodeLine(with coder: NSCoder) {
        lineDashes = (coder.decodeNumbers(forKey: Key.dashes) ?? [], coder.decodeLength(forKey: Key.dashPhase))
        usesEvenOddFillRule = coder.decodeBool(forKey: Key.isEvenOdd)
        lineCapStyle = CGLineCap(rawValue: Int32(clamping: coder.decodeInteger(forKey: Key.lineCap))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: Int32(clamping: coder.decodeInteger(forKey: Key.lineJoin))) ?? .miter
        lineWidth = coder.decodeLength(forKey: Key.lineWidth)
        miterLimit = coder.decodeLength(forKey: Key.miterLimit)
        flatness = coder.decodeLength(forKey: Key.flatness)
    }

    private enum Key {
        static let kinds = "UIBezierPathElements"
        static let coordinates = "UIBezierPathCoordinates"
        static let isEvenOdd = "UIBezierPathUsesEvenOddFillRule"
        static let lineWidth = "UIBezierPathLineWidth"
        static let lineCap = "UIBezierPathLineCapStyle"
        static let lineJoin = "UIBezierPathLineJoinStyle"
        static let miterLimit = "UIBezierPathMiterLimit"
        static let flatness = "UIBezierPathFlatness"
        static let dashes = "UIBezierPathLineDashPattern"
        static let dashPhase = "UIBezierPathLineDashPhase"
    }

    /// Decodes the elements; nil if the archive has none, or kinds and points that do not match.
    static func elements(_ coder: NSCoder) -> CGPath? {
        guard let bytes: NSData = coder.decodeValue(of: [NSData.self], forKey: Key.kinds),
            let coordinates = coder.decodeNumbers(forKey: Key.coordinates)
        else { return nil }
        let kinds = (bytes as Data).compactMap { CGPathElementType(rawValue: Int32($0)) }
        guard kinds.count == bytes.length, coordinates.count == 2 * kinds.reduce(0, { $0 + $1.pointCount }) else { return nil }
        let points = stride(from: 0, to: coordinates.count, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) }
        return path(kinds, points)
    }

    private static func path(_ kinds: [CGPathElementType], _ points: [CGPoint]) -> CGPath? {
        let path = CGMutablePath()
        var rest = points[...]
        for kind in kinds {
            if kind != .moveToPoint, path.isEmpty { return nil }
            let own = Array(rest.prefix(kind.pointCount))
            rest = rest.dropFirst(kind.pointCount)
            switch kind {
            case .moveToPoint: path.move(to: own[0])
            case .addLineToPoint: path.addLine(to: own[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: own[1], control: own[0])
            case .addCurveToPoint: path.addCurve(to: own[2], control1: own[0], control2: own[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

import CoreGraphics
import Testing

/// Members of contexts that programs use often, each seen by the pixels that it changes.
@Suite("Members of contexts")
struct ContextMemberTests {
    private let space = CGColorSpaceCreateDeviceRGB()

    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data + (context.height - 1 - y) * context.bytesPerRow + x * 4, count: 4))
    }
    private func alpha(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 { try pixel(context, x, y)[3] }

    // MARK: Paths

    @Test func ellipses() throws {
        let (filled, stroked) = (try makeContext(20, 20), try makeContext(20, 20))
        filled.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
        filled.fillPath()
        #expect(try alpha(filled, 10, 10) == 255 && alpha(filled, 3, 3) == 0 && alpha(filled, 10, 17) > 200)
        stroked.setLineWidth(2)
        stroked.strokeEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
        #expect(try alpha(stroked, 10, 10) == 0 && alpha(stroked, 10, 17) == 255 && alpha(stroked, 2, 10) == 255)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(path.boundingBoxOfPath.width.rounded() == 8 && path.boundingBoxOfPath.height.rounded() == 4)
        let rounded = CGMutablePath()
        rounded.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 4, cornerHeight: 4)
        #expect(rounded.contains(CGPoint(x: 5, y: 0.1)) && !rounded.contains(CGPoint(x: 0.3, y: 0.3)))
    }

    @Test func thePathThatIsBeingMade() throws {
        let context = try makeContext(10, 10)
        context.move(to: CGPoint(x: 1, y: 2))
        context.addLine(to: CGPoint(x: 7, y: 2))
        context.addLine(to: CGPoint(x: 7, y: 8))
        #expect(context.currentPointOfPath == CGPoint(x: 7, y: 8))
        context.closePath()
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
        context.beginPath()
        #expect(context.isPathEmpty)
        context.fillPath()
        #expect(try alpha(context, 5, 3) == 0)
    }

    @Test func rulesOfDrawing() throws {
        for (mode, inner, edge) in [
            (CGPathDrawingMode.eoFill, 0, 0), (.eoFillStroke, 0, 255), (.fill, 255, 0), (.fillStroke, 255, 255),
        ] {
            let context = try makeContext(20, 20)
            context.setLineWidth(2)
            context.addRect(CGRect(x: 3, y: 3, width: 14, height: 14))
            context.addRect(CGRect(x: 7, y: 7, width: 6, height: 6))
            context.drawPath(using: mode)
            #expect(
                try Int(alpha(context, 10, 10)) == inner && Int(alpha(context, 2, 10)) == edge && alpha(context, 5, 10) == 255)
        }
    }

    // MARK: Lines

    @Test func capsOfLines() throws {
        for (cap, beyond, corner) in [(CGLineCap.butt, 0, 0), (.round, 255, 0), (.square, 255, 255)] {
            let context = try makeContext(20, 20)
            context.setLineWidth(8)
            context.setLineCap(cap)
            context.move(to: CGPoint(x: 8, y: 10))
            context.addLine(to: CGPoint(x: 12, y: 10))
            context.strokePath()
            #expect(try Int(alpha(context, 14, 10)) == beyond && Int(alpha(context, 15, 13)) == corner)
        }
    }

    @Test func joinsOfLines() throws {
        for (join, limit, tip) in [(CGLineJoin.miter, 10.0, 255), (.miter, 1, 0), (.bevel, 10, 0), (.round, 10, 0)] {
            let context = try makeContext(20, 20)
            context.setLineWidth(6)
            context.setLineJoin(join)
            context.setMiterLimit(limit)
            context.move(to: CGPoint(x: 2, y: 5))
            context.addLine(to: CGPoint(x: 14, y: 5))
            context.addLine(to: CGPoint(x: 14, y: 18))
            context.strokePath()
            #expect(try (alpha(context, 16, 2) > 128) == (tip == 255), "\(join) \(limit)")
        }
    }

    @Test func edgesWithoutSmoothing() throws {
        for (draws, allows, expected) in [(true, true, 128), (false, true, 255), (true, false, 255)] {
            let context = try makeContext(4, 4)
            context.setShouldAntialias(draws)
            context.setAllowsAntialiasing(allows)
            context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 4))
            let seen = try Int(alpha(context, 1, 1))
            #expect(abs(seen - expected) <= 1 || (expected == 255 && seen == 0))
        }
        let text = try makeContext(4, 4)
        // What letters look like on screens of coloured stripes; bitmaps are grey whatever is set.
        text.setAllowsFontSmoothing(true)
        text.setShouldSmoothFonts(true)
        text.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(text, 0, 0) == [0, 0, 0, 255])
    }

    // MARK: Transforms

    @Test func transformsTurnAndJoin() throws {
        let context = try makeContext(20, 20)
        context.translateBy(x: 10, y: 10)
        context.rotate(by: .pi / 2)
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 1))
        #expect(try alpha(context, 9, 14) == 255 && alpha(context, 14, 10) == 0)
        context.concatenate(CGAffineTransform(rotationAngle: -.pi / 2))
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 1))
        #expect(try alpha(context, 14, 10) == 255)
        let place = CGPoint(x: 1, y: 1).applying(context.userSpaceToDeviceSpaceTransform)
        #expect(abs(place.x - 11) < 1e-9 && abs(place.y - 11) < 1e-9)
        #expect(context.bitsPerComponent == 8 && context.bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue == 1)
    }

    @Test func partsOfTransforms() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: 3), horizontalShear: 0, rotation: 0, translation: CGVector(dx: 5, dy: 6))
        let transform = CGAffineTransform(parts)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        let back = transform.decomposed()
        #expect(back.scale == parts.scale && abs(back.horizontalShear) < 1e-9 && back.translation == parts.translation)
        #expect(CGAffineTransform(CGAffineTransformComponents()).isIdentity || CGAffineTransformComponents().scale == .zero)
    }

    // MARK: Colours

    @Test func radialColours() throws {
        let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1]))
        let center = CGPoint(x: 20, y: 20)
        for (options, outside) in [
            (CGGradientDrawingOptions(), [0, 0, 0, 0] as [UInt8]), (.drawsAfterEndLocation, [0, 0, 255, 255]),
        ] {
            let context = try makeContext(40, 40)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10, options: options)
            let middle = try pixel(context, 20, 20)
            #expect(middle[0] > 225 && middle[2] < 30)
            #expect(try pixel(context, 2, 2) == outside)
        }
        let context = try makeContext(40, 4)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: .drawsBeforeStartLocation)
        #expect(try pixel(context, 2, 2) == [255, 0, 0, 255] && pixel(context, 38, 2) == [0, 0, 0, 0])
    }

    private typealias Color = [Double]

    private static func lightness(_ c: Color) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func strength(_ c: Color) -> Double { c.max()! - c.min()! }
    private static func setLightness(_ c: Color, _ l: Double) -> Color {
        let shift = l - lightness(c)
        let moved = c.map { $0 + shift }
        let (low, high) = (moved.min()!, moved.max()!)
        if low < 0 { return moved.map { l + ($0 - l) * l / (l - low) } }
        if high > 1 { return moved.map { l + ($0 - l) * (1 - l) / (high - l) } }
        return moved
    }
    private static func setStrength(_ c: Color, _ s: Double) -> Color {
        let (low, range) = (c.min()!, strength(c))
        return range == 0 ? [0, 0, 0] : c.map { ($0 - low) * s / range }
    }

    private static func soft(_ b: Double, _ s: Double) -> Double {
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    }

    /// The formulas of the PDF specification, 11.3.5, for a backdrop and a source that are opaque.
    private static func blended(_ mode: CGBlendMode, _ b: Color, _ s: Color) -> Color {
        let pairs = Array(zip(b, s))
        return switch mode {
        case .colorDodge: pairs.map { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: pairs.map { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .softLight: pairs.map(soft)
        case .hue: setLightness(setStrength(s, strength(b)), lightness(b))
        case .saturation: setLightness(setStrength(b, strength(s)), lightness(b))
        case .luminosity: setLightness(b, lightness(s))
        case .color: setLightness(s, lightness(b))
        case .multiply: pairs.map { $0 * $1 }
        case .screen: pairs.map { $0 + $1 - $0 * $1 }
        case .difference: pairs.map { abs($0 - $1) }
        default: s
        }
    }

    @Test(arguments: [
        CGBlendMode.colorDodge, .colorBurn, .softLight, .hue, .saturation, .luminosity, .color, .multiply, .screen, .difference,
    ])
    func blending(_ mode: CGBlendMode) throws {
        let (backdrop, source) = ([0.8, 0.4, 0.2], [0.3, 0.6, 0.9])
        let context = try makeContext(2, 2)
        context.setFillColor(red: backdrop[0], green: backdrop[1], blue: backdrop[2], alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setBlendMode(mode)
        context.setFillColor(red: source[0], green: source[1], blue: source[2], alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let (seen, expected) = (try pixel(context, 0, 0), Self.blended(mode, backdrop, source))
        for (byte, value) in zip(seen, expected) { #expect(abs(Double(byte) - value * 255) <= 2) }
    }

    /// The modes of Porter and Duff: what is left of a half-transparent backdrop below a half-transparent source.
    @Test func blendingByOpacity() throws {
        for (mode, expected) in [
            (CGBlendMode.sourceAtop, 128), (.destinationOut, 64), (.sourceIn, 64), (.copy, 128), (.clear, 0), (.xor, 128),
        ] {
            let context = try makeContext(2, 2)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.setBlendMode(mode)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(abs(Int(try alpha(context, 0, 0)) - expected) <= 2, "\(mode)")
        }
    }

    // MARK: Pictures

    @Test func layoutsOfPictures() throws {
        let image = try #require(try makeContext(3, 2).makeImage())
        #expect(image.bitsPerComponent == 8 && image.shouldInterpolate)
        #expect(image.renderingIntent == .defaultIntent)
        let order = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
        let context = try #require(
            CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: order))
        let little = try #require(context.makeImage())
        #expect(little.byteOrderInfo == .order32Little && little.bitmapInfo.contains(.byteOrder32Little))
        #expect(little.bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue)
    }
}

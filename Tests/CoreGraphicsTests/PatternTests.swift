import CoreGraphics
import Foundation
import Testing

private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    let start = data + (context.height - 1 - y) * context.bytesPerRow + x * 4
    return Array(UnsafeRawBufferPointer(start: start, count: 4))
}

private let red: [UInt8] = [255, 0, 0, 255]
private let green: [UInt8] = [0, 255, 0, 255]
private let none: [UInt8] = [0, 0, 0, 0]

/// Cells of 4 x 4 whose lower left quarter is painted: red, or in the colour that is set.
private func makePattern(isColored: Bool = true, matrix: CGAffineTransform = .identity) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { info, context in
            if info != nil { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }, releaseInfo: nil)
    let info = isColored ? UnsafeMutableRawPointer(bitPattern: 1) : nil
    return try #require(
        CGPattern(
            info: info, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
}

@Suite("Patterns")
struct PatternTests {
    @Test func coloredCellsFillShapesFromTheOriginOfTheContext() throws {
        let context = try makeContext(16, 16)
        context.translateBy(x: 1, y: 1)
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setFillPattern(try makePattern(), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try pixel(context, 1, 1) == red)
        #expect(try pixel(context, 2, 2) == none)
        #expect(try pixel(context, 4, 5) == red)
        #expect(try pixel(context, 8, 8) == red)
        #expect(try pixel(context, 12, 12) == none)
        #expect(try pixel(context, 0, 0) == none)
    }

    @Test func cellsWithoutColoursTakeTheOneThatIsSet() throws {
        let context = try makeContext(16, 16)
        context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        context.setFillPattern(try makePattern(isColored: false), colorComponents: [0, 1, 0, 1])
        context.addRect(CGRect(x: 0, y: 0, width: 16, height: 16))
        context.fillPath()
        #expect(try pixel(context, 0, 0) == green)
        #expect(try pixel(context, 3, 3) == none)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        #expect(try pixel(context, 3, 3) == red)
    }

    @Test func thePhaseAndTheMatrixMoveCells() throws {
        let context = try makeContext(16, 16)
        context.setPatternPhase(CGSize(width: 1, height: 0))
        let pattern = try makePattern(matrix: CGAffineTransform(translationX: 0, y: 2))
        var alpha: CGFloat = 0.5
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: &alpha))
        #expect(color.pattern === pattern && color.alpha == 0.5)
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(try pixel(context, 0, 2) == none)
        #expect(try pixel(context, 1, 2) == [128, 0, 0, 128])
        #expect(try pixel(context, 2, 3) == [128, 0, 0, 128])
        #expect(try pixel(context, 1, 1) == none)
    }

    @Test func linesArePaintedWithCells() throws {
        let context = try makeContext(16, 16)
        context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        context.setStrokePattern(try makePattern(), colorComponents: [1])
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 6), CGPoint(x: 16, y: 6)])
        #expect(try pixel(context, 0, 5) == red)
        #expect(try pixel(context, 2, 5) == none)
        #expect(try pixel(context, 0, 0) == none)
        #expect(try pixel(context, 4, 4) == red)
    }

    @Test func alphaAppliesToThePatternAsOnePicture() throws {
        let context = try makeContext(8, 8)
        context.setAlpha(0.5)
        context.setFillPattern(try makePattern(), colorComponents: [1])
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try pixel(context, 0, 0) == [128, 0, 0, 128])
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        #expect(try pixel(context, 3, 3) == [128, 128, 128, 128])
    }

    @Test func patternsThatCannotBeAreRefused() throws {
        var callbacks = CGPatternCallbacks()
        let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        func make(_ step: CGFloat) -> CGPattern? {
            CGPattern(
                info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: 4, tiling: .noDistortion, isColored: true,
                callbacks: &callbacks)
        }
        #expect(make(4) == nil)
        callbacks.drawPattern = { _, _ in }
        #expect(make(4) != nil)
        #expect(make(0) == nil)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(space.model == .pattern && space.numberOfComponents == 0 && space.baseColorSpace == nil)
        #expect(CGColorSpace(patternBaseSpace: space) == nil)
        let pattern = try makePattern(isColored: false)
        #expect(CGColor(patternSpace: space, pattern: pattern, components: [1]) == nil)
        #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1, 1, 1, 1]) == nil)
    }
}

@Suite("Shadings, layers and masks")
struct ShadingTests {
    @Test func aShadingAsksItsFunctionForColours() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0] < 0.5 ? 1 : 0, input[0] < 0.5 ? 0 : 1, 0, 1)
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 14, y: 0),
                function: function, extendStart: true, extendEnd: false))
        let context = try makeContext(16, 4)
        context.drawShading(shading)
        #expect(try pixel(context, 0, 0) == red)
        #expect(try pixel(context, 6, 3) == red)
        #expect(try pixel(context, 10, 0) == green)
        #expect(try pixel(context, 15, 0) == none)
    }

    @Test func aConicGradientTurnsAroundItsCentre() throws {
        let context = try makeContext(16, 16)
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
            CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1),
        ]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 0.5, 1]))
        context.drawConicGradient(gradient, center: CGPoint(x: 8, y: 8), angle: 0)
        #expect(try pixel(context, 12, 12) == red)
        #expect(try pixel(context, 3, 12) == red)
        #expect(try pixel(context, 3, 3) == green)
        #expect(try pixel(context, 12, 3) == green)
    }

    @Test func aLayerIsDrawnAgainAndAgain() throws {
        let context = try makeContext(16, 16)
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        #expect(layer.size == CGSize(width: 4, height: 4))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.draw(layer, at: CGPoint(x: 2, y: 2))
        context.draw(layer, in: CGRect(x: 8, y: 8, width: 8, height: 8))
        #expect(try pixel(context, 2, 2) == red)
        #expect(try pixel(context, 2, 4) == none)
        #expect(try pixel(context, 12, 10) == red)
        #expect(try pixel(context, 12, 13) == none)
    }

    private func greys(_ values: [UInt8], isMask: Bool, decode: [CGFloat]? = nil) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(values)))
        if isMask {
            return try #require(
                CGImage(
                    maskWidth: values.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: values.count,
                    provider: provider, decode: decode, shouldInterpolate: false))
        }
        return try #require(
            CGImage(
                width: values.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: values.count,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
    }

    private func alphas(_ image: CGImage?) throws -> [UInt8] {
        let data = try #require(image?.dataProvider?.data)
        return stride(from: 3, to: data.count, by: 4).map { data[$0] }
    }

    /// Black lets a picture through where a mask says where it is painted, white where a picture masks.
    @Test func masksAndPicturesMask() throws {
        let picture = try greys([255, 255], isMask: false)
        let mask = try greys([0, 255], isMask: true)
        #expect(mask.isMask && mask.colorSpace == nil && !picture.isMask)
        #expect(try alphas(picture.masking(mask)) == [255, 0])
        #expect(try alphas(picture.masking(try greys([0, 255], isMask: true, decode: [1, 0]))) == [0, 255])
        #expect(try alphas(picture.masking(try greys([0, 255], isMask: false))) == [0, 255])
        #expect(mask.masking(mask) == nil)
        let colors = try greys([10, 200], isMask: false)
        #expect(try alphas(colors.copy(maskingColorComponents: [0, 50, 0, 50, 0, 50])) == [0, 255])
        #expect(colors.copy(maskingColorComponents: [0, 50]) == nil)
    }

    @Test func aPDFContextWritesItsPages() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        var box = CGRect(x: 0, y: 0, width: 40, height: 20)
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.endPDFPage()
        var second = CGRect(x: 0, y: 0, width: 80, height: 80)
        context.beginPage(mediaBox: &second)
        context.endPage()
        #expect(data.length == 0)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data as Data))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == box)
        #expect(document.page(at: 2)?.getBoxRect(.mediaBox) == second)
        let bitmap = try makeContext(40, 20)
        bitmap.drawPDFPage(try #require(document.page(at: 1)))
        #expect(try pixel(bitmap, 5, 5) == red)
        #expect(try pixel(bitmap, 30, 15)[3] == 0 || pixel(bitmap, 30, 15)[1] == 255)
    }
}

@Suite("Outlines of lines")
struct StrokedPathTests {
    private func line(_ points: [CGPoint]) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test func aStrokedLineCoversItsWidthAndCaps() {
        let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        let butt = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(butt.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(butt.contains(CGPoint(x: 5, y: 1.5)) && !butt.contains(CGPoint(x: -1, y: 0)))
        let square = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        #expect(square.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        #expect(round.contains(CGPoint(x: -1.9, y: 0)) && !round.contains(CGPoint(x: -1.9, y: 1.9)))
    }

    /// At a right angle a miter reaches the outer corner; below its limit it is cut off.
    @Test func cornersAreJoined() {
        let corner = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let outer = CGPoint(x: 11.9, y: -1.9)
        let miter = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(miter.contains(outer) && miter.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 12, height: 12))
        let limited = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
        #expect(!limited.contains(outer) && limited.contains(CGPoint(x: 10.9, y: -0.9)))
        let bevel = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
        #expect(!bevel.contains(CGPoint(x: 11.2, y: -1.2)) && bevel.contains(CGPoint(x: 10.9, y: -0.9)))
        let round = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        #expect(round.contains(CGPoint(x: 11.3, y: -1.3)) && !round.contains(outer))
    }

    @Test func closedContoursHaveAHole() {
        let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let frame = box.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) && !frame.contains(CGPoint(x: 5, y: 5)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let ring = circle.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        #expect(ring.contains(CGPoint(x: 96, y: 50)) && ring.contains(CGPoint(x: 104, y: 50)))
        #expect(!ring.contains(CGPoint(x: 94, y: 50)) && !ring.contains(CGPoint(x: 106, y: 50)))
    }

    @Test func dashesAreTheirOwnContours() {
        let path = line([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        func starts(_ path: CGPath) -> [CGFloat] {
            var found: [CGFloat] = []
            path.applyWithBlock { if $0.pointee.type == .moveToPoint { found.append($0.pointee.points[0].x) } }
            return found
        }
        #expect(starts(path.copy(dashingWithPhase: 0, lengths: [2, 1])) == [0, 3, 6, 9])
        #expect(starts(path.copy(dashingWithPhase: 1, lengths: [2, 2])) == [0, 3, 7])
        #expect(starts(path.copy(dashingWithPhase: 0, lengths: [3])) == [0, 6])
        #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    }

    @Test func flatPathsHaveOnlyLines() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        var types: Set<CGPathElementType> = []
        var count = 0
        circle.flattened(threshold: 0.1).apply(info: nil) { _, element in
            types.insert(element.pointee.type)
            count += 1
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath] && count > 10)
        #expect(circle.flattened(threshold: 0.1).contains(CGPoint(x: 9.8, y: 5)))
    }

    @Test func aContextReplacesItsPath() throws {
        let context = try makeContext(16, 16)
        context.setLineWidth(4)
        context.move(to: CGPoint(x: 2, y: 8))
        context.addLine(to: CGPoint(x: 14, y: 8))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 6, width: 12, height: 4))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fillPath()
        #expect(try pixel(context, 3, 6) == red)
        #expect(try pixel(context, 3, 5) == none)
    }
}

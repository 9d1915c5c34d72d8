import PictureTesting
import QuartzCore
import Testing

private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = CGColor(red: 0, green: 0.8, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

private func layer<Layer: CALayer>(_ layer: Layer, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Layer {
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
}

/// Draws layers on white at two pixels a point.
private func picture(_ width: CGFloat, _ height: CGFloat, _ layers: [CALayer]) throws -> CGImage {
    let context = try CGContext.flippedBitmap(size: CGSize(width: width, height: height), scale: 2, isOpaque: true)
    let root = layer(CALayer(), 0, 0, width, height)
    root.backgroundColor = .white
    layers.forEach(root.addSublayer)
    root.render(in: context)
    return try #require(context.makeImage())
}

private func mismatch(_ name: String, _ width: CGFloat, _ height: CGFloat, _ layers: [CALayer]) throws -> String? {
    pictureMismatch(try picture(width, height, layers).bitmap, name)
}

@Suite("Pictures of layers")
struct LayerRenderingTests {
    @Test func cornersAndBorders() throws {
        let plain = layer(CALayer(), 5, 5, 40, 30)
        plain.backgroundColor = green
        plain.borderWidth = 3
        plain.borderColor = blue
        let round = layer(CALayer(), 55, 5, 40, 30)
        round.backgroundColor = green
        round.borderWidth = 3
        round.borderColor = blue
        round.cornerRadius = 10
        let twoCorners = layer(CALayer(), 105, 5, 40, 30)
        twoCorners.backgroundColor = green
        twoCorners.cornerRadius = 100
        twoCorners.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(try mismatch("corners", 150, 40, [plain, round, twoCorners]) == nil)
    }

    @Test func shadowsAreCastByWhatShows() throws {
        let card = layer(CALayer(), 10, 10, 40, 30)
        card.backgroundColor = .white
        card.cornerRadius = 8
        card.shadowOpacity = 0.5
        card.shadowOffset = CGSize(width: 0, height: 4)
        card.shadowRadius = 4
        let withPath = layer(CALayer(), 70, 10, 40, 30)
        withPath.backgroundColor = red
        withPath.shadowOpacity = 1
        withPath.shadowColor = blue
        withPath.shadowRadius = 0
        withPath.shadowOffset = CGSize(width: 5, height: 5)
        withPath.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil)
        let cut = layer(CALayer(), 130, 10, 20, 30)
        cut.backgroundColor = red
        cut.shadowOpacity = 1
        cut.masksToBounds = true
        #expect(try mismatch("shadows", 160, 55, [card, withPath, cut]) == nil)
    }

    @Test func masksClipsAndOpacityTakeTheWholeLayer() throws {
        func pair(_ x: CGFloat) -> CALayer {
            let back = layer(CALayer(), x, 5, 40, 40)
            back.backgroundColor = red
            back.cornerRadius = 12
            let front = layer(CALayer(), 20, 20, 30, 30)
            front.backgroundColor = blue
            back.addSublayer(front)
            return back
        }
        let (faded, clipped, masked) = (pair(5), pair(65), pair(125))
        faded.opacity = 0.5
        clipped.masksToBounds = true
        let mask = layer(CAShapeLayer(), 0, 0, 40, 40)
        mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 40), transform: nil)
        masked.mask = mask
        #expect(try mismatch("masks", 180, 60, [faded, clipped, masked]) == nil)
    }

    @Test func contentsFollowTheirGravity() throws {
        let source = try CGContext.flippedBitmap(size: CGSize(width: 10, height: 10), scale: 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        source.setFillColor(blue)
        source.fill(CGRect(x: 0, y: 5, width: 5, height: 5))
        let image = try #require(source.makeImage())
        let gravities: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottomRight]
        let layers = gravities.enumerated().map { index, gravity in
            let tile = layer(CALayer(), CGFloat(index) * 40 + 5, 5, 30, 20)
            tile.backgroundColor = CGColor(gray: 0.85, alpha: 1)
            tile.contents = image
            tile.contentsScale = 2
            tile.contentsGravity = gravity
            tile.masksToBounds = true
            tile.magnificationFilter = .nearest
            return tile
        }
        layers[5].contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(try mismatch("contents", 245, 30, layers) == nil)
    }

    @Test func shapes() throws {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { CGPoint(x: 25 + 22 * sin(Double($0) * 0.8 * .pi), y: 25 - 22 * cos(Double($0) * 0.8 * .pi)) })
        star.closeSubpath()
        let filled = layer(CAShapeLayer(), 0, 0, 10, 10)
        filled.path = star
        let hollow = layer(CAShapeLayer(), 50, 0, 10, 10)
        hollow.path = star
        hollow.fillColor = red
        hollow.fillRule = .evenOdd
        hollow.strokeColor = blue
        hollow.lineJoin = .round
        let ring = layer(CAShapeLayer(), 100, 0, 50, 50)
        ring.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 40), transform: nil)
        ring.fillColor = nil
        ring.strokeColor = green
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeStart = 0.25
        ring.strokeEnd = 0.875
        let dashes = layer(CAShapeLayer(), 150, 0, 50, 50)
        dashes.path = CGPath(rect: CGRect(x: 5, y: 5, width: 40, height: 40), transform: nil)
        dashes.fillColor = nil
        dashes.strokeColor = .black
        dashes.lineDashPattern = [6, 3]
        #expect(try mismatch("shapes", 200, 50, [filled, hollow, ring, dashes]) == nil)
    }

    @Test func gradients() throws {
        let axial = layer(CAGradientLayer(), 5, 5, 40, 40)
        axial.colors = [red, blue]
        let diagonal = layer(CAGradientLayer(), 55, 5, 40, 40)
        diagonal.colors = [red, CGColor.white, blue]
        diagonal.locations = [0.2, 0.5, 0.6]
        diagonal.startPoint = .zero
        diagonal.endPoint = CGPoint(x: 1, y: 1)
        diagonal.cornerRadius = 12
        let radial = layer(CAGradientLayer(), 105, 5, 60, 40)
        radial.type = .radial
        radial.colors = [CGColor.white, green]
        radial.startPoint = CGPoint(x: 0.5, y: 0.5)
        radial.endPoint = CGPoint(x: 1, y: 1)
        #expect(try mismatch("gradients", 170, 50, [axial, diagonal, radial]) == nil)
    }

    @Test func transformsTurnAroundTheAnchor() throws {
        let turned = layer(CALayer(), 20, 15, 40, 20)
        turned.backgroundColor = red
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        let child = layer(CALayer(), 0, 0, 10, 10)
        child.backgroundColor = blue
        turned.addSublayer(child)
        let group = layer(CATransformLayer(), 90, 10, 40, 30)
        group.backgroundColor = green
        group.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
        let inside = layer(CALayer(), 0, 0, 40, 30)
        inside.backgroundColor = blue
        group.addSublayer(inside)
        #expect(try mismatch("transforms", 140, 50, [turned, group]) == nil)
    }

    @Test func siblingsDrawByZPositionAndThenInOrder() throws {
        let layers = [(red, 1), (green, 0), (blue, 1)].enumerated().map { index, pair in
            let tile = layer(CALayer(), CGFloat(index) * 8, 0, 20, 20)
            tile.backgroundColor = pair.0
            tile.zPosition = CGFloat(pair.1)
            return tile
        }
        let image = try picture(40, 20, layers)
        func color(_ x: Int) -> [UInt8] { Array(image.bitmap.straightRGBA[(20 * 80 + x * 2) * 4..<(20 * 80 + x * 2) * 4 + 3]) }
        #expect(color(10) == [255, 0, 0], "Red lies above green, which comes after it")
        #expect(color(18) == [0, 0, 255])
    }

    @Test func hiddenAndTransparentLayersLeaveNoMark() throws {
        let hidden = layer(CALayer(), 0, 0, 10, 10)
        hidden.backgroundColor = red
        hidden.isHidden = true
        let clear = layer(CALayer(), 0, 0, 10, 10)
        clear.backgroundColor = red
        clear.opacity = 0
        #expect(try picture(10, 10, [hidden, clear]).bitmap.pixels.allSatisfy { $0 == 255 })
    }

    @Test func documentsAreTheSameTwice() throws {
        func document(_ make: (CGSize) throws -> CGContext) throws -> Data {
            let context = try make(CGSize(width: 50, height: 50))
            let card = layer(CALayer(), 10, 10, 30, 30)
            card.backgroundColor = red
            card.shadowOpacity = 0.5
            card.opacity = 0.5
            card.mask = layer(CALayer(), 0, 0, 20, 20)
            card.mask?.backgroundColor = .black
            card.render(in: context)
            return try context.finishDocument()
        }
        #expect(try document { try .flippedSVG(size: $0) } == document { try .flippedSVG(size: $0) })
        #expect(try document { try .flippedPDF(pageSize: $0) } == document { try .flippedPDF(pageSize: $0) })
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300])
    func impossibleGeometryLeavesTheRestAlone(value: CGFloat) throws {
        let broken = CALayer()
        let side = value.isFinite ? value : 10
        broken.bounds.size = CGSize(width: side, height: 10)
        broken.position = CGPoint(x: side, y: 5)
        broken.setAffineTransform(CGAffineTransform(translationX: value, y: 0))
        (broken.backgroundColor, broken.borderWidth, broken.cornerRadius) = (red, 2, value)
        (broken.shadowOpacity, broken.shadowRadius) = (1, value)
        broken.contents = try picture(2, 2, [])
        let sound = layer(CALayer(), 0, 0, 10, 10)
        sound.backgroundColor = blue
        let pixels = try picture(10, 10, [broken, sound]).bitmap.straightRGBA
        #expect(pixels.prefix(4) == [0, 0, 255, 255])
    }
}

import QuartzCore
import Testing

/// Properties of layers that few set.
struct LayerExtrasTests {
    private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color)
        return layer
    }
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func aOneSidedLayerHidesItsBack() throws {
        let above = layer(CGRect(x: 0, y: 0, width: 8, height: 8))
        let card = layer(CGRect(x: 0, y: 0, width: 8, height: 8), red)
        above.addSublayer(card)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try LayerPixels(above, 8, 8).color(4, 4) == [255, 0, 0])
        card.isDoubleSided = false
        #expect(try LayerPixels(above, 8, 8).color(4, 4) == [0, 0, 0])
        above.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try LayerPixels(above, 8, 8).color(4, 4) == [255, 0, 0])
    }

    @Test func flippedGeometryPutsSublayersUpsideDown() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 8, height: 8))
        let flipped = layer(CGRect(x: 0, y: 0, width: 8, height: 8))
        let mark = layer(CGRect(x: 0, y: 0, width: 8, height: 2), red)
        root.addSublayer(flipped)
        flipped.addSublayer(mark)
        #expect(try LayerPixels(root, 8, 8).color(4, 0) == [255, 0, 0])
        flipped.isGeometryFlipped = true
        #expect(try LayerPixels(root, 8, 8).color(4, 0) == [0, 0, 0])
        #expect(try LayerPixels(root, 8, 8).color(4, 7) == [255, 0, 0])
        #expect(flipped.contentsAreFlipped() && mark.contentsAreFlipped() && !root.contentsAreFlipped())
        #expect(flipped.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 1, y: 7))
        #expect(root.hitTest(CGPoint(x: 4, y: 7)) === mark)
    }

    /// A picture of 3 x 3 pixels whose middle one is stretched keeps its corners.
    @Test func theCentreOfContentsIsStretched() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
        let layer = layer(CGRect(x: 0, y: 0, width: 9, height: 9))
        layer.magnificationFilter = .nearest
        layer.contents = context.makeImage()
        #expect(try LayerPixels(layer, 9, 9).color(2, 2) == [255, 0, 0])
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        let stretched = try LayerPixels(layer, 9, 9)
        #expect(stretched.color(0, 0) == [255, 0, 0])
        #expect(stretched.color(1, 0) == [0, 0, 255] && stretched.color(0, 1) == [0, 0, 255])
        #expect(stretched.color(8, 8) == [0, 0, 255] && stretched.color(4, 4) == [0, 0, 255])
    }

    @Test func copiesKeepThem() {
        let layer = CALayer()
        (layer.isDoubleSided, layer.anchorPointZ) = (false, 3)
        let copy = CALayer(layer: layer)
        layer.anchorPointZ = 4
        #expect(!copy.isDoubleSided && copy.anchorPointZ == 3 && copy.allowsGroupOpacity)
    }

    @Test func aConicLayerStartsWhereItsEndPointLies() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        layer.type = .conic
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.colors = [red, red, green, green]
        layer.locations = [0, 0.5, 0.5, 1]
        let pixels = try LayerPixels(layer, 16, 16)
        #expect(pixels.color(12, 4) == [255, 0, 0] && pixels.color(12, 12) == [255, 0, 0])
        #expect(pixels.color(4, 12) == [0, 255, 0] && pixels.color(4, 4) == [0, 255, 0])
    }

    @Test func transactionsTakeTheirSettingsByKey() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("mine", forKey: "own")
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.setValue(NSNumber(value: false), forKey: kCATransactionDisableActions)
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "own") == nil)
    }
}

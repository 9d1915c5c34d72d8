import QuartzCore
import Testing

/// Values of layers and emitter cells by names.
@Suite struct LayerNameTests {
    private let layer = CALayer()

    @Test func pathsReachPartsOfProperties() {
        layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        #expect(layer.value(forKeyPath: "bounds.size.width") as? NSNumber == 30)
        layer.setValue(NSNumber(value: 45), forKeyPath: "bounds.size.height")
        layer.setValue(CGFloat(7), forKeyPath: "position.x")
        #expect(layer.bounds.size == CGSize(width: 30, height: 45) && layer.position == CGPoint(x: 7, y: 0))
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m11) < 1e-9 && abs(layer.transform.m12 - 1) < 1e-9)
        let angle = (layer.value(forKeyPath: "transform.rotation") as? NSNumber)?.doubleValue ?? 0
        #expect(abs(angle - .pi / 2) < 1e-9)
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 2)
    }

    @Test func keysSetPropertiesAndKeepOtherValues() {
        layer.setValue(CGRect(x: 1, y: 2, width: 4, height: 6), forKey: "frame")
        #expect(layer.frame == CGRect(x: 1, y: 2, width: 4, height: 6) && layer.value(forKey: "frame") as? CGRect == layer.frame)
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5 && layer.value(forKey: "backgroundColor") == nil)
        layer.setValue("spark", forKey: "kind")
        #expect(layer.value(forKey: "kind") as? String == "spark" && layer.value(forKeyPath: "kind") as? String == "spark")
        #expect(CALayer(layer: layer).value(forKey: "kind") as? String == "spark")
        layer.setValue(nil, forKey: "kind")
        #expect(layer.value(forKey: "kind") == nil)
        let mask = CALayer()
        layer.mask = mask
        layer.setValue(3, forKeyPath: "mask.cornerRadius")
        #expect(mask.cornerRadius == 3)
    }

    @Test func emitterCellsAreFoundByTheirNames() {
        let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.name = "spark"
        emitter.emitterCells = [CAEmitterCell(), cell]
        emitter.setValue(40, forKeyPath: "emitterCells.spark.birthRate")
        emitter.setValue(NSNumber(value: 0.25), forKeyPath: "emitterCells.spark.scale")
        #expect(cell.birthRate == 40 && cell.scale == 0.25)
        #expect((emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber)?.doubleValue == 40)
        emitter.setValue(9, forKeyPath: "emitterCells.nobody.birthRate")
        #expect(cell.birthRate == 40)
        cell.setValue("kind", forKey: "own")
        #expect(cell.value(forKey: "own") as? String == "kind")
        let numbers = [
            "lifetime", "lifetimeRange", "emissionLongitude", "emissionLatitude", "emissionRange", "velocity", "velocityRange",
            "xAcceleration", "yAcceleration", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange", "greenRange",
            "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
        ]
        for (index, name) in numbers.enumerated() {
            cell.setValue(Double(index) + 0.5, forKey: name)
            #expect((cell.value(forKey: name) as? NSNumber)?.doubleValue == Double(index) + 0.5)
        }
        #expect(cell.lifetimeRange == 1.5 && cell.emissionLatitude == 3.5 && cell.yAcceleration == 8.5 && cell.spin == 11.5)
        #expect(cell.redRange == 13.5 && cell.alphaSpeed == 20.5 && cell.spinRange == 12.5 && cell.scaleRange == 9.5)
    }

    @Test func animationsKeepTheirFrameRate() {
        let animation = CABasicAnimation(keyPath: "opacity")
        #expect(animation.preferredFrameRateRange == .default)
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        let copy = animation.copy() as? CABasicAnimation
        #expect(copy?.preferredFrameRateRange.maximum == 30 && copy?.preferredFrameRateRange.preferred == 20)
    }
}

import UIKit
import XCTest

private final class ProgressLayer: CALayer {
    @NSManaged var fraction: CGFloat
    @NSManaged var color: CGColor?
    @NSManaged var width: CGFloat

    override class func defaultValue(forKey key: String) -> Any? { key == "width" ? 2.5 : super.defaultValue(forKey: key) }
    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? ProgressLayer { fraction = other.fraction }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(fraction) || super.needsDisplay(forKey: key)
    }
}

/// Properties of layers for which `@NSManaged` stands.
final class LayerTests: XCTestCase {
    func testManagedPropertiesAreKeptAndDrawn() {
        let layer = ProgressLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        XCTAssertEqual(layer.fraction, 0)
        XCTAssertNil(layer.color)
        XCTAssertEqual(layer.width, 2.5)
        layer.displayIfNeeded()
        layer.fraction = 0.5
        XCTAssertTrue(layer.needsDisplay())
        layer.displayIfNeeded()
        layer.color = UIColor.red.cgColor
        XCTAssertFalse(layer.needsDisplay())
        XCTAssertEqual(ProgressLayer(layer: layer).fraction, 0.5)
    }
}

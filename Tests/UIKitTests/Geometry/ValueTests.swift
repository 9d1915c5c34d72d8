import Foundation
import Testing
import UIKit

@Suite struct ValueTests {
    @Test func valuesHoldGeometry() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let turned = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSValue(cgVector: CGVector(dx: 3, dy: 4)).cgVectorValue == CGVector(dx: 3, dy: 4))
        #expect(NSValue(cgPoint: .zero).cgAffineTransformValue == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    }

    @Test func numbersGoIntoFormats() {
        #expect(String(format: "%@ of %@", NSNumber(value: 3), NSNumber(value: 2.5)) == "3 of 2.5")
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    }
}

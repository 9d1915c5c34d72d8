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

    /// What a value object and a structure are asked for where only `Any` is known.
    private func asked<T: Equatable>(_ structure: T, _ object: NSValue) -> Bool {
        object as Any as? T == structure && structure as Any as? NSValue == object
    }

    @Test func structuresAreFoundInObjectsAndObjectsMadeOfThem() {
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        let rect = CGRect(origin: point, size: size)
        #expect(asked(point, NSValue(cgPoint: point)) && asked(size, NSValue(cgSize: size)) && asked(rect, NSValue(cgRect: rect)))
        let range = NSRange(location: 1, length: 2)
        #expect(asked(range, NSValue(range: range)))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(asked(insets, NSValue(uiEdgeInsets: insets)))
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(asked(directional, NSValue(directionalEdgeInsets: directional)))
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(asked(offset, NSValue(uiOffset: offset)))
        let vector = CGVector(dx: 1, dy: 2)
        #expect(asked(vector, NSValue(cgVector: vector)))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(asked(transform, NSValue(cgAffineTransform: transform)))
        let turned = NSValue(caTransform3D: CATransform3DMakeRotation(1, 0, 1, 0)) as Any as? CATransform3D
        #expect(turned.map { CATransform3DEqualToTransform($0, CATransform3DMakeRotation(1, 0, 1, 0)) } == true)
        #expect(NSValue(cgPoint: point) as Any as? CGRect == nil && NSValue(cgRect: rect) as Any as? CGSize == nil)
    }

    @Test func numbersOfEveryTypeAreFoundInObjects() {
        #expect(NSNumber(value: 2.5) as Any as? CGFloat == 2.5 && CGFloat(2.5) as Any as? NSNumber == 2.5)
        #expect([NSNumber(value: 1), NSNumber(value: 2.5)] as Any as? [CGFloat] == [1, 2.5])
        #expect("1" as Any as? CGFloat == nil)
    }

    @Test func runsOfUnlikeNumbersAndStructuresStandSideBySide() {
        let text = NSMutableAttributedString(string: "one two three")
        let key = NSAttributedString.Key("place")
        for (location, width) in [(0, 1), (4, 2), (2, 3)] as [(Int, CGFloat)] {
            let range = NSRange(location: location, length: 4)
            text.addAttributes([.kern: width, key: CGRect(x: 0, y: 0, width: width, height: 1)], range: range)
        }
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 1)
        #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Double == 3)
        #expect(text.attribute(key, at: 7, effectiveRange: nil) as? CGRect == CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    @Test func numbersGoIntoFormats() {
        #expect(String(format: "%@ of %@", NSNumber(value: 3), NSNumber(value: 2.5)) == "3 of 2.5")
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    }
}

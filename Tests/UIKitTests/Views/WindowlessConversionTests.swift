import Testing

@testable import UIKit

/// - Source: a public layout library, by which views keep their place when they change parents.
@MainActor
struct WindowlessConversionTests {
    @Test("Without a window the outermost view stands for the screen") func conversion() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 250, height: 250))
        let inner = UIView(frame: CGRect(x: 150, y: 150, width: 50, height: 50))
        outer.addSubview(inner)
        let rect = CGRect(x: 1, y: 1, width: 10, height: 10)
        #expect(inner.convert(rect, to: UIScreen.main.fixedCoordinateSpace).origin == CGPoint(x: 151, y: 151))
        #expect(inner.convert(rect, from: UIScreen.main.fixedCoordinateSpace).origin == CGPoint(x: -149, y: -149))
    }
}

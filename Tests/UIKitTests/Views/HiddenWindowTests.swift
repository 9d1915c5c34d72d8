import CairnTesting
import Testing

@testable import UIKit

/// A window that nobody made visible and that is drawn all the same.
@MainActor
@Suite(.serialized)
struct HiddenWindowTests {
    @Test("The log says so once, and nothing of a visible window") func told() {
        var lines: [String] = []
        let before = LayoutWarning.sink
        LayoutWarning.sink = { lines.append($0) }
        defer { LayoutWarning.sink = before }
        let (hidden, visible) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIWindow(frame: .zero))
        visible.frame = hidden.frame
        visible.makeKeyAndVisible()
        _ = visible.picture(scale: 1)
        #expect(lines.isEmpty)
        _ = hidden.picture(scale: 1)
        _ = hidden.picture(scale: 1)
        #expect(lines.count == 1 && lines.first?.contains("is drawn while it is hidden") == true)
    }
}

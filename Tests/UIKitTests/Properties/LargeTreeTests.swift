import Testing

@testable import UIKit

/// Trees of a size that apps do not have.
@MainActor
struct LargeTreeTests {
    private let scene = WindowScene(1000, 1000)

    @Test("A thousand views inside each other, each a quarter of a point further in") func deep() {
        var views: [UIView] = [scene.window]
        for _ in 0..<1000 {
            let inset = UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0.25, right: 0.25)
            views.append(scene.add(UIView(), to: views.last).pinned(inset))
        }
        scene.layOut()
        #expect(views[1000].solvedRect == CGRect(x: 0.25, y: 0.25, width: 500, height: 500))
        #expect(views[1000].frame.size == CGSize(width: 500, height: 500))
        #expect(views.dropFirst().reduce(0) { $0 + $1.frame.minX } == 250)
    }

    @Test("A thousand views that follow each other") func row() {
        let views = (0..<1000).map { _ in scene.add(UIView()) }
        views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        for (previous, next) in zip(views, views.dropFirst()) {
            next.leftAnchor.constraint(equalTo: previous.rightAnchor).isActive = true
            next.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
        }
        let end = views[999].rightAnchor.constraint(equalTo: scene.window.rightAnchor, constant: -500)
        end.isActive = true
        scene.layOut()
        #expect(views.enumerated().allSatisfy { $1.frame.minX == CGFloat($0) / 2 && $1.frame.width == 0.5 })
        end.constant = 0
        scene.layOut()
        #expect(views.enumerated().allSatisfy { $1.frame.minX == CGFloat($0) && $1.frame.width == 1 })
    }
}

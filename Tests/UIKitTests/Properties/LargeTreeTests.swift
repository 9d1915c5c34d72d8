import Foundation
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

    /// `CAIRN_FULL` in the environment adds one of 20,000.
    nonisolated private static let columns =
        [500, 2000] + (ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? [] : [20_000])

    @Test("A stack view of labels takes work for each of them once, with room and without", arguments: columns, [true, false])
    func column(_ count: Int, _ hasRoom: Bool) throws {
        let stack = UIStackView()
        stack.axis = .vertical
        for row in 0..<count {
            let label = UILabel()
            label.text = "row \(row % 10)"
            stack.addArrangedSubview(label)
        }
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: hasRoom ? 30 * count : 600)
        let host = scene.window.requireHost()
        let (solves, rows, work) = (host.engine.solves, host.engine.rowsTouched, host.work)
        scene.window.addSubview(stack)
        scene.layOut()
        #expect(stack.arrangedSubviews.last?.frame.maxY == stack.bounds.height)
        (stack.arrangedSubviews[count / 2] as? UILabel)?.text = "another row"
        scene.layOut()
        // A first layout and that of another text, each with a second round at most, whatever the number of views.
        #expect(host.engine.solves - solves <= 4 && host.engine.rowsTouched - rows <= 2 * count)
        #expect(host.work.placed - work.placed <= 2 * (count + 2) && host.work.origins - work.origins <= 8)
    }
}

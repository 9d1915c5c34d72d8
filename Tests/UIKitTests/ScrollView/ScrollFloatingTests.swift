import Testing

@testable import UIKit

/// Views inside a scroll view that are placed from its frame, or from outside, stay where they are on screen.
///
/// - Source: Apple technical note TN2154, "floating" views;
///   developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
@MainActor
struct ScrollFloatingTests {
    private let scene = ScrollScene()

    /// Where the view lies in the window.
    private func place(_ view: UIView) -> String { view.convert(view.bounds, to: scene.window).numbers }

    private func expectFloating(_ view: UIView, at frame: String, sourceLocation: SourceLocation = #_sourceLocation) {
        scene.layOut()
        #expect(place(view) == frame, sourceLocation: sourceLocation)
        for offset in [120.0, 77, 0, -30] {
            scene.scroll(toX: offset / 2, y: offset)
            #expect(place(view) == frame, sourceLocation: sourceLocation)
            #expect(scene.content.frame.numbers == "0,0,200,1000", sourceLocation: sourceLocation)
        }
        #expect(scene.scroll.contentSize == CGSize(width: 200, height: 1000), sourceLocation: sourceLocation)
    }

    @Test("From the frame's guide") func frameGuide() {
        let view = scene.add(UIView()).sized(30, 20)
        scene.pin(view, .right, scene.scroll.frameLayoutGuide, .right, -10)
        scene.pin(view, .bottom, scene.scroll.frameLayoutGuide, .bottom, -5)
        expectFloating(view, at: "210,315,30,20")
    }

    @Test("From a view outside") func outside() {
        let view = scene.add(UIView()).sized(30, 20)
        scene.pin(view, .left, scene.window, .left, 60)
        scene.pin(view, .top, scene.window, .top, 70)
        expectFloating(view, at: "60,70,30,20")
    }

    @Test("From the scroll view's centre") func center() {
        let view = scene.add(UIView()).sized(30, 20)
        scene.pin(view, .centerX, scene.scroll, .centerX)
        scene.pin(view, .centerY, scene.scroll, .centerY, 7)
        expectFloating(view, at: "135,187,30,20")
    }

    @Test("From its safe area") func safeArea() {
        let view = scene.add(UIView()).sized(30, 20)
        scene.pin(view, .left, scene.scroll.safeAreaLayoutGuide, .left)
        scene.pin(view, .top, scene.scroll.safeAreaLayoutGuide, .top)
        expectFloating(view, at: "50,40,30,20")
    }

    @Test("A header that stays on top until the content's end pushes it: two constraints of different strength")
    func stickyHeader() {
        let header = scene.add(UIView()).sized(200, 20)
        scene.pin(header, .left, scene.scroll, .left)
        NSLayoutConstraint.relate(header, .top, .greaterThanOrEqual, scene.content, .top, constant: 50)
        NSLayoutConstraint.relate(header, .top, .equal, scene.scroll.frameLayoutGuide, .top, priority: 750)
        scene.layOut()
        #expect(header.frame.minY == 50)
        scene.scroll(y: 30)
        #expect(header.frame.minY == 50)
        scene.scroll(y: 80)
        #expect(header.frame.minY == 80)
    }

    @Test("A view outside that is placed from one inside moves with it") func fromInside() {
        let (inside, outside) = (
            scene.add(UIView(), to: scene.content).sized(30, 20), scene.add(UIView(), to: scene.window).sized(5, 5)
        )
        inside.spanning(x: (0, 30), y: (100, 120))
        scene.pin(outside, .top, inside, .bottom)
        scene.pin(outside, .left, inside, .left)
        scene.layOut()
        #expect(outside.frame.numbers == "50,160,5,5")
        scene.scroll(y: 40)
        #expect(outside.frame.numbers == "50,120,5,5")
    }

    @Test("Scrolling measures nothing and moves nothing inside") func scrollingIsCheap() {
        let label = scene.add(SizedView(50, 10), to: scene.content)
        label.leftAnchor.constraint(equalTo: scene.content.leftAnchor).isActive = true
        label.topAnchor.constraint(equalTo: scene.content.topAnchor, constant: 12).isActive = true
        scene.layOut()
        let measurements = label.measurements
        let pivots = scene.window.layoutState.host?.engine.pivots
        scene.scroll(y: 100)
        #expect(label.measurements == measurements)
        #expect(scene.window.layoutState.host?.engine.pivots == pivots)
    }

    @Test("The frame guide's rectangle is right as soon as the guide is there, and as soon as the view is scrolled")
    func frameGuideAtOnce() {
        let scene = ScrollScene()
        scene.scroll(y: 30)
        #expect(scene.scroll.frameLayoutGuide.layoutFrame.numbers == "0,30,200,300")
        scene.scroll.contentOffset.y = 50
        #expect(scene.scroll.frameLayoutGuide.layoutFrame.numbers == "0,50,200,300")
    }

    @Test("Frames inside are rounded as if nothing were scrolled") func rounding() {
        let view = scene.add(UIView(), to: scene.content)
        view.spanning(x: (0.25, 10.5), y: (3.25, 20.75))
        scene.layOut()
        let frame = view.frame
        #expect(frame.numbers == "0.5,3.5,10,17.5")
        for offset in [0.25, 10.1, 33.3] {
            scene.scroll(toX: offset, y: offset)
            view.setNeedsLayout()
            scene.layOut()
            #expect(view.frame == frame)
        }
    }
}

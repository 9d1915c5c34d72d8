import CairnTesting
import Testing

@testable import UIKit

/// Stack views that animate what is changed in an animation block.
///
/// - Source: Notes/specification/stack-views.md 5.3; Apple's documentation of UIStackView, "Maintaining dynamic
///   content".
@MainActor
struct StackAnimationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    private let scene: StackScene

    init() {
        scene = StackScene([SizedView(40, 20), SizedView(60, 20), SizedView(80, 20)], spacing: 10)
        window.isHidden = false
        window.addSubview(scene.root)
        window.layoutIfNeeded()
    }

    /// Positions and sizes along an axis as they show, `position/size`, rounded to thousandths.
    private func shown(_ axis: NSLayoutConstraint.Axis = .horizontal) -> String {
        scene.stack.arrangedSubviews.map { view in
            let frame = view.layer.presentation()?.frame ?? .null
            let (start, size) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
            return String(format: "%g/%g", (start * 1000).rounded() / 1000, (size * 1000).rounded() / 1000)
        }.joined(separator: " ")
    }

    /// What shows at each quarter of a linear animation's time.
    private func quarters(
        of duration: TimeInterval, axis: NSLayoutConstraint.Axis = .horizontal, _ changes: @escaping () -> Void
    ) -> [String] {
        TestClock.hold { clock in
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes)
            return (0...4).map { quarter in
                if quarter > 0 { clock.advance(by: duration / 4) }
                return shown(axis)
            }
        }
    }

    @Test("hiding the first view in a block of 0.25 seconds takes it away in time")
    func hidingTheFirstView() {
        let first = scene.stack.arrangedSubviews[0]
        TestClock.hold { clock in
            UIView.animate(withDuration: 0.25) { () -> Void in
                let firstView = scene.stack.arrangedSubviews[0]
                firstView.isHidden = true
            }
            #expect(first.isHidden && !first.layer.isHidden)
            #expect(shown() == "0/40 50/60 120/80")
            clock.advance(by: 0.125)
            #expect(shown() == "0/20 25/60 95/80" && !first.layer.isHidden)
            clock.advance(by: 0.125)
            #expect(shown() == "0/0 0/60 70/80" && first.layer.isHidden)
        }
    }

    @Test func hidingFollowsTheCurveAtEachQuarter() {
        let view = scene.stack.arrangedSubviews[1]
        let hiding = quarters(of: 1) { view.isHidden = !view.isHidden }
        #expect(
            hiding == [
                "0/40 50/60 120/80", "0/40 48.75/45 102.5/80", "0/40 47.5/30 85/80", "0/40 46.25/15 67.5/80", "0/40 45/0 50/80",
            ])
        #expect(view.layer.isHidden)
        let showing = quarters(of: 1) { view.isHidden = !view.isHidden }
        #expect(showing == hiding.reversed())
    }

    @Test func spacingAloneInABlockAnimates() {
        #expect(
            quarters(of: 1) { scene.stack.spacing = 50 } == [
                "0/40 50/60 120/80", "0/40 60/60 140/80", "0/40 70/60 160/80", "0/40 80/60 180/80", "0/40 90/60 200/80",
            ])
    }

    @Test func theAxisAloneInABlockAnimates() {
        scene.stack.alignment = .leading
        window.layoutIfNeeded()
        let places = quarters(of: 1, axis: .vertical) { scene.stack.axis = .vertical }
        #expect(places == ["0/20 0/20 0/20", "0/20 7.5/20 15/20", "0/20 15/20 30/20", "0/20 22.5/20 45/20", "0/20 30/20 60/20"])
    }

    @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
    func alignmentAndDistributionInABlockAnimate(_ axis: NSLayoutConstraint.Axis) {
        let places = { () -> [[CGFloat]] in
            self.scene.stack.arrangedSubviews.map { view in
                let frame = view.layer.presentation()?.frame ?? .null
                return axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
            }
        }
        let stack = scene.stack
        NSLayoutConstraint.activate([
            stack.widthAnchor.constraint(equalToConstant: 400), stack.heightAnchor.constraint(equalToConstant: 100),
        ])
        (stack.alignment, stack.distribution) = (.top, .fillEqually)
        window.layoutIfNeeded()
        TestClock.hold { clock in
            let before = places()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                if axis == .vertical { stack.alignment = .bottom } else { stack.distribution = .equalSpacing }
            }
            clock.advance(by: 0.5)
            let half = places()
            clock.advance(by: 0.5)
            let after = places()
            #expect(before != after)
            for index in before.indices {
                for (part, value) in half[index].enumerated() {
                    #expect(abs(value - (before[index][part] + after[index][part]) / 2) < 0.01)
                }
            }
        }
    }

    @Test func settingsMoveWithLayoutInsideTheBlock() {
        scene.stack.setCustomSpacing(30, after: scene.stack.arrangedSubviews[0])
        let places = quarters(of: 1) { scene.stack.layoutIfNeeded() }
        #expect(places[0] == "0/40 50/60 120/80" && places[2] == "0/40 60/60 130/80" && places[4] == "0/40 70/60 140/80")
    }

    @Test func anAddedViewComesWithLayoutInsideTheBlock() {
        let view = SizedView(100, 20)
        scene.stack.addArrangedSubview(view)
        let places = quarters(of: 1) { scene.stack.layoutIfNeeded() }
        #expect(places.first == "0/40 50/60 120/80 0/0" && places[2] == "0/40 50/60 120/80 105/50")
        #expect(places.last == "0/40 50/60 120/80 210/100")
    }

    @Test func whatIsLeftMovesUpAfterARemovedView() {
        scene.stack.arrangedSubviews[0].removeFromSuperview()
        let places = quarters(of: 1) { scene.stack.layoutIfNeeded() }
        #expect(places[0] == "50/60 120/80" && places[1] == "37.5/60 107.5/80" && places[4] == "0/60 70/80")
    }

    @Test func aChangeOfSizeClassAnimatesByItself() throws {
        final class Controller: UIViewController {
            let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), SizedView(60, 20)])
            override func viewDidLoad() {
                stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
                stack.alignment = .leading
                stack.axis = .vertical
                view.addSubview(stack)
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
            }
        }
        let screen = UIScreen()
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15"))
        let window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
        let controller = Controller()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let second = controller.stack.arrangedSubviews[1]
        let (start, turned) = (second.frame.origin, try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true)))
        TestClock.hold { clock in
            screen.environment = turned
            let end = second.frame.origin
            #expect(start.y > 0 && end.y == 0 && end.x > 0 && second.layer.presentation()?.frame.origin == start)
            clock.advance(by: 0.15)
            let half = second.layer.presentation()?.frame.origin ?? .zero
            #expect(abs(half.x - (start.x + end.x) / 2) < 1e-4 && abs(half.y - (start.y + end.y) / 2) < 1e-4)
        }
    }

    /// Values that a document has for a size class, in a stack that gets that class as the screen turns.
    @Test func valuesOfADocumentForASizeClassAnimate() throws {
        let box = { (id: String) in
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="40" height="20"/><constraints>
            <constraint firstAttribute="width" constant="40" id="\(id)-w"/><constraint firstAttribute="height" constant="20" id="\(id)-h"/>
            </constraints></view>
            """
        }
        let nib = LoadedDocument.nib(
            """
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <stackView axis="vertical" alignment="top" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0.0" y="0.0" width="40" height="50"/><subviews>\(box("a"))\(box("b"))</subviews>
            <variation key="heightClass=compact" axis="horizontal" spacing="30"/></stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="lead"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="top"/></constraints></view>
            """)
        let screen = UIScreen()
        screen.environment = try #require(ScreenEnvironment(device: "iPhone 15"))
        let window = UIWindow(frame: screen.bounds)
        window.windowScreen = screen
        let controller = UIViewController()
        controller.view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let stack = try #require(controller.view.subviews.first as? UIStackView)
        let second = stack.arrangedSubviews[1]
        let turned = try #require(ScreenEnvironment(device: "iPhone 15", isLandscape: true))
        #expect(second.frame.origin == CGPoint(x: 0, y: 30))
        TestClock.hold { clock in
            screen.environment = turned
            #expect(stack.axis == .horizontal && stack.spacing == 30 && second.frame.origin == CGPoint(x: 70, y: 0))
            #expect(second.layer.presentation()?.frame.origin == CGPoint(x: 0, y: 30))
            clock.advance(by: 0.15)
            let half = second.layer.presentation()?.frame.origin ?? .zero
            #expect(abs(half.x - 35) < 1e-4 && abs(half.y - 15) < 1e-4)
            clock.advance(by: 0.15)
            #expect(second.layer.presentation()?.frame.origin == CGPoint(x: 70, y: 0))
        }
    }
}

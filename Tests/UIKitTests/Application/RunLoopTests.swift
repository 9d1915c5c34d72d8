import Testing

@testable import QuartzCore
@testable import UIKit

extension ApplicationTests {
    /// The end of a turn of the run loop brings visible windows up to date, once and only if something changed.
    @MainActor
    @Suite struct RunLoopTests {
        private final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        private final class DisplayLayer: CALayer {
            var displays = 0
            override func display() {
                super.display()
                displays += 1
            }
        }

        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        private let view = Counting()

        private func turn() { RunLoop.current.run(until: Date()) }

        /// Shows the window with the view in it, placed by constraints.
        private func show() -> NSLayoutConstraint {
            window.isHidden = false
            window.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, view.heightAnchor.constraint(equalToConstant: 50),
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            ])
            return width
        }

        @Test func activatedConstraintsGiveFrames() {
            _ = show()
            #expect(view.frame == .zero)
            turn()
            #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        }

        @Test func manyChangesOfATurnAreOneLayout() {
            let width = show()
            turn()
            let (layouts, commits) = (view.layouts, UIWindow.commits)
            for constant in 1...50 {
                width.constant = CGFloat(constant)
                view.setNeedsLayout()
            }
            turn()
            #expect(view.layouts == layouts + 1)
            #expect(UIWindow.commits == commits + 1)
            #expect(view.frame.width == 50)
        }

        @Test func aChangedConstantAloneIsCommitted() {
            let width = show()
            turn()
            width.constant = 33
            turn()
            #expect(view.frame.width == 33)
        }

        @Test func turnsWithoutChangesCommitNothing() {
            _ = show()
            turn()
            let commits = UIWindow.commits
            for _ in 0..<20 { turn() }
            #expect(UIWindow.commits == commits)
        }

        @Test func hiddenWindowsAreLeftAlone() {
            let width = show()
            turn()
            window.isHidden = true
            width.constant = 44
            turn()
            #expect(view.frame.width == 100)
            window.isHidden = false
            turn()
            #expect(view.frame.width == 44)
        }

        @Test func timersAreTurns() {
            let width = show()
            turn()
            let timer = Timer(timeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { width.constant = 55 } }
            RunLoop.current.add(timer, forMode: .common)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
            #expect(view.frame.width == 55)
        }

        @Test func layersThatAskedAreDisplayedOnce() {
            _ = show()
            let layer = DisplayLayer()
            view.layer.addSublayer(layer)
            turn()
            let displays = layer.displays
            for _ in 0..<3 { layer.setNeedsDisplay() }
            turn()
            turn()
            #expect(layer.displays == displays + 1)
        }

        @Test func anOpenGroupWaits() {
            let width = show()
            turn()
            CATransaction.begin()
            width.constant = 66
            turn()
            #expect(view.frame.width == 100)
            CATransaction.commit()
            turn()
            #expect(view.frame.width == 66)
        }

        /// Other threads' run loops do not lay windows out.
        @Test func otherThreadsCommitNothing() async {
            let width = show()
            turn()
            width.constant = 77
            await withCheckedContinuation { done in
                Thread {
                    CATransaction.observeRunLoop()
                    RunLoop.current.add(Timer(timeInterval: 0.001, repeats: false) { _ in }, forMode: .default)
                    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
                    done.resume()
                }.start()
            }
            #expect(view.frame.width == 100)
        }
    }
}

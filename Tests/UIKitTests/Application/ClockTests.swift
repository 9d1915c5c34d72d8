import CairnTesting
import Testing

@testable import QuartzCore
@testable import UIKit

extension ApplicationTests {
    /// A clock that a test holds: time passes by steps, and what is due is done at its time.
    @MainActor
    @Suite struct ClockTests {
        /// What happened, with the time since the clock was held.
        @MainActor
        private final class Log {
            var lines: [String] = []
            var start = CACurrentMediaTime()
            func note(_ text: String) {
                lines.append("\(text) \(((CACurrentMediaTime() - start) * 1000).rounded() / 1000)")
            }
        }

        private let log = Log()

        @Test func timePassesByStepsOnly() {
            TestClock.hold { clock in
                let start = CACurrentMediaTime()
                #expect(start == clock.now && start == start.rounded())
                Thread.sleep(forTimeInterval: 0.01)
                #expect(CACurrentMediaTime() == start)
                clock.advance(by: 2.5)
                #expect(CACurrentMediaTime() == start + 2.5)
                clock.advance(frames: 30)
                #expect(abs(CACurrentMediaTime() - start - 3) < 1e-9)
            }
            let after = CACurrentMediaTime()
            Thread.sleep(forTimeInterval: 0.002)
            #expect(CACurrentMediaTime() > after)
        }

        @Test func alarmsAreCalledInTheirOrder() {
            TestClock.hold { clock in
                log.start = clock.now
                let media = MediaClock.shared
                let third = media.alarm(after: 0.3) { log.note("third") }
                _ = media.alarm(after: 0.1) {
                    log.note("first")
                    _ = media.alarm(after: 0.1) { log.note("second") }
                }
                _ = media.alarm(after: 0.3) { log.note("fourth") }
                let cancelled = media.alarm(after: 0.15) { log.note("never") }
                cancelled.cancel()
                clock.advance(by: 0.25)
                #expect(log.lines == ["first 0.1", "second 0.2"])
                #expect(third.isPending && !cancelled.isPending)
                clock.advance(by: 0.25)
                #expect(log.lines.suffix(2) == ["third 0.3", "fourth 0.3"])
                #expect(!third.isPending)
            }
        }

        // MARK: Timers of Foundation

        @Test func timersFireAtTheirTimes() {
            TestClock.hold { clock in
                log.start = clock.now
                let log = log
                let repeating = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                    MainActor.assumeIsolated { log.note("tick") }
                }
                let once = Timer(fire: Date(timeIntervalSinceNow: 0.8), interval: 0, repeats: false) { _ in
                    MainActor.assumeIsolated { log.lines.append("once") }
                }
                RunLoop.current.add(once, forMode: .common)
                clock.advance(by: 0.4)
                #expect(log.lines.isEmpty)
                clock.advance(by: 0.7)
                #expect(log.lines == ["tick 0.5", "once", "tick 1.0"])
                repeating.invalidate()
                clock.advance(by: 2)
                #expect(log.lines.count == 3)
            }
        }

        /// Time of the system that passes between the making of a timer and a step of the clock does not count.
        @Test func slowProgramsDelayNoTimers() {
            TestClock.hold { clock in
                log.start = clock.now
                let log = log
                let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
                    MainActor.assumeIsolated { log.note("tick") }
                }
                Thread.sleep(forTimeInterval: 0.12)
                clock.advance(by: 0.5)
                #expect(log.lines == ["tick 0.2", "tick 0.4"])
                Thread.sleep(forTimeInterval: 0.3)
                clock.advance(by: 0.2)
                #expect(log.lines == ["tick 0.2", "tick 0.4", "tick 0.6"])
                timer.invalidate()
            }
        }

        @Test func timersGoOnByThemselvesAfterwards() {
            let log = log
            var timer: Timer?
            TestClock.hold { clock in
                timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                    MainActor.assumeIsolated { log.note("fired") }
                }
                clock.advance(by: 0.05)
            }
            #expect(log.lines.isEmpty)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
            #expect(log.lines.count == 1 && timer?.isValid == false)
        }

        @Test func aTimerOfAnotherModeThatCameDueFiresAfterwards() {
            let (log, mode) = (log, RunLoop.Mode("ClockTests"))
            let timer = Timer(timeInterval: 0.1, repeats: false) { _ in MainActor.assumeIsolated { log.note("fired") } }
            TestClock.hold { clock in
                RunLoop.current.add(timer, forMode: mode)
                clock.advance(by: 0.5)
            }
            #expect(log.lines.isEmpty)
            _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.2))
            #expect(log.lines.count == 1 && !timer.isValid)
        }

        @Test func blocksOfTheRunLoopAreRun() {
            TestClock.hold { clock in
                let log = log
                RunLoop.current.perform { MainActor.assumeIsolated { log.note("performed") } }
                clock.advance(frames: 1)
                #expect(log.lines.count == 1)
            }
        }

        /// A task of the main actor needs the thread that the closure keeps: it runs when the test waits for it.
        @Test func tasksRunBetweenTwoClosures() async {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(box)
            window.isHidden = false
            let log = log
            let task = TestClock.hold { clock in
                let task = Task { @MainActor in
                    await Task.yield()
                    log.lines.append("loaded")
                }
                clock.advance(by: 1)
                #expect(log.lines.isEmpty)
                return task
            }
            await task.value
            #expect(log.lines == ["loaded"])
            TestClock.hold { clock in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 80 }
                clock.advance(by: 0.5)
                #expect(box.layer.presentation().map { abs($0.frame.minX - 40) < 0.01 } == true)
                clock.advance(by: 1)
            }
        }

        // MARK: What UIKit does with it

        @Test func changesAreLaidOutAtTheirTimes() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            width.isActive = true
            window.isHidden = false
            TestClock.hold { clock in
                _ = MediaClock.shared.alarm(after: 1) { width.constant = 20 }
                clock.advance(by: 0.5)
                #expect(view.bounds.width == 10)
                clock.advance(by: 0.5)
                #expect(view.bounds.width == 20)
            }
        }

        @Test func backgroundTasksExpire() {
            let application = UIApplication.shared
            TestClock.hold { clock in
                log.start = clock.now
                let kept = application.beginBackgroundTask { log.note("expired") }
                let ended = application.beginBackgroundTask { log.note("never") }
                application.enterBackground()
                application.endBackgroundTask(ended)
                clock.advance(by: 10)
                #expect(application.backgroundTimeRemaining == 20)
                clock.advance(by: 30)
                #expect(log.lines == ["expired 30.0"])
                #expect(application.backgroundTimeRemaining == 0)
                application.endBackgroundTask(kept)
                application.enterForeground()
            }
        }

        private final class Performer: UIResponder {
            var calls: [String] = []
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                calls.append("\(aSelector!)\(object.map { "\($0)" } ?? "")")
                return nil
            }
        }

        @Test func delayedCallsWaitAndAreCancelled() {
            let performer = Performer()
            TestClock.hold { clock in
                performer.perform(Selector("show:"), with: "a", afterDelay: 0.5)
                performer.perform(Selector("show:"), with: "b", afterDelay: 0.5)
                performer.perform(Selector("hide"), with: nil, afterDelay: 1)
                NSObject.cancelPreviousPerformRequests(withTarget: performer, selector: Selector("show:"), object: "a")
                clock.advance(by: 0.6)
                #expect(performer.calls == ["show:b"])
                NSObject.cancelPreviousPerformRequests(withTarget: performer)
                clock.advance(by: 1)
                #expect(performer.calls == ["show:b"])
            }
        }

        // MARK: Gestures

        @Test(arguments: [0.5, 1.25]) func longPressesBeginWhileTheFingerRests(duration: TimeInterval) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (view, taker) = (CancelledView(frame: window.bounds), PressTaker())
            let press = UILongPressGestureRecognizer(target: taker, action: Selector("pressed:"))
            press.minimumPressDuration = duration
            view.addGestureRecognizer(press)
            window.addSubview(view)
            window.isHidden = false
            TestClock.hold { clock in
                let finger = Finger(over: window)
                finger.press(at: CGPoint(x: 50, y: 50))
                clock.advance(by: duration - 0.01)
                #expect(press.state == .possible && !view.isCancelled)
                clock.advance(by: 0.02)
                #expect(press.state == .began && view.isCancelled)
                finger.lift()
                #expect(taker.states == [.began, .ended])
            }
        }

        @Test func aFingerThatLiftsOrMovesEarlyIsNoLongPress() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (view, taker) = (UIView(frame: window.bounds), PressTaker())
            view.addGestureRecognizer(UILongPressGestureRecognizer(target: taker, action: Selector("pressed:")))
            window.addSubview(view)
            window.isHidden = false
            TestClock.hold { clock in
                let finger = Finger(over: window)
                finger.press(at: CGPoint(x: 50, y: 50))
                finger.lift()
                clock.advance(by: 1)
                finger.press(at: CGPoint(x: 50, y: 50))
                finger.move(to: CGPoint(x: 80, y: 50))
                clock.advance(by: 1)
                finger.lift()
                #expect(taker.states.isEmpty)
            }
        }

        @Test func aTapWaitsForADoubleTapOnTheClock() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (view, taker) = (UIView(frame: window.bounds), PressTaker())
            let (single, double) = (
                UITapGestureRecognizer(target: taker, action: Selector("pressed:")),
                UITapGestureRecognizer(target: nil, action: nil)
            )
            double.numberOfTapsRequired = 2
            single.require(toFail: double)
            [single, double].forEach(view.addGestureRecognizer)
            window.addSubview(view)
            window.isHidden = false
            TestClock.hold { clock in
                window.tap(view)
                clock.advance(by: 0.3)
                #expect(taker.states.isEmpty)
                clock.advance(by: 0.1)
                #expect(taker.states == [.ended])
            }
        }

        // MARK: Display links

        private final class Frame: UIResponder {
            var frames: [(timestamp: Double, target: Double)] = []
            override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                if let link = object as? CADisplayLink { frames.append((link.timestamp, link.targetTimestamp)) }
                return nil
            }
        }

        @Test func displayLinksCallOnceAFrame() {
            let taker = Frame()
            TestClock.hold { clock in
                let link = CADisplayLink(target: taker, selector: Selector("step:"))
                link.add(to: .main, forMode: .common)
                clock.advance(frames: 3)
                #expect(taker.frames.count == 3)
                #expect(abs(taker.frames[0].timestamp - clock.now + 2.0 / 60) < 1e-6)
                #expect(taker.frames.allSatisfy { abs($0.target - $0.timestamp - 1.0 / 60) < 1e-9 })
                #expect(link.duration == 1.0 / 60)
                link.isPaused = true
                clock.advance(frames: 5)
                #expect(taker.frames.count == 3)
                link.isPaused = false
                link.preferredFramesPerSecond = 30
                taker.frames = []
                clock.advance(frames: 8)
                #expect(taker.frames.count == 4)
                (link.preferredFramesPerSecond, link.frameInterval, taker.frames) = (0, 4, [])
                clock.advance(frames: 12)
                #expect(taker.frames.count == 3)
                link.invalidate()
                clock.advance(frames: 8)
                #expect(taker.frames.count == 3)
            }
        }

        @Test func invalidLinksLetTheirTargetsGo() {
            weak var target: Frame?
            TestClock.hold { clock in
                let taker = Frame()
                target = taker
                let link = UIScreen.main.displayLink(withTarget: taker, selector: Selector("step:"))
                link?.add(to: .main, forMode: .default)
                clock.advance(frames: 2)
                link?.invalidate()
            }
            #expect(target == nil)
        }
    }
}

/// Notes the states of recognizers.
@MainActor
private final class PressTaker: UIResponder {
    var states: [UIGestureRecognizer.State] = []
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        (object as? UIGestureRecognizer).map { states.append($0.state) }
        return nil
    }
}

/// Notes that its touches were cancelled.
private final class CancelledView: UIView {
    var isCancelled = false
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isCancelled = true }
}

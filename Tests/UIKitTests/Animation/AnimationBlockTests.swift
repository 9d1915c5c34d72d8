import Testing
import UIKit

/// Animation blocks, as far as layout and hiding go.
@MainActor
struct AnimationBlockTests {
    private let scene = StackScene([SizedView(40, 20), SizedView(60, 20)], spacing: 10)
    private var first: UIView { scene.stack.arrangedSubviews[0] }

    @Test func changesAreMadeBeforeTheCompletion() {
        let view = UIView()
        var log: [String] = []
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
            log.append("animations")
        } completion: {
            log.append("completion \($0)")
        }
        #expect(view.alpha == 0)
        #expect(log == ["animations", "completion true"])
    }

    @Test func arrangedViewsAreSeenUntilTheEnd() {
        scene.layOut()
        UIView.animate(withDuration: 0.25) {
            first.isHidden = true
            #expect(first.isHidden && !first.layer.isHidden)
            scene.layOut()
            #expect(first.frame.width == 0 && !first.layer.isHidden)
        }
        #expect(first.isHidden && first.layer.isHidden)
    }

    @Test func hidingLaysOutInsideTheBlock() {
        scene.layOut()
        UIView.animate(withDuration: 0.25) { first.isHidden = true }
        #expect(first.frame.width == 0)
        #expect(scene.stack.frame.width == 60)
        UIView.animate(withDuration: 0.25) { first.isHidden = false }
        #expect(first.frame.width == 40 && !first.layer.isHidden)
        #expect(scene.stack.frame.width == 110)
    }

    @Test("toggling in a block ends as it was told last", arguments: [[true, false], [true, true, false], [false, true]])
    func toggling(_ states: [Bool]) {
        scene.layOut()
        UIView.animate(withDuration: 0.25) { for state in states { first.isHidden = state } }
        #expect(first.isHidden == states.last)
        #expect(first.layer.isHidden == states.last)
        #expect(scene.stack.frame.width == (states.last == true ? 60 : 110))
    }

    @Test func otherViewsHideAtOnce() {
        let view = UIView()
        scene.root.addSubview(view)
        UIView.animate(withDuration: 0.25) {
            view.isHidden = true
            #expect(view.layer.isHidden)
        }
    }

    @Test func nothingIsPutOffWithoutAnimation() {
        UIView.animate(withDuration: 0.25) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                first.isHidden = true
            }
            #expect(first.layer.isHidden && UIView.areAnimationsEnabled)
        }
    }

    @Test func aViewTakenOutInTheBlockIsHiddenAllTheSame() {
        let view = first
        UIView.animate(withDuration: 0.25) {
            view.isHidden = true
            view.removeFromSuperview()
        }
        #expect(view.isHidden && view.layer.isHidden)
    }
}

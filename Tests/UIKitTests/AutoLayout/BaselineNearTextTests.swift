import Testing

@testable import UIKit

/// Baselines that follow heights, beside text whose width is edited: an edited layout ends as one that is made anew.
@MainActor
struct BaselineNearTextTests {
    /// A text whose lower edge hangs on the baseline of a word in a label that is higher than its content.
    @MainActor
    private struct Scene {
        let scene: WindowScene
        let text = UILabel()
        let leading: NSLayoutConstraint

        init(isNarrow: Bool, windowWidth: CGFloat = 320) {
            scene = WindowScene(windowWidth, 400)
            let (window, word) = (scene.window, UILabel())
            (text.text, text.numberOfLines) = ("The quick brown fox jumps over the lazy dog, and over again", 0)
            word.text = "word"
            for label in [text, word] { scene.add(label) }
            leading = text.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20)
            let baseline = word.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 7)
            baseline.priority = UILayoutPriority(750)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: window.topAnchor, constant: 6.5),
                text.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -20),
                word.topAnchor.constraint(equalTo: window.topAnchor, constant: 15),
                word.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                word.heightAnchor.constraint(greaterThanOrEqualToConstant: 45.5),
                baseline,
            ])
            leading.isActive = isNarrow
        }
    }

    @Test("Baselines start over where text near an edit gets another height") func textThatWidens() {
        let (edited, fresh) = (Scene(isNarrow: true), Scene(isNarrow: false))
        edited.scene.layOut()
        edited.leading.isActive = false
        for one in [edited, fresh] { one.scene.layOut() }
        #expect(edited.text.frame.width > 320)
        #expect(edited.text.frame == fresh.text.frame)
    }

    @Test("Baselines start over where text near an edit is wrapped") func textThatWraps() {
        let (edited, fresh) = (Scene(isNarrow: false), Scene(isNarrow: true))
        edited.scene.layOut()
        edited.leading.isActive = true
        for one in [edited, fresh] { one.scene.layOut() }
        #expect(edited.text.frame.width == 280)
        #expect(edited.text.frame == fresh.text.frame)
    }

    @Test("Baselines start over where the window's width changes", arguments: [(320, 600), (600, 320)] as [(CGFloat, CGFloat)])
    func windowThatIsResized(_ old: CGFloat, _ new: CGFloat) {
        let (edited, fresh) = (Scene(isNarrow: true, windowWidth: old), Scene(isNarrow: true, windowWidth: new))
        edited.scene.layOut()
        edited.scene.window.frame.size.width = new
        for one in [edited, fresh] { one.scene.layOut() }
        #expect(edited.text.frame.width == new - 40)
        #expect(edited.text.frame == fresh.text.frame)
    }
}

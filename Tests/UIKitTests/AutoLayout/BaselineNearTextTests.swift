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

    /// A row on one baseline. Its second text is as high as the row must not be, and its width is a share of the row's
    /// of many digits, whose last one solutions of the same row tell differently.
    @MainActor
    private struct Row {
        let scene = WindowScene(132.5, 93.5)
        let row: UIStackView
        let wish: NSLayoutConstraint

        init() {
            let labels = [UILabel(), UILabel(), UILabel()]
            labels[0].text = "the proportional layout of the it constraint"
            labels[1].text = "layout a wraps it wraps it proportional baseline views of views stack it stack"
            labels[1].numberOfLines = 2
            row = UIStackView(arrangedSubviews: labels)
            (row.distribution, row.alignment) = (.fillProportionally, .firstBaseline)
            scene.add(row)
            NSLayoutConstraint.relate(row, .width, constant: 68.5, priority: 900)
            NSLayoutConstraint.relate(row, .centerY, .equal, scene.window, .centerY, constant: 11.5)
            NSLayoutConstraint.relate(row, .height, .lessThanOrEqual, scene.window, .height, multiplier: 0.75)
            NSLayoutConstraint.relate(labels[1], .height, .greaterThanOrEqual, constant: 75.5, priority: 999)
            wish = labels[2].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 23)
            wish.priority = UILayoutPriority(749)
        }

        var frames: [CGRect] { row.arrangedSubviews.map(\.frame) }
    }

    @Test("Rounding errors of a width do not let baselines start over in the midst of a layout") func roundingErrors() {
        let (edited, fresh) = (Row(), Row())
        edited.scene.layOut()
        for one in [edited, fresh] {
            one.wish.isActive = true
            one.scene.layOut()
        }
        #expect(edited.row.frame == fresh.row.frame && edited.row.frame.height > 0)
        #expect(edited.frames == fresh.frames)
    }
}

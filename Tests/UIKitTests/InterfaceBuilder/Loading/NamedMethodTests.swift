import Foundation
import Testing

@testable import UIKit

/// Has methods and properties as programs on Apple's platforms write them.
class PlainOwner: UIViewController {
    var steps: [String] = []
    private weak var label: UILabel! { didSet { steps.append("label \(label.text ?? "-")") } }
    var radius: CGFloat {
        get { view.layer.cornerRadius }
        set { view.layer.cornerRadius = newValue }
    }
    var caption: String? { didSet { steps.append("caption \(caption ?? "-")") } }
    var count = 0 { didSet { steps.append("count \(count)") } }
    var tint: UIColor? { didSet { steps.append("tint \(tint != nil)") } }

    func plain() { steps.append("plain") }
    func tap(_ sender: UIButton) { steps.append("tap \(sender.title(for: .normal) ?? "-")") }
    private func hidden(_ sender: Any) { steps.append("hidden \(sender is UIButton)") }
    func both(_ sender: Any?, forEvent event: UIEvent?) { steps.append("both \(sender != nil) \(event == nil)") }
    func labelled(sender: UIControl) { steps.append("labelled") }
    func narrow(_ sender: UISwitch) { steps.append("narrow") }
}

final class DerivedOwner: PlainOwner {
    override func plain() { steps.append("derived") }
}

final class PlainTarget: NSObject {
    var taps = 0
    func tap(_ sender: UIButton) { taps += 1 }
}

/// Methods and properties are found by name among the program's symbols.
@MainActor
struct NamedMethodTests {
    private func button() -> UIButton {
        let button = UIButton()
        button.setTitle("B", for: .normal)
        return button
    }

    @Test func actionsAreCalled() {
        let (owner, button) = (DerivedOwner(), button())
        for action in ["plain", "tap:", "hidden:", "both:forEvent:", "labelledWithSender:"] as [Selector] {
            button.addTarget(owner, action: action, for: .touchDown)
        }
        let log = LoadedDocument.log { button.sendActions(for: .touchDown) }
        #expect(owner.steps == ["derived", "tap B", "hidden true", "both true true", "labelled"])
        #expect(log.isEmpty, "\(log)")
        #expect(owner.canPerformAction("tap:", withSender: nil) && !owner.canPerformAction("absent:", withSender: nil))
    }

    @Test func targetsNeedNotBeResponders() {
        let (target, button) = (PlainTarget(), button())
        button.addTarget(target, action: "tap:", for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(target.taps == 1)
    }

    /// A value of another class than the method takes is not passed.
    @Test func sendersOfOtherClassesAreRefused() {
        let (owner, button) = (PlainOwner(), button())
        button.addTarget(owner, action: "narrow:", for: .touchDown)
        let log = LoadedDocument.log { button.sendActions(for: .touchDown) }
        #expect(owner.steps.isEmpty && log.count == 1)
    }

    @Test func nothingIsKeptOrLost() {
        weak var gone: PlainOwner?
        weak var goneButton: UIButton?
        do {
            let (owner, button) = (PlainOwner(), button())
            (gone, goneButton) = (owner, button)
            button.addTarget(owner, action: "tap:", for: .touchDown)
            for _ in 0..<3 { button.sendActions(for: .touchDown) }
            owner.setValue(UIColor.red, forKey: "tint")
            owner.setValue("text long enough to be stored on the heap", forKey: "caption")
            #expect(owner.steps.count == 5)
        }
        #expect(gone == nil && goneButton == nil)
    }

    /// Observers run, computed properties are set, private ones too.
    @Test func propertiesAreSetByTheirSetters() {
        let owner = PlainOwner()
        owner.view = UIView()
        let label = UILabel()
        label.text = "L"
        for (key, value) in [("label", label), ("radius", 4.5), ("caption", "C"), ("count", 7)] as [(String, Any)] {
            owner.setValue(value, forKey: key)
        }
        #expect(owner.steps == ["label L", "caption C", "count 7"])
        #expect(owner.view.layer.cornerRadius == 4.5)
        #expect(owner.caption == "C" && owner.count == 7)
    }
}

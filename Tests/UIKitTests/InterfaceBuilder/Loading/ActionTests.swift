import Foundation
import Testing
import UIKit

/// Takes actions by name.
final class ActionTaker: UIViewController {
    private(set) var taken: [String] = []
    var takesChain = false

    @discardableResult
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        taken.append("\(aSelector!) \(object is UIButton)")
        return nil
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { takesChain && action == "paste:" }
}

/// Actions reach their targets by the names of methods.
@MainActor
struct ActionTests {
    private func nib(_ action: String, event: String = "touchUpInside") -> UINib {
        LoadedDocument.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <button id="but"><rect key="frame" x="0" y="0" width="44" height="44"/>
            <connections>\(action)</connections></button>
            """)
    }

    private func action(_ selector: String, to id: String, event: String = "touchUpInside") -> String {
        "<action selector=\"\(selector)\" destination=\"\(id)\" eventType=\"\(event)\" id=\"a\"/>"
    }

    @Test func documentsConnectActions() {
        let owner = ActionTaker()
        let button = nib(action("tap:", to: "-1")).instantiate(withOwner: owner)[0] as! UIButton
        #expect(button.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["tap:"])
        #expect(button.actions(forTarget: owner, forControlEvent: .touchDown) == nil)
        #expect(button.allTargets == [owner])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(owner.taken == ["tap: true"])
    }

    @Test func firstRespondersAreSought() {
        let owner = ActionTaker()
        owner.view = UIView()
        // A sender outside of a window would start at the key window's first responder, whatever program that belongs
        // to.
        let window = UIWindow()
        window.addSubview(owner.view)
        let button = nib(action("paste:", to: "-2")).instantiate(withOwner: nil)[0] as! UIButton
        owner.view.addSubview(button)
        let log = LoadedDocument.log { button.sendActions(for: .touchUpInside) }
        #expect(log.count == 1 && log[0].contains("The action paste: found no responder to take it"), "\(log)")
        owner.takesChain = true
        button.sendActions(for: .touchUpInside)
        #expect(owner.taken == ["paste: true"])
        #expect(button.allTargets.count == 1 && button.allTargets.first?.base is NSNull)
    }

    /// Methods have no names at run time; a missing one is reported with its place.
    @Test func missingMethodsAreToldOf() throws {
        let owner = UIViewController()
        let button = nib(action("tap:", to: "-1")).instantiate(withOwner: owner)[0] as! UIButton
        let log = LoadedDocument.log { button.sendActions(for: .touchUpInside) }
        #expect(
            log == [
                "[UIKit] data.xib:7:14: -[UIViewController tap:] was not called: no such method was found among the "
                    + "program's symbols. A release build drops methods that nothing calls: build with -Xswiftc -enable-testing, which "
                    + "keeps those that are not private; or override perform(_:with:) in UIViewController, or add a UIAction to the sender "
                    + "instead."
            ])
    }

    /// A target that takes actions by ``UIResponder/perform(_:with:)`` is not asked for methods.
    @Test func missingMethodsAreToldOfOnLoading() {
        let nib = nib(action("tap:", to: "-1"))
        let log = LoadedDocument.log { _ = nib.instantiate(withOwner: UIViewController()) }
        #expect(
            log.count == 1 && log[0].hasPrefix("[UIKit] data.xib:7:14: -[UIViewController tap:] cannot be called: no such method")
        )
        #expect(LoadedDocument.log { _ = nib.instantiate(withOwner: ActionTaker()) }.isEmpty)
        #expect(LoadedDocument.log { _ = nib.instantiate(withOwner: nil) }.isEmpty)
    }

    @Test func targetsAreAddedAndRemoved() {
        let (one, other) = (ActionTaker(), ActionTaker())
        let button = UIButton()
        button.addTarget(one, action: "a", for: .touchDown)
        button.addTarget(one, action: "a", for: .touchUpInside)
        button.addTarget(other, action: "b:", for: .touchDown)
        button.addTarget(one, action: "c::", for: .touchDown)
        #expect(button.actions(forTarget: one, forControlEvent: .touchDown) == ["a", "c::"])
        #expect(button.allControlEvents == [.touchDown, .touchUpInside])
        button.sendActions(for: .touchDown)
        #expect(one.taken == ["a false", "c:: true"] && other.taken == ["b: true"])
        button.removeTarget(one, action: "a", for: .touchDown)
        #expect(button.actions(forTarget: one, forControlEvent: .touchDown) == ["c::"])
        #expect(button.actions(forTarget: one, forControlEvent: .touchUpInside) == ["a"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty && button.allControlEvents == [])
    }

    @Test func targetsAreNotKeptAlive() {
        let button = UIButton()
        weak var gone: ActionTaker?
        do {
            let taker = ActionTaker()
            gone = taker
            button.addTarget(taker, action: "a", for: .touchDown)
        }
        #expect(gone == nil && button.allTargets.isEmpty)
        let log = LoadedDocument.log { button.sendActions(for: .touchDown) }
        #expect(log.isEmpty)
    }
}

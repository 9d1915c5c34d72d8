import Foundation
import Testing

@testable import UIKit

final class HomeController: UIViewController {
    var button: UIButton!
    var addItem: UIBarButtonItem!
    var allows = true
    var steps: [String] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        steps.append("should \(identifier)")
        return allows
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        steps.append("prepare \(segue.identifier ?? "-") \(segue.destination.title ?? "-") \(sender is UIButton)")
    }
    override func viewDidLoad() { steps.append("viewDidLoad \(children.count)") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "comeBack:" }
    @discardableResult
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        steps.append("\(aSelector!) \(type(of: object!))")
        return nil
    }
}

final class CountingSegue: UIStoryboardSegue {
    static var made = 0
    let number: Int
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        Self.made += 1
        number = Self.made
        super.init(identifier: identifier, source: source, destination: destination)
    }
    override func perform() { (source as? HomeController)?.title = "went \(identifier ?? "-") \(number)" }
}

/// Segues lead from controller to controller.
@MainActor
struct SegueTests {
    private func home() throws -> (HomeController, UINavigationController, UIWindow) {
        let storyboard = UIStoryboard(name: "Main", bundle: LoadingFixtures.bundle)
        let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (try #require(stack.topViewController as? HomeController), stack, window)
    }

    @Test func containersGetTheirControllers() throws {
        let (home, stack, _) = try home()
        #expect(stack.viewControllers == [home])
        #expect(home.navigationItem.title == "Home" && home.navigationItem.rightBarButtonItem === home.addItem)
    }

    /// Embedded controllers are there before `viewDidLoad`.
    @Test func containersViewsAreFilled() throws {
        let (home, _, _) = try home()
        #expect(home.steps == ["prepare inner Inner false", "viewDidLoad 1"])
        let inner = try #require(home.children.first)
        #expect(inner.view.superview === home.view.subviews[1])
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    }

    @Test func controlsSetSeguesOff() throws {
        let (home, stack, _) = try home()
        home.allows = false
        home.button.sendActions(for: .touchUpInside)
        #expect(stack.viewControllers.count == 1)
        home.allows = true
        home.button.sendActions(for: .touchUpInside)
        #expect(home.steps.suffix(3) == ["should detail", "should detail", "prepare detail Detail true"])
        #expect(stack.topViewController?.title == "Detail")
    }

    @Test func unwindingGoesBack() throws {
        let (home, stack, _) = try home()
        home.performSegue(withIdentifier: "detail", sender: nil)
        let detail = try #require(stack.topViewController)
        #expect(detail !== home)
        detail.performSegue(withIdentifier: "back", sender: nil)
        #expect(home.steps.last == "comeBack: UIStoryboardSegue")
        #expect(stack.viewControllers == [home])
    }

    @Test func referencesLeadToOtherStoryboards() throws {
        let (home, _, window) = try home()
        home.performSegue(withIdentifier: "settings", sender: nil)
        #expect(window.rootViewController?.presentedViewController === home.presentedViewController)
        #expect(home.presentedViewController?.title == "Base")
        #expect(home.presentedViewController?.modalPresentationStyle == .fullScreen)
    }

    @Test func customSeguesAreMadeByTheirOwnInitializer() throws {
        let (home, stack, _) = try home()
        home.performSegue(withIdentifier: "custom", sender: nil)
        #expect(home.title?.hasPrefix("went custom ") == true && stack.viewControllers.count == 1)
    }

    @Test func barButtonItemsSendActions() throws {
        let (home, _, _) = try home()
        #expect(home.addItem.action == "add:" && home.addItem.target === home)
        home.addItem.tapped()
        #expect(home.steps.last == "add: UIBarButtonItem")
    }

    /// A button and a bar item that lead to a second scene.
    private static let leading = """
        <viewController id="start" customClass="HomeController" customModule="UIKitTests">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <button opaque="NO" id="b"><rect key="frame" x="16" y="80" width="46" height="30"/>
              <connections><segue destination="next" kind="presentation" identifier="press" id="s1"/></connections>
            </button></subviews></view>
          <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i">
            <connections><segue destination="next" kind="presentation" identifier="go" id="s2"/></connections>
          </barButtonItem></navigationItem>
          <connections><outlet property="button" destination="b" id="o1"/><outlet property="addItem" destination="i" id="o2"/></connections>
        </viewController>
        """

    @Test("What sets a segue off has it as a target, with an action, as programs' tests send it")
    func seguesAreTargets() throws {
        let storyboard = try LoadedDocument.storyboard(Self.leading, "<viewController id=\"next\" title=\"Next\"/>")
        let home = try #require(storyboard.instantiateInitialViewController() as? HomeController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = home
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let action = try #require(home.addItem.action)
        #expect(action == "perform:" && home.addItem.target != nil)
        home.steps = []
        home.allows = false
        #expect(UIApplication.shared.sendAction(action, to: home.addItem.target, from: home.addItem, for: nil))
        #expect(home.steps == ["should go"])
        home.allows = true
        home.steps = []
        #expect(UIApplication.shared.sendAction(action, to: home.addItem.target, from: home.addItem, for: nil))
        #expect(home.steps == ["should go", "prepare go Next false"] && home.presentedViewController?.title == "Next")
        home.dismiss(animated: false)
        let target = try #require(home.button.allTargets.first?.base as AnyObject?)
        #expect(home.button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["perform:"])
        home.steps = []
        home.button.sendActions(for: .touchUpInside)
        #expect(home.steps == ["should press", "prepare press Next true"])
    }

    @Test func seguesOfCodeRunTheirClosure() {
        var ran = false
        let (one, other) = (UIViewController(), UIViewController())
        let segue = UIStoryboardSegue(identifier: "x", source: one, destination: other) { ran = true }
        segue.perform()
        #expect(ran && segue.source === one && segue.destination === other && segue.identifier == "x")
    }

    @Test func unknownSeguesEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "y", sender: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.hasPrefix(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver (<UIViewController: 0x"
            ))
        #expect(text.contains(">) has no segue with identifier 'y''\n*** First throw call stack:\n"), "\(text)")
    }

    /// A controller whose view was never asked for is not kept alive by its document.
    @Test func documentsKeepNothingAlive() {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let storyboard = UIStoryboard(name: "Main", bundle: LoadingFixtures.bundle)
            let made = storyboard.instantiateViewController(withIdentifier: "Home")
            controller = made
            #expect(controller != nil)
        }
        #expect(controller == nil)
        do {
            let made = UIStoryboard(name: "Main", bundle: LoadingFixtures.bundle).instantiateViewController(
                withIdentifier: "Home")
            (controller, view) = (made, made.view)
        }
        #expect(controller == nil && view == nil)
    }
}

import CairnTesting
import SeededRandom
import UIKit

/// Controllers that are pushed, popped, presented and dismissed, at once and in time, with taps and turns of the device
/// in between. Nothing crashes, at rest no page waits for the end of its appearing or disappearing, and afterwards no
/// controller is left.
struct ControllersPart: AttackPart {
    static let name = "controllers"
    static let summary = "containers and presentations with touches; no object is left after"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {}

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        ControllerCase(root: random.below(3), seeds: (0..<random.roll(1...30)).map { _ in random.next() })
    }
}

/// The controllers of a case, by what keeps none of them.
@MainActor
private final class Census {
    private struct Entry {
        weak var controller: UIViewController?
    }
    private var entries: [Entry] = []

    func add(_ controller: UIViewController) { entries.append(Entry(controller: controller)) }
    var alive: [UIViewController] { entries.compactMap(\.controller) }
    /// The calls of appearing that a page received out of order, or that begin and do not end.
    var unbalanced: String? { alive.lazy.compactMap { ($0 as? Page)?.unbalanced }.first }
}

/// A screen with a title, a text and buttons that push and present others.
class Page: UIViewController {
    private enum Stage { case away, coming, there, going }

    private let number: Int
    private var stage = Stage.away
    private var misfit: String?
    private let tap: (Page) -> Void

    required init(_ number: Int, tap: @escaping (Page) -> Void) {
        (self.number, self.tap) = (number, tap)
        super.init(nibName: nil, bundle: nil)
        title = "Page \(number)"
    }

    required init?(coder: NSCoder) { nil }

    private func turn(to next: Stage, from known: [Stage]) {
        if !known.contains(stage), misfit == nil { misfit = "a page that is \(stage) hears that it is \(next)" }
        stage = next
    }

    /// The faults of the calls of appearing while nothing moves.
    var unbalanced: String? { misfit ?? (stage == .coming || stage == .going ? "a page stays \(stage)" : nil) }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        turn(to: .coming, from: [.away, .going])
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        turn(to: .there, from: [.coming])
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turn(to: .going, from: [.coming, .there])
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        turn(to: .away, from: [.going])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Tap \(number)", for: .normal)
        button.addAction(UIAction { [weak self] _ in self.map { $0.tap($0) } }, for: .touchUpInside)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "Text ", count: number % 40)
        let stack = UIStackView(arrangedSubviews: [label, button, UISwitch(), UITextField()])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        if number % 3 == 0 {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        }
    }
}

struct ControllerCase: AttackCase {
    /// 0 for a navigation controller, 1 for tabs, 2 for a page.
    let root: Int
    let seeds: [UInt64]
    /// The class of the screens.
    var pages = Page.self

    var pieceCount: Int { seeds.count }
    var stepCount: Int { seeds.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let census = Census()
        if let fault = attack(census, kept) { return fault }
        let left = census.alive
        return left.isEmpty ? nil : "\(left.count) controllers are left, the first of them a \(type(of: left[0]))"
    }

    /// Time passes by steps, since what a finger lets go of comes to rest in time.
    ///
    /// - Returns: What is wrong while the controllers are there and rest.
    private func attack(_ census: Census, _ kept: Pieces) -> String? {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let walk = ControllerWalk(window, census, pages)
            window.rootViewController = walk.container(root)
            window.makeKeyAndVisible()
            for (number, seed) in seeds.enumerated() where kept.contains(number) {
                var random = SplitMix(seed: seed)
                walk.step(&random)
                window.layoutIfNeeded()
                clock.advance(frames: random.below(30))
            }
            clock.advance(by: Self.rest)
            let fault = census.unbalanced
            window.rootViewController?.dismiss(animated: false)
            window.rootViewController = nil
            clock.advance(by: Self.rest)
            return fault
        }
    }

    /// Seconds after which nothing moves any more.
    private static let rest: TimeInterval = 5
}

/// Steps through controllers.
@MainActor
private final class ControllerWalk {
    private unowned let window: UIWindow
    private let census: Census
    private let pages: Page.Type
    private var pageCount = 0

    init(_ window: UIWindow, _ census: Census, _ pages: Page.Type) {
        (self.window, self.census, self.pages) = (window, census, pages)
    }

    private func page() -> UIViewController {
        pageCount += 1
        let page = pages.init(pageCount) { page in
            guard page.presentedViewController == nil else { return }
            if let navigation = page.navigationController {
                navigation.popToRootViewController(animated: false)
            } else {
                page.dismiss(animated: false)
            }
        }
        census.add(page)
        return page
    }

    func container(_ kind: Int) -> UIViewController {
        guard kind < 2 else { return page() }
        let controller: UIViewController
        if kind == 0 {
            controller = UINavigationController(rootViewController: page())
        } else {
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<3).map { container($0 == 0 ? 0 : 2) }
            controller = tabs
        }
        census.add(controller)
        return controller
    }

    /// The controller that is presented last, or the root.
    private var top: UIViewController? {
        var top = window.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    private var navigation: UINavigationController? {
        let shown = (top as? UITabBarController)?.selectedViewController ?? top
        return shown as? UINavigationController
    }

    func step(_ random: inout SplitMix) {
        let animated = random.flip()
        switch random.below(12) {
        case 0, 1: navigation?.pushViewController(page(), animated: animated)
        case 2: navigation?.popViewController(animated: animated)
        case 3: navigation?.setViewControllers((0..<random.roll(1...3)).map { _ in page() }, animated: animated)
        case 4: present(&random)
        case 5: if top !== window.rootViewController { top?.dismiss(animated: animated) }
        case 6: window.rootViewController?.dismiss(animated: animated)
        case 7:
            guard let tabs = top as? UITabBarController, let count = tabs.viewControllers?.count else { return }
            tabs.selectedIndex = random.below(count)
        case 8:
            let size = random.pick([
                CGSize(width: 667, height: 375), CGSize(width: 375, height: 667), CGSize(width: 320, height: 480),
            ])
            window.frame = CGRect(origin: .zero, size: size)
        case 9: navigation?.setNavigationBarHidden(random.flip(), animated: animated)
        default: touch(&random)
        }
    }

    private func present(_ random: inout SplitMix) {
        let controller = container(random.below(3))
        controller.modalPresentationStyle = random.pick([.fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic])
        top?.present(controller, animated: random.flip())
    }

    private func touch(_ random: inout SplitMix) {
        func point() -> CGPoint {
            CGPoint(x: random.below(Int(window.bounds.width)), y: random.below(Int(window.bounds.height)))
        }
        let finger = Finger(over: window)
        finger.press(at: point())
        for _ in 0..<random.below(4) { finger.move(to: point()) }
        if random.below(5) == 0 { finger.cancel() } else { finger.lift() }
    }
}

import Testing
import UIKit

/// A view that notes when it is laid out.
private final class NotedView: UIView {
    nonisolated(unsafe) static var visits: [String] = []
    var name = ""

    convenience init(_ name: String) {
        self.init()
        self.name = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        NotedView.visits.append(name)
    }
}

@MainActor @Suite(.serialized) struct LayoutPassTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    private func visits(_ change: () -> Void) -> [String] {
        NotedView.visits = []
        change()
        window.layoutIfNeeded()
        return NotedView.visits
    }

    private func pin(_ view: UIView, in superview: UIView, x: CGFloat, width: CGFloat) -> NSLayoutConstraint {
        superview.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        return leading
    }

    @Test("The first layout visits each view once, parents first, siblings last to first")
    func firstLayout() {
        let (parent, first, second) = (NotedView("parent"), NotedView("first"), NotedView("second"))
        _ = pin(parent, in: window, x: 0, width: 300)
        _ = pin(first, in: parent, x: 0, width: 100)
        _ = pin(second, in: parent, x: 150, width: 100)
        #expect(visits {} == ["parent", "second", "first"])
        #expect(visits {} == [])
    }

    @Test("A changed constant visits the superview of the view that moves, and nothing else")
    func changedConstant() {
        let (parent, other, child) = (NotedView("parent"), NotedView("other"), NotedView("child"))
        _ = pin(parent, in: window, x: 0, width: 300)
        _ = pin(other, in: parent, x: 200, width: 50)
        let leading = pin(child, in: parent, x: 0, width: 100)
        _ = visits {}
        #expect(visits { leading.constant = 30 } == ["parent"])
        #expect(child.frame == CGRect(x: 30, y: 0, width: 100, height: 50))
    }

    @Test("A view whose size changes is visited even when it has no subviews")
    func changedSize() {
        let (parent, child) = (NotedView("parent"), NotedView("child"))
        _ = pin(parent, in: window, x: 0, width: 300)
        parent.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        _ = visits {}
        #expect(visits { width.constant = 20 } == ["parent", "child"])
    }

    @Test("A flagged view is visited alone")
    func flagged() {
        let (parent, child) = (NotedView("parent"), NotedView("child"))
        _ = pin(parent, in: window, x: 0, width: 300)
        _ = pin(child, in: parent, x: 0, width: 100)
        _ = visits {}
        #expect(visits { child.setNeedsLayout() } == ["child"])
    }

    @Test("A parent that moves by a fraction of a pixel resizes children that round differently")
    func fractionOfAPixel() {
        let (parent, child) = (NotedView("parent"), NotedView("child"))
        window.traitOverrides.displayScale = 2
        let leading = pin(parent, in: window, x: 0, width: 100.25)
        parent.addSubview(child)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        _ = visits {}
        #expect(parent.frame.width == 100.5 && child.frame.width == 100.5)
        leading.constant = 0.2
        window.layoutIfNeeded()
        #expect(parent.frame.width == 100.5 && child.frame.width == 100.5)
        leading.constant = 0.25
        window.layoutIfNeeded()
        #expect(parent.frame.width == 100 && child.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    }

    @Test("Removing a view takes the constraints that reach it from outside, and keeps those inside it")
    func removal() {
        let (parent, child) = (NotedView("parent"), NotedView("child"))
        _ = pin(parent, in: window, x: 10, width: 300)
        _ = pin(child, in: parent, x: 20, width: 100)
        window.layoutIfNeeded()
        parent.removeFromSuperview()
        #expect(window.constraints.isEmpty && parent.constraints.count == 4)
        let leading = { parent.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5) }
        window.addSubview(parent)
        leading().isActive = true
        window.layoutIfNeeded()
        #expect(parent.frame.minX == 5 && child.frame == CGRect(x: 20, y: 0, width: 100, height: 50))
    }

    @Test("Resizing the window lays out again, with controller callbacks around the root view's layout")
    func controllerCallbacks() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
            override func viewWillLayoutSubviews() { calls.append("willLayout") }
            override func viewDidLayoutSubviews() { calls.append("didLayout") }
            override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        }
        let controller = Controller()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.calls == ["load", "willAppear", "willLayout", "didLayout", "didAppear"])
        controller.calls = []
        window.frame.size = CGSize(width: 500, height: 300)
        window.layoutIfNeeded()
        #expect(controller.calls == ["willLayout", "didLayout"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    @Test("Edges of a scroll view seen from inside are its content's")
    func scrollContent() {
        let scroll = UIScrollView()
        let content = UIView()
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        window.addSubview(scroll)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            scroll.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: window.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -7),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        window.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 20, width: 400, height: 580))
        #expect(content.frame == CGRect(x: 0, y: 5, width: 400, height: 1000))
        #expect(scroll.contentSize == CGSize(width: 400, height: 1012))
    }

    @Test("A conflict is reported once and layout goes on")
    func conflict() {
        var log: [String] = []
        let sink = ConflictLog.sink
        ConflictLog.sink = { log.append($0) }
        defer { ConflictLog.sink = sink }
        let view = NotedView("view")
        _ = pin(view, in: window, x: 0, width: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.isActive = true
        window.layoutIfNeeded()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(view.frame.width == 100 && log.count == 1)
        #expect(log.first?.contains("Unable to simultaneously satisfy constraints.") == true)
        #expect(log.first?.contains("\(second)") == true)
    }
}

@MainActor @Suite struct ViewLifetimeTests {
    @Test("What outlives its superview stands alone and can be laid out elsewhere")
    func survivors() {
        let child = UIView()
        let grandchild = UIView()
        let guide = UILayoutGuide()
        var width: NSLayoutConstraint?
        var inset: NSLayoutConstraint?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for view in [child, grandchild] { view.translatesAutoresizingMaskIntoConstraints = false }
            window.addSubview(child)
            window.addLayoutGuide(guide)
            child.addSubview(grandchild)
            width = child.widthAnchor.constraint(equalToConstant: 30)
            inset = child.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5)
            NSLayoutConstraint.activate([width!, inset!, grandchild.widthAnchor.constraint(equalTo: child.widthAnchor)])
            window.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 5, y: 0, width: 30, height: 0))
        }
        #expect(child.superview == nil && child.window == nil && guide.owningView == nil)
        #expect(inset?.isActive == false && width?.isActive == true)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(child)
        window.addLayoutGuide(guide)
        width?.constant = 40
        window.layoutIfNeeded()
        #expect(child.frame.width == 40 && grandchild.frame.width == 40)
    }

    @Test("A window and its views are released with the last reference to it")
    func nothingLeaks() {
        weak var window: UIWindow?
        weak var label: UILabel?
        do {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
            made.addSubview(stack)
            made.rootViewController = UIViewController()
            made.makeKeyAndVisible()
            made.layoutIfNeeded()
            (window, label) = (made, stack.arrangedSubviews[0] as? UILabel)
        }
        #expect(window == nil && label == nil)
    }
}

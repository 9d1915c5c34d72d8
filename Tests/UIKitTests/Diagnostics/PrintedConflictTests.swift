import Testing

@testable import UIKit

/// Which constraint gives way, by printed frames and by conflict logs whose order is told.
@MainActor
struct PrintedConflictTests {
    private func free(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// - Source: a public tutorial's printed run of iOS 18.3.1.
    @Test("The first width of a row in too much room gives way, and stays active")
    func rowByVisualFormat() throws {
        let (host, a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), free(), free())
        host.addSubview(a)
        host.addSubview(b)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-16-[a(==80)]-12-[b(==40)]-16-|", options: [], metrics: nil, views: ["a": a, "b": b])
        NSLayoutConstraint.activate(constraints)
        #expect(conflicts { host.layoutIfNeeded() }.count == 1)
        #expect(a.frame == CGRect(x: 16, y: 0, width: 236, height: 0) && b.frame == CGRect(x: 264, y: 0, width: 40, height: 0))
        #expect(constraints[1].isActive && constraints[1].constant == 80 && constraints[1].priority == .required)
    }

    /// - Source: printed runs of iOS 18.3.1 in the same tutorial.
    @Test("The last width in a stack view gives way, and is whole again once there is room")
    func fullStackView() {
        let (host, stack) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIStackView())
        let views = [50, 70, 90].map { free().sized(CGFloat($0), 40) }
        for view in views { stack.addArrangedSubview(view) }
        (stack.spacing, stack.alignment) = (10, .center)
        host.addSubview(free(stack))
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: host.trailingAnchor), stack.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        let log = conflicts { host.layoutIfNeeded() }.joined()
        #expect(views.map(\.frame.width) == [50, 70, 180])
        #expect(log.contains("breaking constraint \n\(views[2].constraints[0])\n"))
        stack.distribution = .equalSpacing
        host.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 105, 230] && views.map(\.frame.width) == [50, 70, 90])
    }

    /// - Source: the same tutorial: of two required widths of a view the later one is broken.
    @Test("The later of two widths of a view gives way", arguments: [(100, 60), (60, 100)], [false, true])
    func laterWidth(widths: (first: Int, second: Int), isAddedAfterLayout: Bool) {
        let scene = WindowScene(320, 480)
        let view = scene.add(UIView())
        view.widthAnchor.constraint(equalToConstant: CGFloat(widths.first)).isActive = true
        if isAddedAfterLayout { scene.layOut() }
        view.widthAnchor.constraint(equalToConstant: CGFloat(widths.second)).isActive = true
        #expect(conflicts { scene.layOut() }.count == 1)
        #expect(view.frame.width == CGFloat(widths.first))
    }

    /// - Source: a conflict log of iOS 16 or 17, root view of 393 points: the width of 60 is broken.
    @Test("In a stack view that fills the safe area the last width gives way")
    func stackInSafeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let (controller, stack) = (UIViewController(), UIStackView())
        window.rootViewController = controller
        window.isHidden = false
        let views = [30, 60].map { width in
            let view = free()
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
            return view
        }
        for view in views { stack.addArrangedSubview(view) }
        controller.view.addSubview(free(stack))
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            stack.topAnchor.constraint(equalTo: safe.topAnchor), stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
        let log = conflicts { window.layoutIfNeeded() }.joined()
        #expect(log.contains("breaking constraint \n\(views[1].constraints[0])\n"), "\(log)")
        for name in ["UIView-Encapsulated-Layout-Width", "UIViewSafeAreaLayoutGuide-left", "UIViewSafeAreaLayoutGuide-right"] {
            #expect(log.contains("'\(name)' "))
        }
    }

    /// - Source: a conflict log of iOS 14: a button of 25 points high, 312 above the safe area's end, 70 below a view
    ///   that lies 34 above another, which ends 391 above the superview's end: the height is broken.
    @Test("Positions stand, and the only height gives way")
    func chainToSafeArea() {
        let scene = WindowScene(375, 667)
        let root = scene.add(UIView()).sized(375, 667)
        let (a, b, button) = (scene.add(UIView(), to: root), scene.add(UIView(), to: root), scene.add(UIView(), to: root))
        let height = button.heightAnchor.constraint(equalToConstant: 25)
        NSLayoutConstraint.activate([
            height, root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 312),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 34),
            root.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 391),
            button.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 70),
        ])
        let log = conflicts { scene.layOut() }.joined()
        #expect(log.contains("breaking constraint \n\(height)\n"), "\(log)")
    }

    /// - Source: conflict logs of iOS 13 and 14: `UISV-spacing` is broken in stack views that are too narrow, although
    ///   what places the stack view is in the list; that this was the program's is a reading.
    @Test("Without a size of the program in the list, the stack view's last spacing gives way")
    func spacingInNarrowStackView() {
        let scene = WindowScene(320, 480)
        let stack = UIStackView(arrangedSubviews: [free(), free()])
        stack.spacing = 30
        scene.add(stack)
        let box = scene.add(UIView())
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor, constant: 150),
            stack.trailingAnchor.constraint(equalTo: scene.window.trailingAnchor, constant: -150),
            box.topAnchor.constraint(equalTo: stack.topAnchor),
        ])
        let log = conflicts { scene.layOut() }.joined()
        #expect(log.contains("breaking constraint \n<NSLayoutConstraint:0x"))
        #expect(log.components(separatedBy: "breaking constraint \n").last?.contains("'UISV-spacing' H:[") == true, "\(log)")
    }

    /// - Source: a conflict log of iOS 11, the bar above a keyboard: only the system's constraints are listed, and that
    ///   of the bottom margin is broken.
    @Test("Among the system's constraints those of margins give way")
    func onlyTheSystems() {
        let scene = WindowScene(375, 667)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
        bar.layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 9, right: 0)
        scene.window.addSubview(bar)
        let log = conflicts {
            _ = bar.layoutMarginsGuide
            let line = scene.add(UIView(), to: bar)
            line.topAnchor.constraint(equalTo: bar.layoutMarginsGuide.topAnchor).isActive = true
            scene.layOut()
        }.joined()
        #expect(log.contains("breaking constraint \n<NSLayoutConstraint:0x"), "\(log)")
        #expect(
            log.components(separatedBy: "breaking constraint \n").last?.contains("'UIView-bottomMargin-guide-constraint' ")
                == true,
            "\(log)")
        #expect(bar.frame.height == 0)
    }
}

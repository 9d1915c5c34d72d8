import Testing
import UIKit

/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller, on the view's life cycle and on containers.
@MainActor @Suite struct UIViewControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let notes = CallbackController.Notes()

    @Test("A replaced root controller disappears and appears again when it comes back")
    func replacedRoot() {
        let (first, second) = (CallbackController("a", notes), CallbackController("b", notes))
        window.rootViewController = first
        #expect(notes.list == ["a load"])
        window.makeKeyAndVisible()
        window.rootViewController = second
        window.rootViewController = first
        #expect(
            notes.list == [
                "a load", "a willAppear", "a didAppear", "a willDisappear", "a didDisappear", "b load", "b willAppear",
                "b didAppear",
                "b willDisappear", "b didDisappear", "a willAppear", "a didAppear",
            ])
        #expect(second.view.superview == nil && first.view.window === window && window.subviews.count == 1)
    }

    @Test("A child appears with its view and disappears with it")
    func child() {
        let (parent, child) = (CallbackController("p", notes), CallbackController("c", notes))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        notes.list = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(notes.list == ["c willMove", "c load", "c willAppear", "c didAppear", "c didMove"])
        notes.list = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(notes.list == ["c willMove", "c willDisappear", "c didDisappear", "c didMove"])
        #expect(parent.children.isEmpty && child.parent == nil)
    }
}

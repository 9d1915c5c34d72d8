import Testing

@testable import UIKit

/// The guides of a controller's view that bars move.
///
/// - Source: Apple's documentation of UILayoutSupport; constraints as in public logs.
@MainActor
struct LayoutSupportTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let controller = UIViewController()

    init() { window.rootViewController = controller }

    private func guides() throws -> (top: UILayoutGuide, bottom: UILayoutGuide) {
        let guides = [controller.topLayoutGuide, controller.bottomLayoutGuide]
        controller.view.layoutIfNeeded()
        return (try #require(guides[0] as? UILayoutGuide), try #require(guides[1] as? UILayoutGuide))
    }

    @Test("Without bars both are 0") func withoutBars() throws {
        #expect(controller.topLayoutGuide.length == 0 && controller.bottomLayoutGuide.length == 0)
        #expect(try guides().top.layoutFrame == CGRect(x: 0, y: 0, width: 0, height: 0))
        #expect(try guides().bottom.layoutFrame == CGRect(x: 0, y: 400, width: 0, height: 0))
    }

    @Test("Their lengths are what bars cover, and follow them") func bars() throws {
        window.ownSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
        #expect(controller.topLayoutGuide.length == 64 && controller.bottomLayoutGuide.length == 49)
        let guides = try guides()
        #expect(guides.top.layoutFrame == CGRect(x: 0, y: 0, width: 0, height: 64))
        #expect(guides.bottom.layoutFrame == CGRect(x: 0, y: 351, width: 0, height: 49))
        window.ownSafeAreaInsets?.top = 20
        controller.view.layoutIfNeeded()
        #expect(guides.top.layoutFrame.height == 20 && controller.topLayoutGuide.length == 20)
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.topLayoutGuide.length == 20)
    }

    @Test("Anchors and the item initializer take them") func asItems() {
        window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0)
        let (view, line) = (UIView(), UIView())
        for subview in [view, line] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(subview)
        }
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8).isActive = true
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        NSLayoutConstraint.relate(line, .top, .equal, controller.topLayoutGuide, .bottom)
        line.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor).isActive = true
        controller.view.layoutIfNeeded()
        #expect(view.frame.minY == 28 && view.frame.maxY == 351)
        #expect(line.frame.minY == 20 && line.frame.height == 49)
    }

    @Test("Each is made once and named as in Apple's logs; the view lists their places, not their sizes") func names() throws {
        let guides = try guides()
        #expect(controller.topLayoutGuide === guides.top && controller.bottomLayoutGuide === guides.bottom)
        #expect(guides.top.identifier == "UIVC-topLayoutGuide" && guides.bottom.identifier == "UIVC-bottomLayoutGuide")
        #expect(guides.top.description.hasPrefix("<_UILayoutGuide: 0x"))
        let names = controller.view.constraints.map { String($0.description.prefix { $0 != ":" }) }
        #expect(names == Array(repeating: "<_UILayoutSupportConstraint", count: 4))
        #expect(controller.view.constraints.allSatisfy { $0.secondItem === controller.view })
    }
}

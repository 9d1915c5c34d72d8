import Testing
import UIKit

/// Parts of a view that content keeps to, by their names.
@MainActor
@Suite struct LayoutRegionTests {
    @Test("Regions are the view's guides, and their insets those of the guides") func guides() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let view = controller.view!
        #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .vertical)) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == view.safeAreaInsets)
        #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
        let insets = view.safeAreaInsets
        #expect(
            view.directionalEdgeInsets(for: .safeArea())
                == NSDirectionalEdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalEdgeInsets(for: .safeArea()).trailing == insets.left)
    }
}

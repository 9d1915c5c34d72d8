import CairnTesting
import Testing
import UIKit

/// The values of presentations, sheets and popovers.
@MainActor
@Suite struct PresentationValueTests {
    @Test func detentsAreResolvedInTheSpaceThereIs() {
        final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
            var containerTraitCollection: UITraitCollection { UITraitCollection(verticalSizeClass: .regular) }
            var maximumDetentValue: CGFloat { 800 }
        }
        let context = Context()
        let own = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 0.25 }
        let none = UISheetPresentationController.Detent.custom { _ in nil }
        #expect(own.resolvedValue(in: context) == 200 && none.resolvedValue(in: context) == nil)
        #expect(UISheetPresentationController.Detent.large().resolvedValue(in: context) == 800)
        #expect(context.containerTraitCollection.verticalSizeClass == .regular)
    }

    @Test func aSheetAsksAgainWhenItsDetentsAreInvalid() throws {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController())
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = root
        window.makeKeyAndVisible()
        let page = UIViewController()
        let sheet = try #require(page.sheetPresentationController)
        var height: CGFloat = 100
        sheet.detents = [.custom { _ in height }]
        sheet.preferredCornerRadius = 30
        root.present(page, animated: false)
        window.layoutIfNeeded()
        let before = page.view.bounds.height
        height = 300
        sheet.invalidateDetents()
        window.layoutIfNeeded()
        #expect(page.view.bounds.height - before == 200 && sheet.preferredCornerRadius == 30)
        #expect(page.activePresentationController === sheet && sheet.presentedView != nil)
    }

    @Test func popoversPrepareThemselves() throws {
        final class Preparing: NSObject, UIPopoverPresentationControllerDelegate {
            var prepared = 0
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                prepared += 1
                popoverPresentationController.sourceRect = CGRect(x: 10, y: 10, width: 20, height: 20)
            }
        }
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768)), UIViewController())
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = root
        window.makeKeyAndVisible()
        let (page, delegate) = (UIViewController(), Preparing())
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        #expect(popover.permittedArrowDirections == .any && popover.sourceRect.isEmpty)
        popover.sourceView = root.view
        popover.delegate = delegate
        root.present(page, animated: false)
        #expect(delegate.prepared == 1 && popover.sourceRect.minX == 10 && popover.presentationStyle == .popover)
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
        #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15])
    }

    @Test func orientationsAndEdgesAreApplesNumbers() {
        #expect(UIInterfaceOrientation.portrait.isPortrait && UIInterfaceOrientation.portraitUpsideDown.isPortrait)
        #expect(!UIInterfaceOrientation.landscapeLeft.isPortrait && !UIInterfaceOrientation.unknown.isPortrait)
        #expect(UIInterfaceOrientationMask.allButUpsideDown == [.portrait, .landscapeLeft, .landscapeRight])
        #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .currentContext, .custom]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4])
        let ways: [UIModalTransitionStyle] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
        #expect(ways.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test func appearanceIsForwardedByHand() {
        final class Child: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("will \(animated)") }
            override func viewDidAppear(_ animated: Bool) { told.append("did") }
        }
        final class Parent: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (window, parent, child) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), Parent(), Child())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(child.told.isEmpty && UIViewController().shouldAutomaticallyForwardAppearanceMethods)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(child.told == ["will true", "did"])
    }

    @Test func toolbarItemsAreSet() {
        let (page, item) = (UIViewController(), UIBarButtonItem(systemItem: .trash))
        page.setToolbarItems([item], animated: false)
        #expect(page.toolbarItems == [item])
    }
}

import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// What a document varies by size class follows the size classes of the loaded view.
@MainActor
struct SizeClassVariationTests {
    private let window: UIWindow
    private let root: UIView
    private var stack: UIStackView { root.subviews[0] as! UIStackView }

    init() throws {
        let bundle = Bundle(path: LoadingFixtures.folder.appendingPathComponent("Fixtures/Documents").path)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root = try #require(UINib(nibName: "SizeClasses", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
        window.addSubview(root)
        window.layoutIfNeeded()
    }

    private func turn(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) {
        window.traitOverrides.horizontalSizeClass = horizontal
        window.traitOverrides.verticalSizeClass = vertical
        window.layoutIfNeeded()
    }

    private var heights: [CGFloat] { stack.constraints.filter { $0.secondItem == nil }.map(\.constant) }

    @Test func constraintsViewsAndAttributesFollow() {
        #expect(heights == [75] && stack.frame.height == 75)
        #expect(stack.axis == .horizontal && stack.spacing == 30 && root.subviews.count == 1)
        stack.alignment = .center
        turn(.regular, .compact)
        #expect(heights == [] && stack.axis == .vertical && stack.spacing == 10)
        #expect(root.subviews.count == 2 && root.subviews[1].frame.minY == 100)
        turn(.compact, .regular)
        #expect(heights == [75] && stack.frame.height == 75 && stack.axis == .horizontal && stack.spacing == 30)
        #expect(root.subviews.count == 1 && stack.alignment == .center)
        turn(.regular, .regular)
        #expect(root.subviews.count == 2 && stack.spacing == 20 && heights == [])
    }

    @Test func nothingIsKeptAlive() {
        weak var forgotten: UIView?
        autoreleased {
            let bundle = Bundle(path: LoadingFixtures.folder.appendingPathComponent("Fixtures/Documents").path)
            let view = UINib(nibName: "SizeClasses", bundle: bundle).instantiate(withOwner: nil).first as? UIView
            forgotten = view
            view?.traitOverrides.verticalSizeClass = .compact
        }
        #expect(forgotten == nil)
    }

    private func autoreleased(_ body: () -> Void) { body() }
}

import Testing

@testable import UIKit

/// Margins, the safe area and the direction of layout; numbers in names are sections of
/// Notes/specification/stack-views.md.
@MainActor
struct StackMarginTests {
    private let window = WindowScene(400, 800)
    private let first = SizedView(40, 20)
    private let last = SizedView(60, 30)

    /// A column that fills the window, reaching under a bar at the top and an edge at the bottom.
    private func fillWindow() -> UIStackView {
        window.window.ownSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let stack = window.add(UIStackView(arrangedSubviews: [first, last])).pinned()
        stack.axis = .vertical
        return stack
    }

    private var edges: [CGFloat] {
        window.layOut()
        return [first.frame.minY, last.frame.maxY]
    }

    @Test("4.5: margins are measured from the safe area") func safeArea() {
        let stack = fillWindow()
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(edges == [59, 766])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(edges == [60, 763])
        #expect(first.frame.minX == 2 && first.frame.maxX == 396)
    }

    @Test("4.5: unless the stack view says otherwise") func withoutSafeArea() {
        let stack = fillWindow()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        #expect(edges == [0, 800])
        stack.layoutMargins.top = 8
        #expect(edges == [8, 800])
    }

    @Test("4.5: without margins the safe area does not count") func withoutMargins() {
        let stack = fillWindow()
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(edges == [0, 800])
    }

    @Test("4.5: a safe area that changes moves the views") func changingSafeArea() {
        fillWindow().isLayoutMarginsRelativeArrangement = true
        #expect(edges == [59, 766])
        window.window.ownSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        #expect(edges == [20, 766])
    }

    @Test("4.5: margins keep clear of the superview's where asked") func preservingMargins() {
        let container = window.add(UIView()).pinned()
        container.layoutMargins = UIEdgeInsets(top: 20, left: 21, bottom: 22, right: 23)
        let stack = window.add(UIStackView(arrangedSubviews: [first]), to: container).pinned()
        stack.isLayoutMarginsRelativeArrangement = true
        window.layOut()
        #expect(first.frame.numbers == "0,0,400,800")
        stack.preservesSuperviewLayoutMargins = true
        window.layOut()
        #expect(first.frame.numbers == "21,20,356,758")
    }

    @Test("4.5: margins that change exchange no constraints") func changingMargins() {
        let scene = StackScene([first, last])
        scene.stack.isLayoutMarginsRelativeArrangement = true
        scene.layOut()
        let before = scene.stack.constraints.map { ObjectIdentifier($0) }
        scene.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(scene.stack.constraints.map { ObjectIdentifier($0) } == before)
        #expect(scene.stack.frame.numbers == "10,20,106,34")
    }

    @Test(
        "4.5: directional margins follow the direction, physical ones do not",
        arguments: [
            (false, false, "5/40 45/60"), (false, true, "65/40 5/60"), (true, false, "5/40 45/60"), (true, true, "71/40 11/60"),
        ])
    func direction(_ isDirectional: Bool, _ isRightToLeft: Bool, _ expected: String) {
        let scene = StackScene([first, last])
        scene.stack.isLayoutMarginsRelativeArrangement = true
        if isRightToLeft { scene.stack.semanticContentAttribute = .forceRightToLeft }
        if isDirectional {
            scene.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 11)
        } else {
            scene.stack.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 11)
        }
        scene.layOut()
        #expect(scene.stack.frame.width == 116)
        #expect(scene.spans(.horizontal) == expected)
    }

    // MARK: Direction

    nonisolated static let settings = StackRecipeTests.settings

    /// The arranged views' rectangles before rounding.
    private func rects(_ setting: StackSituation, _ direction: UISemanticContentAttribute) -> [CGRect] {
        let views = [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)]
        for (view, baseline) in zip(views, [14, 21, 38, 17]) { view.baselines = (CGFloat(baseline), 5) }
        let scene = StackScene(views, axis: setting.axis, spacing: 7, width: 401, height: 300)
        scene.stack.distribution = setting.distribution
        scene.stack.alignment = setting.alignment
        scene.stack.semanticContentAttribute = direction
        scene.stack.setCustomSpacing(13, after: views[0])
        views[1].isHidden = true
        // What an arranged view's own content means changes nothing about its place.
        views[3].semanticContentAttribute = .forceRightToLeft
        scene.layOut()
        return views.compactMap(\.solvedRect)
    }

    @Test("9: from right to left everything is mirrored, and nothing is turned upside down", arguments: settings)
    func mirrored(_ setting: StackSituation) {
        let (plain, mirrored) = (rects(setting, .forceLeftToRight), rects(setting, .forceRightToLeft))
        #expect(plain.count == 4)
        let isAmbiguous = setting.axis == .vertical && (setting.alignment == .firstBaseline || setting.alignment == .lastBaseline)
        for (left, right) in zip(plain, mirrored) {
            if !isAmbiguous { #expect(abs(401 - left.maxX - right.minX) < 1e-6 && abs(left.width - right.width) < 1e-6) }
            #expect(abs(left.minY - right.minY) < 1e-6 && abs(left.height - right.height) < 1e-6)
        }
    }

    @Test("9: a direction that changes turns the row around, with the constraints it has") func turning() {
        let scene = StackScene([first, last], spacing: 5)
        scene.layOut()
        let before = scene.stack.constraints.map { ObjectIdentifier($0) }
        #expect(scene.spans(.horizontal) == "0/40 45/60")
        scene.stack.semanticContentAttribute = .forceRightToLeft
        scene.layOut()
        #expect(scene.spans(.horizontal) == "65/40 0/60")
        #expect(scene.stack.constraints.map { ObjectIdentifier($0) } == before)
    }

    @Test("9: a window's attribute does not reach the stack view") func windowAttribute() {
        window.window.semanticContentAttribute = .forceRightToLeft
        let stack = window.add(UIStackView(arrangedSubviews: [first, last]))
        stack.spanning(x: (0, 200), y: (0, 50))
        first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        window.layOut()
        #expect(first.frame.minX == 0)
    }
}

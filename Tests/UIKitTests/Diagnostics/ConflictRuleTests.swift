import Testing

@testable import UIKit

/// Which constraint of a conflict is given up.
///
/// - Source: public conflict logs, as Notes/specification/auto-layout.md 9.3 lists them, rebuilt with stand-ins; C19
///   and C20 are in `PriorityTests`. The order
///   of activation is not in the logs.
@MainActor
struct ConflictRuleTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Lays constraints out in a view of a window, and returns the one that Apple gave up.
        var build: @MainActor @Sendable (UIView) -> NSLayoutConstraint
    }

    nonisolated static let samples: [Sample] = [
        Sample(testDescription: "an image in a cell") { cell in
            let image = inside(cell)
            let height = image.heightAnchor.constraint(greaterThanOrEqualToConstant: 160)
            activate([
                image.topAnchor.constraint(equalTo: cell.topAnchor),
                cell.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: 130.5), height,
                named("UIView-Encapsulated-Layout-Height", cell.heightAnchor.constraint(equalToConstant: 192)),
            ])
            return height
        },
        Sample(testDescription: "a width in a fitting size") { root in
            let card = inside(root)
            let width = card.widthAnchor.constraint(equalToConstant: 335)
            activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                root.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 20), width,
                named("fittingSizeHTarget", root.widthAnchor.constraint(equalToConstant: 414)),
            ])
            return width
        },
        Sample(testDescription: "two heights") { root in
            let view = inside(root)
            let least = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
            activate([view.heightAnchor.constraint(equalToConstant: 20), least])
            return least
        },
        Sample(testDescription: "a negative width") { root in
            let (label, narrow) = (inside(root), inside(root))
            let first = label.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32)
            activate([
                narrow.widthAnchor.constraint(equalToConstant: 30), root.widthAnchor.constraint(equalTo: narrow.widthAnchor),
                first,
            ])
            return first
        },
        Sample(testDescription: "margins in no width") { root in
            let label = inside(root)
            let trailing = root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20)
            activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), trailing,
                named("fittingSizeHTarget", root.widthAnchor.constraint(equalToConstant: 0)),
            ])
            return trailing
        },
        Sample(testDescription: "measured at no width") { root in
            let (field, button) = (inside(root), inside(root))
            let between = button.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 5)
            activate([
                field.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 5), between,
                named("_UITemporaryLayoutWidth", root.widthAnchor.constraint(equalToConstant: 0)),
            ])
            return between
        },
        Sample(testDescription: "a stack below a header of a fixed height") { root in
            let (header, stack) = (inside(root), inside(root))
            let height = stack.heightAnchor.constraint(equalToConstant: 200)
            activate([
                header.topAnchor.constraint(equalTo: root.topAnchor), stack.topAnchor.constraint(equalTo: header.bottomAnchor),
                root.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
                header.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.2), height,
            ])
            return height
        },
        Sample(testDescription: "a safe area") { root in
            let view = inside(root)
            let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
            activate([
                view.topAnchor.constraint(equalTo: root.topAnchor), bottom,
                named(
                    "UIViewSafeAreaLayoutGuide-bottom", view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -34)),
                named("UIView-topMargin-guide-constraint", view.topAnchor.constraint(equalTo: root.topAnchor)),
            ])
            return bottom
        },
    ]

    private static func inside(_ root: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private static func named(_ name: String, _ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.identifier = name
        return constraint
    }

    private static func activate(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    @Test(arguments: samples)
    func sample(_ sample: Sample) {
        let scene = WindowScene(375, 896)
        let root = scene.add(UIView())
        if sample.testDescription.hasPrefix("a stack") { root.pinned() }
        let expected = sample.build(root)
        let log = conflicts { scene.layOut() }
        #expect(log.count == 1)
        #expect(log.joined().contains("breaking constraint \n\(expected)\n"), "\(log.joined())")
    }

    @Test("A mask's frame stands: a view of 896 keeps it, and the height inside goes")
    func masksAreKept() {
        let scene = WindowScene(400, 896)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 896))
        scene.window.addSubview(root)
        let view = scene.add(UIView(), to: root).pinned()
        let height = view.heightAnchor.constraint(equalToConstant: 200)
        height.isActive = true
        let log = conflicts { scene.layOut() }
        #expect(log.joined().contains("breaking constraint \n\(height)\n"))
        #expect(root.frame.height == 896 && view.frame.height == 896)
    }

    @Test("An app's constraint goes before a stack view's, and a stack view's before a prescribed size")
    func stackViewsComeSecond() {
        let scene = WindowScene(400, 800)
        let stack = scene.add(UIStackView(arrangedSubviews: [UIView()]))
        stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
        let size = stack.widthAnchor.constraint(equalToConstant: 60)
        size.identifier = "UIView-Encapsulated-Layout-Width"
        size.isActive = true
        let app = conflicts { scene.layOut() }.joined()
        #expect(app.contains("breaking constraint \n\(stack.arrangedSubviews[0].constraints[0])\n"), "\(app)")
        stack.arrangedSubviews[0].constraints[0].isActive = false
        let own = stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50)
        own.identifier = "fittingSizeHTarget"
        own.isActive = true
        let log = conflicts { scene.layOut() }.joined()
        #expect(
            log.contains("breaking constraint \n<NSLayoutConstraint:0x") && log.contains("'UISV-canvas-connection'"), "\(log)")
        #expect(stack.frame.width == 60 && stack.arrangedSubviews[0].frame.width == 50)
    }

    /// - Source: recorded frames; labels of 21 points by a constraint, whose text hugs and resists as required.
    @Test(
        "A content size goes first, whether it hugs or resists, whatever was activated last",
        arguments: [(21.0, 20.5), (10, 20.5)], [false, true])
    func contentSizesComeFirst(heights: (stated: Double, content: Double), isStatedLast: Bool) {
        let scene = WindowScene(400, 800)
        let label = SizedView(80, heights.content)
        let height = label.heightAnchor.constraint(equalToConstant: heights.stated)
        height.isActive = !isStatedLast
        scene.add(label)
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        if isStatedLast { scene.layOut() }
        height.isActive = true
        let log = conflicts { scene.layOut() }.joined()
        #expect(log.contains("breaking constraint \n<NSContentSizeLayoutConstraint:0x"), "\(log)")
        #expect(label.frame.size == CGSize(width: 80, height: heights.stated))
    }

    @Test("A content size that gave way is told once, however often its content changes, until its priority does")
    func contentSizesAreToldOnce() {
        let scene = WindowScene(400, 800)
        let view = scene.add(SizedView(80, 20))
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(conflicts { scene.layOut() }.count == 1)
        view.contentSize = CGSize(width: 70, height: 20)
        #expect(conflicts { scene.layOut() }.isEmpty && view.frame.width == 100)
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(conflicts { scene.layOut() }.isEmpty)
        view.setContentHuggingPriority(.required, for: .horizontal)
        #expect(conflicts { scene.layOut() }.count == 1)
    }

    @Test("A stack view's constraints stand against a content size of what it arranges")
    func stackViewsSqueezeContents() {
        let scene = WindowScene(400, 800)
        let (narrow, label) = (SizedView(10, 8), SizedView(50, 50))
        let stack = scene.add(UIStackView(arrangedSubviews: [narrow, label]))
        stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 8).isActive = true
        label.setContentHuggingPriority(.required, for: .vertical)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        _ = conflicts { scene.layOut() }
        #expect(stack.frame.height == 8 && label.frame.height == 8)
    }

    @Test func anotherRuleCanBeGiven() throws {
        let scene = WindowScene(400, 800)
        let view = scene.add(UIView())
        view.sized(10, 10)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        scene.window.requireHost().engine.chooseBroken = { _ in 0 }
        _ = conflicts { scene.layOut() }
        #expect(view.frame.width == 20)
    }
}

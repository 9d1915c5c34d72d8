import Testing
import UIKit

/// What a stack view is before anybody sets anything, and what can be made of its class; numbers in names are sections
/// of Notes/specification/stack-views.md.
@MainActor
struct StackDefaultsTests {
    @Test("1.1: settings") func settings() {
        let stack = UIStackView()
        #expect(stack.frame == .zero && stack.arrangedSubviews.isEmpty)
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    }

    @Test("1.1: tokens are floats' limits") func tokens() {
        #expect(UIStackView.spacingUseDefault == 3.4028234663852886e38)
        #expect(UIStackView.spacingUseSystem == 1.1754943508222875e-38)
    }

    @Test("1.1: raw values") func rawValues() {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
        #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
    }

    @Test("1.2: margins are zero, other views' are 8") func margins() {
        let stack = UIStackView()
        #expect(stack.layoutMargins == .zero && stack.directionalLayoutMargins == .zero)
        #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("1.2: the content size is never intrinsic") func contentSize() {
        let stack = UIStackView(arrangedSubviews: [SizedView(10, 10)])
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        StackScene(stack).layOut()
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("1.2: so the stack view's own priorities do nothing", arguments: [1, 1000] as [Float])
    func ownPriorities(_ priority: Float) {
        let inner = UIStackView(arrangedSubviews: [SizedView(15, 10), SizedView(30, 12)])
        (inner.axis, inner.alignment) = (.vertical, .center)
        inner.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        inner.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
        let scene = StackScene([SizedView(40, 20), inner, SizedView(10, 50)], spacing: 5, width: 400)
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/40 45/340 390/10")
    }

    @Test("1.2: the stack view's own mask stays, that of views it arranges goes for good") func masks() {
        let (view, late) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [view])
        stack.insertArrangedSubview(late, at: 0)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        #expect(!view.translatesAutoresizingMaskIntoConstraints && !late.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("1.2: layout by constraints is required") func constraintBasedLayout() {
        #expect(UIStackView.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    }

    @Test("1.2: the layer is an ordinary one") func layer() {
        #expect(type(of: UIStackView().layer) == CALayer.self)
    }

    @Test("4.1: the getter returns tokens", arguments: [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem, -3, 5.3])
    func spacingGetter(_ spacing: CGFloat) {
        let scene = StackScene([SizedView(10, 10), SizedView(10, 10)], spacing: spacing)
        scene.layOut()
        #expect(scene.stack.spacing == spacing)
    }

    // MARK: Subclasses

    /// A column of its own that counts what is asked of it.
    private final class Column: UIStackView {
        var calls: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
        }

        required init(coder: NSCoder) { super.init(coder: coder) }

        override func addArrangedSubview(_ view: UIView) {
            calls.append("add")
            super.addArrangedSubview(view)
        }

        override func removeArrangedSubview(_ view: UIView) {
            calls.append("remove")
            super.removeArrangedSubview(view)
        }

        override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            calls.append("insert")
            super.insertArrangedSubview(view, at: stackIndex)
        }

        override var spacing: CGFloat {
            didSet { calls.append("spacing") }
        }

        override func updateConstraints() {
            calls.append("updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            calls.append("layoutSubviews")
            super.layoutSubviews()
        }
    }

    @Test("1.1: subclasses extend every member") func subclasses() {
        let views = [SizedView(10, 10), SizedView(10, 20)]
        let column = Column(arrangedSubviews: [views[0]])
        let scene = StackScene(column)
        column.insertArrangedSubview(views[1], at: 0)
        column.spacing = 4
        scene.layOut()
        #expect(column.calls == ["add", "insert", "spacing", "updateConstraints", "layoutSubviews"])
        #expect(scene.spans(.vertical) == "0/20 24/10")
        column.removeArrangedSubview(views[0])
        #expect(column.calls.last == "remove" && column.arrangedSubviews == [views[1]])
    }
}

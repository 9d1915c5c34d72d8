import Testing

@testable import UIKit

/// The share of a row's width that texts of several lines ask for in stack views made that way;
/// Notes/specification/stack-views.md 2.8, and 10.4 with case 39.
@MainActor
struct StackTextWidthTests {
    private func text(resistance: Float = 750) -> SizedView {
        let text = SizedView(400, 20)
        text.wraps = true
        text.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        return text
    }

    private func row(_ views: [UIView], isOn: Bool = true) -> UIStackView {
        UIStackView(arrangedSubviews: views, sharesWidthAmongTexts: isOn)
    }

    private func lines(_ stack: UIStackView) -> [String] {
        stack.updateConstraintsIfNeeded()
        return StackConstraintList(stack: stack).lines("UISV-text-width-disambiguation")
    }

    @Test("39: a text and a switch share the row") func sharing() {
        let scene = StackScene(row([text(resistance: 749), SizedView(49, 31)]), width: 300)
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/150 150/150")
    }

    @Test("39: and do not where it is off") func off() {
        #expect(lines(row([text(), SizedView(49, 31)], isOn: false)).isEmpty)
    }

    @Test(
        "2.8: the constraint",
        arguments: [
            (0, "v0.width == 0.333333*stack.width @760"), (6, "v0.width == 0.333333*stack.width + -4 @760"),
            (UIStackView.spacingUseSystem, "v0.width == 0.333333*stack.width + -7.83663e-39 @760"),
            (UIStackView.spacingUseDefault, "v0.width == 0.333333*stack.width @760"),
        ] as [(CGFloat, String)])
    func constraint(_ spacing: CGFloat, _ expected: String) {
        let stack = row([text(), SizedView(49, 31), SizedView(49, 31)])
        stack.spacing = spacing
        #expect(lines(stack) == [expected])
    }

    @Test("2.8: it is ten above the text's resistance, and follows it") func priority() {
        let text = text(resistance: 749)
        let stack = row([text, SizedView(49, 31)])
        #expect(lines(stack) == ["v0.width == 0.5*stack.width @759"])
        text.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        #expect(lines(stack) == ["v0.width == 0.5*stack.width @710"])
    }

    @Test("2.8: columns, plain texts and texts in other views have none") func exceptions() {
        let column = row([text(), text()])
        column.axis = .vertical
        let wrapper = UIView()
        wrapper.addSubview(text())
        #expect(lines(column).isEmpty)
        #expect(lines(row([wrapper, SizedView(400, 20)])).isEmpty)
    }

    @Test("2.8: labels of several lines are such texts") func labels() {
        let (single, several) = (UILabel(), UILabel())
        several.numberOfLines = 0
        #expect(lines(row([single, several])) == ["v1.width == 0.5*stack.width @760"])
    }
}

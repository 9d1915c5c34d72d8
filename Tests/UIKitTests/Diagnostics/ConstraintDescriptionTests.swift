import Testing

@testable import UIKit

/// Every form of a constraint's description.
///
/// - Source: logs in public, as Notes/specification/auto-layout.md 9.2 lists them; distances are not found there.
@MainActor
struct ConstraintDescriptionTests {
    private let parent = UIView()
    private let one = UIView()
    private let two = UIView()

    init() {
        parent.addSubview(one)
        parent.addSubview(two)
    }

    /// The description between class and end, with P, A and B for the three views.
    private func body(_ constraint: NSLayoutConstraint) -> String {
        var text = "\(constraint)"
        #expect(text == constraint.debugDescription && text.hasSuffix(">"))
        for (view, name) in [(parent, "P"), (one, "A"), (two, "B")] {
            text = text.replacingOccurrences(of: "UIView:\(LayoutText.address(view))", with: name)
        }
        return String(text.drop { $0 != " " }.dropFirst().dropLast())
    }

    private func make(
        _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ other: UIView? = nil, _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @Test func spaces() {
        let legend = "   (inactive, names: '|':P )"
        #expect(body(make(one, .leading, .equal, parent, .leading, constant: 8)) == "H:|-(8)-[A]\(legend)")
        #expect(body(make(parent, .trailing, .equal, one, .trailing)) == "H:[A]-(0)-|\(legend)")
        #expect(body(make(one, .top, .lessThanOrEqual, parent, .top, constant: -3)) == "V:|-(<=-3)-[A]\(legend)")
        #expect(body(make(parent, .bottom, .equal, one, .bottom, constant: 1.5)) == "V:[A]-(1.5)-|\(legend)")
        #expect(body(make(two, .leading, .equal, one, .trailing, constant: 8, priority: 750)) == "H:[A]-(8@750)-[B]   (inactive)")
        #expect(body(make(two, .top, .greaterThanOrEqual, one, .bottom, constant: 11)) == "V:[A]-(>=11)-[B]   (inactive)")
        #expect(body(make(one, .left, .equal, parent, .left, constant: 15)) == "H:|-(15)-[A](LTR)\(legend)")
        #expect(body(make(parent, .right, .equal, one, .right, constant: 15)) == "H:[A]-(15)-|(LTR)\(legend)")
        #expect(body(make(two, .left, .equal, one, .right)) == "H:[A]-(0)-[B](LTR)   (inactive)")
    }

    @Test func rightToLeft() {
        parent.semanticContentAttribute = .forceRightToLeft
        let constraint = make(two, .leading, .equal, one, .trailing, constant: 8)
        #expect(body(constraint) == "H:[A]-(8)-[B](RTL)   (inactive)")
        constraint.isActive = true
        #expect(body(constraint) == "H:[A]-(8)-[B](RTL)   (active)")
        #expect(body(make(one, .top, .equal, parent, .top)) == "V:|-(0)-[A]   (inactive, names: '|':P )")
    }

    @Test func attributes() {
        let expected: [(NSLayoutConstraint, String)] = [
            (make(one, .height, constant: 86), "A.height == 86"), (make(one, .width, constant: -5), "A.width == - 5"),
            (make(one, .width, .greaterThanOrEqual), "A.width >= 0"),
            (make(one, .height, .equal, two, .height, multiplier: 0.9), "A.height == 0.9*B.height"),
            (make(one, .height, .equal, two, .width, multiplier: -1, constant: 4), "A.height == -B.width + 4"),
            (make(one, .centerX, .equal, two, .centerX), "A.centerX == B.centerX"),
            (make(one, .leading, .lessThanOrEqual, two, .leading, constant: -8.25), "A.leading <= B.leading - 8.25"),
            (make(one, .trailing, .equal, parent, .trailing, constant: -16), "A.trailing == P.trailing - 16"),
            (make(one, .top, .equal, parent, .top, multiplier: 2, constant: 1), "A.top == 2*P.top + 1"),
            (make(one, .leading, .equal, parent, .leadingMargin), "A.leading == P.leadingMargin"),
            (
                make(one, .firstBaseline, .equal, two, .lastBaseline, priority: 750),
                "A.firstBaseline == B.lastBaseline priority:750"
            ),
            (make(one, .centerYWithinMargins, .equal, two, .centerY), "A.centerYWithinMargins == B.centerY"),
            (make(one, .width, constant: 94.33333333, priority: 999.5), "A.width == 94.3333 priority:999.5"),
            (make(one, .width, constant: 2.2250738585072014e-308), "A.width == 2.22507e-308"),
            (make(one, .width, .equal, two, .width, multiplier: 1.0 / 3), "A.width == 0.333333*B.width"),
        ]
        for (constraint, text) in expected { #expect(body(constraint) == text + "   (inactive)") }
    }

    @Test func distances() {
        let distance = one.leadingAnchor.anchorWithOffset(to: two.trailingAnchor)
        #expect(body(distance.constraint(equalToConstant: 8)) == "(B.trailing - A.leading) == 8   (inactive)")
        let other = one.topAnchor.anchorWithOffset(to: two.topAnchor)
        #expect(
            body(other.constraint(lessThanOrEqualTo: distance, multiplier: 2, constant: -1))
                == "(B.top - A.top) <= 2*(B.trailing - A.leading) - 1   (inactive)")
        #expect(body(one.widthAnchor.constraint(equalTo: distance)) == "A.width == (B.trailing - A.leading)   (inactive)")
        #expect("\(distance)".withoutAddresses == "<NSLayoutDimension:0x… \"(UIView:0x….trailing - UIView:0x….leading)\">")
    }

    @Test func standardSpaces() {
        let space = make(two, .leading, .equal, one, .trailing, constant: 8)
        space.symbolicConstant = .space
        #expect(body(space) == "H:[A]-(NSSpace(8))-[B]   (inactive)")
        space.constant = 9
        #expect(body(space) == "H:[A]-(9)-[B]   (inactive)")
        #expect(
            body(two.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 1))
                == "V:[A]-(>=NSLayoutAnchorConstraintSpace(8))-[B]   (inactive)")
        #expect(
            body(two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.leadingAnchor, multiplier: 2))
                == "B.leading == A.leading + NSLayoutAnchorConstraintSpace(16)   (inactive)")
    }

    @Test func identifiersAndStates() {
        let constraint = make(one, .width, constant: 5)
        constraint.identifier = "my width"
        #expect("\(constraint)".withoutAddresses == "<NSLayoutConstraint:0x… 'my width' UIView:0x….width == 5   (inactive)>")
        constraint.isActive = true
        #expect(body(constraint) == "'my width' A.width == 5   (active)")
    }

    @Test("Accessibility identifiers stand for views, and the legend explains them")
    func names() {
        one.accessibilityIdentifier = "title"
        let (title, box) = (LayoutText.address(one), LayoutText.address(parent))
        #expect(body(make(one, .width, constant: 5)) == "title.width == 5   (inactive, names: title:\(title) )")
        #expect(
            body(make(one, .top, .equal, parent, .top)) == "V:|-(0)-[title]   (inactive, names: title:\(title), '|':P )")
        #expect(
            body(make(one, .width, .equal, one, .height)) == "title.width == title.height   (inactive, names: title:\(title) )")
        (two.accessibilityIdentifier, parent.accessibilityIdentifier) = ("detail", "box")
        #expect(
            body(make(two, .top, .equal, one, .bottom))
                == "V:[title]-(0)-[detail]   (inactive, names: title:\(title), detail:\(LayoutText.address(two)) )")
        #expect(
            body(make(parent, .bottom, .equal, one, .bottom))
                == "V:[title]-(0)-|   (inactive, names: title:\(title), '|':box:\(box) )")
        one.accessibilityIdentifier = ""
        #expect(body(make(one, .width, constant: 5)) == "A.width == 5   (inactive)")
    }

    @Test func textsOfLabelsAndButtons() {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "Twenty-five characters :-)"
        button.setTitle("Buy", for: .normal)
        let text = "\(label.widthAnchor.constraint(equalTo: button.widthAnchor))".withoutAddresses
        #expect(
            text
                == "<NSLayoutConstraint:0x… UILabel:0x…'Twenty-five characters :-...'.width == UIButton:0x…'Buy'.width   (inactive)>"
        )
        label.text = "Twenty-five characters :)"
        #expect(LayoutText.item(label).hasSuffix("'Twenty-five characters :)'"))
    }

    @Test func guides() {
        let guide = UILayoutGuide()
        guide.identifier = "column"
        one.addLayoutGuide(guide)
        let text = "\(guide.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 15))".withoutAddresses
        #expect(
            text == "<NSLayoutConstraint:0x… H:|-(15)-[UILayoutGuide:0x…'column'](LTR)   (inactive, names: '|':UIView:0x… )>")
        #expect(
            "\(guide)".withoutAddresses
                == "<UILayoutGuide: 0x… - \"column\", layoutFrame = {{0, 0}, {0, 0}}, owningView = "
                + "<UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>>")
    }

    @Test("A margin guide's edges, in the words of a public log")
    func marginGuide() throws {
        let scene = WindowScene(400, 800)
        let view = scene.add(UIView())
        view.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
        let guide = view.layoutMarginsGuide
        let left = try #require(view.constraints.first { $0.identifier == "UIView-leftMargin-guide-constraint" })
        #expect(
            "\(left)".withoutAddresses
                == "<NSLayoutConstraint:0x… 'UIView-leftMargin-guide-constraint' H:|-(15)-[UILayoutGuide:0x…'UIViewLayoutMarginsGuide']"
                + "(LTR)   (active, names: '|':UIView:0x… )>")
        #expect(guide.owningView === view)
    }

    @Test func contentSizes() {
        let label = UILabel()
        label.text = "Hi"
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let constraint = label.contentSizeConstraint(for: .horizontal)
        let width = LayoutText.number(label.intrinsicContentSize.width)
        #expect(
            "\(constraint)".withoutAddresses
                == "<NSContentSizeLayoutConstraint:0x… UILabel:0x…'Hi'.width == \(width) Hug:251 CompressionResistance:750   (active)>"
        )
        #expect(label.contentSizeConstraint(for: .horizontal) === constraint)
    }

    @Test func anchors() {
        #expect("\(one.leftAnchor)".withoutAddresses == "<NSLayoutXAxisAnchor:0x… \"UIView:0x….left\">")
        #expect("\(one.firstBaselineAnchor)".withoutAddresses == "<NSLayoutYAxisAnchor:0x… \"UIView:0x….firstBaseline\">")
        #expect("\(one.widthAnchor)".withoutAddresses == "<NSLayoutDimension:0x… \"UIView:0x….width\">")
        let constraint = make(one, .top, .equal, two, .bottom)
        #expect(constraint.firstAnchor.name.hasSuffix(".top") && constraint.secondAnchor?.name.hasSuffix(".bottom") == true)
        #expect(make(one, .width).secondAnchor == nil)
    }
}

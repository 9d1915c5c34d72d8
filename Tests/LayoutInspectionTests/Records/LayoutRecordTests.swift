import LayoutInspection
import Testing
import UIKit

/// A column of a title, a field and a button, as a program makes it.
@MainActor
private final class Card: UIView {
    let title = UILabel()
    lazy var stack = UIStackView(arrangedSubviews: [field, UIButton()])
    private let field = UITextField()
    private(set) var top: NSLayoutConstraint!
    private(set) var gap: NSLayoutConstraint!

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        title.text = "A \"title\"\nof two lines"
        title.numberOfLines = 0
        stack.axis = .vertical
        stack.spacing = 6
        for view in [title, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        top = title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20)
        gap = stack.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 8.5)
        gap.identifier = "gap of the card"
        let height = stack.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            top, gap, height, title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8.5),
            stack.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
struct LayoutRecordTests {
    @Test func namesViewsByTheProgramsProperties() {
        let record = RecordedTree(Card()).record
        #expect(record.views.map(\.label) == ["Card", "title", "stack", "field", "UIButton"])
        #expect(record.views.map(\.depth) == [0, 1, 1, 2, 2])
        #expect(record.views[1].frame.origin == CGPoint(x: 16, y: 20))
        #expect(record.views[2].notes == "vertical, spacing 6")
    }

    @Test func writesConstraintsOfTheProgramOnly() {
        #expect(
            RecordedTree(Card()).record.constraints.map(\.line) == [
                "title.top = Card.safeArea.top + 20", "stack.top >= title.bottom + 8.5 'gap of the card'",
                "stack.height = 0.25 * Card.height @750", "title.leading = Card.leading + 16", "stack.top = title.bottom + 8.5",
                "stack.leading = title.leading", "Card.trailing = stack.trailing + 16",
            ])
    }

    @Test func textReadsBackTheSame() throws {
        let card = Card()
        card.stack.arrangedSubviews[1].isHidden = true
        card.title.accessibilityIdentifier = "the title: of `it`"
        let record = RecordedTree(card).record
        let read = try LayoutRecord(parsing: record.text)
        #expect(read.text == record.text)
        #expect(read.views[1].label == "the title: of 'it'" && read.views[1].text == "A \"title\"\nof two lines")
        #expect(read.views.dropFirst(2) == record.views.dropFirst(2) && read.size == record.size)
    }

    @Test(arguments: [
        ("", 1), ("375 x 667 points\n", 1), ("1 x 1 points at 1x\n  UIView 0 0 1 1\n", 2),
        ("1 x 1 points at 1x\nUIView 0 0 1\n", 2), ("1 x 1 points at 1x\nUIView 0 0 1 1\n\nUIView = 3\n", 4),
        ("1 x 1 points at 1x\nUIView 0 0 1 1\n\nUIView.top == 3\n", 4),
        ("1 x 1 points at 1x\nUIView 0 0 1 1\n\nUIView.top = 2 * 3\n", 4),
    ])
    func textThatIsNoRecordIsRefusedWithItsLine(_ text: String, _ line: Int) {
        #expect(throws: LayoutRecord.ParsingFailure.self) { try LayoutRecord(parsing: text) }
        do { _ = try LayoutRecord(parsing: text) } catch { #expect(error.line == line) }
    }

    // MARK: Differences

    /// What is told after a change.
    private func lines(_ change: (Card) -> Void) throws -> [String] {
        let card = Card()
        let old = try LayoutRecord(parsing: RecordedTree(card).record.text)
        #expect(RecordedTree(card).difference(from: old).isEmpty)
        change(card)
        return RecordedTree(card).difference(from: old).lines
    }

    @Test func aConstantThatChangedIsTheCauseOfWhatFollows() throws {
        let lines = try lines { $0.top.constant = 24 }
        #expect(lines.count == 5 && lines[0].hasPrefix("title (UILabel)") && lines[2].hasPrefix("stack (UIStackView)"))
        let cause = "  because of title.top = Card.safeArea.top + 24; it was title.top = Card.safeArea.top + 20"
        #expect(lines[1] == cause && lines[3] == cause && lines[4].hasPrefix("constraint title.top"))
    }

    @Test func aTextThatChangedIsTheCauseOfWhatLiesBelow() throws {
        let lines = try lines { $0.title.text = "One line" }
        #expect(lines.contains { $0.hasPrefix("stack (UIStackView) moved from") })
        let causes = lines.filter { $0.hasPrefix("  because of title (UILabel) “One line”: the text is “One line” instead of") }
        #expect(causes.count == 2)
    }

    @Test func aConstraintThatIsGoneIsTheCause() throws {
        let lines = try lines { card in
            card.constraints.first { $0.firstAttribute == .leading && $0.firstItem === card.title }?.isActive = false
        }
        #expect(lines[0].hasPrefix("title (UILabel)") && lines[2].hasPrefix("stack (UIStackView)"))
        let cause = "  because of title.leading = Card.leading + 16, which is gone"
        #expect(lines[1] == cause && lines[3] == cause)
        #expect(lines.last == "constraint title.leading = Card.leading + 16 is gone")
    }

    @Test func viewsThatComeAndGoAreTold() throws {
        let lines = try lines { card in
            card.stack.arrangedSubviews[1].removeFromSuperview()
            card.stack.insertArrangedSubview(UISwitch(), at: 0)
        }
        #expect(lines.contains { $0.hasPrefix("UISwitch is new, at ") })
        #expect(lines.contains("UIButton is gone"))
    }

    @Test func aStackViewThatIsSetUpOtherwiseIsTheCause() throws {
        let lines = try lines { $0.stack.spacing = 10 }
        #expect(lines.contains("stack (UIStackView): it is vertical, spacing 10 instead of vertical, spacing 6"))
        #expect(lines.contains { $0.hasPrefix("  because of stack (UIStackView), which is vertical, spacing 10") })
    }

    @Test func framesThatAProgramSetsAreTheCause() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        root.addSubview(child)
        let old = RecordedTree(root).record
        child.frame.origin.x = 30
        let difference = RecordedTree(root).difference(from: old)
        #expect(difference.views.map(\.place) == [CGRect(x: 30, y: 10, width: 20, height: 20)])
        #expect(
            difference.lines == [
                "UIView#2 moved from 10 10 20x20 to 30 10 20x20", "  because of its frame, which the program sets",
            ])
    }
}

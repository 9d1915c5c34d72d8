import Testing

@testable import UIKit

/// A cell that is measured keeps the solution for its layout, as long as its frame has the height that was measured.
@MainActor
struct OpenHeightTests {
    private let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let top = SizedView(100, 30)
    private let bottom = SizedView(100, 20)

    init() {
        let stack = UIStackView(arrangedSubviews: [top, bottom])
        (stack.axis, stack.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
        let content = cell.contentView
        content.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
        ])
        cell.becomeLayoutUnit()
    }

    private var isOpen: Bool { cell.contentView.layoutState.leavesHeightOpen }
    private var solves: Int { cell.requireHost().engine.solves }

    private func measure() -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("The solution that measures is the layout of a cell that gets the height")
    func measuredHeight() {
        #expect(measure() == 60 && isOpen)
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        #expect(isOpen && top.frame.height == 30 && bottom.frame == CGRect(x: 0, y: 30, width: 320, height: 20))
        bottom.contentSize.height = 45
        let before = solves
        #expect(measure() == 85 && isOpen && solves == before + 1)
        cell.frame.size.height = 85
        cell.layoutIfNeeded()
        #expect(isOpen && solves == before + 2, "the cell's own height is an edit that moves nothing")
        #expect(bottom.frame == CGRect(x: 0, y: 30, width: 320, height: 45) && cell.contentView.frame.height == 85)
    }

    @Test("A cell that gets another height than was measured lays its content out in that")
    func otherHeight() {
        _ = measure()
        cell.frame.size.height = 100
        cell.layoutIfNeeded()
        #expect(!isOpen && cell.contentView.frame.height == 100)
        #expect(top.frame.height + bottom.frame.height == 90)
    }

    @Test("Content that changes in a cell that is not measured again has the room that the cell has")
    func contentAlone() {
        _ = measure()
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        bottom.contentSize.height = 45
        cell.layoutIfNeeded()
        #expect(!isOpen && cell.contentView.frame.height == 60)
        #expect(top.frame.height + bottom.frame.height == 50)
        #expect(measure() == 85 && isOpen)
    }

    @Test("A height between pixels is rounded, and the content laid out in the rounded one")
    func fractions() {
        top.contentSize.height = 30.3
        let height = measure()
        #expect(!isOpen && height != 60.3 && cell.contentView.frame.height == height)
        cell.frame.size.height = height
        cell.layoutIfNeeded()
        #expect(abs(top.frame.height + bottom.frame.height - (height - 10)) < 0.001)
    }
}

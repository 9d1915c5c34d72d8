import Testing
import UIKit

/// Nested stack views that are removed while baselines outside follow what they arrange.
@MainActor
@Suite struct RemovedStackTests {
    /// The removal makes the row look for its tallest view, and ask the view that is being removed for its fitting
    /// size.
    @Test func aRowLooksForItsBaselineWhileAViewLeaves() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
        let (outer, row, column, empty, label) = (UIStackView(), UIStackView(), UIStackView(), UIStackView(), UILabel())
        outer.alignment = .firstBaseline
        outer.translatesAutoresizingMaskIntoConstraints = false
        row.distribution = .fillEqually
        column.alignment = .bottom
        column.distribution = .fillProportionally
        empty.alignment = .lastBaseline
        label.text = "Text in a row"
        label.numberOfLines = 2
        window.addSubview(outer)
        outer.addArrangedSubview(row)
        row.addArrangedSubview(label)
        outer.addArrangedSubview(column)
        column.addArrangedSubview(empty)
        outer.lastBaselineAnchor.constraint(lessThanOrEqualTo: window.lastBaselineAnchor, constant: 28).isActive = true
        window.layoutIfNeeded()
        empty.alignment = .top
        window.layoutIfNeeded()
        column.removeFromSuperview()
        row.addArrangedSubview(column)
        column.heightAnchor.constraint(lessThanOrEqualToConstant: 49).isActive = true
        window.layoutIfNeeded()
        window.traitOverrides.layoutDirection = .rightToLeft
        column.removeFromSuperview()
        window.layoutIfNeeded()
        #expect(row.arrangedSubviews == [label])
        #expect(label.frame == row.bounds && label.frame.size == label.intrinsicContentSize)
    }
}

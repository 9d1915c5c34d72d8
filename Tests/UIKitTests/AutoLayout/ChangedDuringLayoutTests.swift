import Testing
import UIKit

/// Two labels beside each other that share a view's width, whose priorities change while the view lays out its
/// subviews.
@MainActor
@Suite struct ChangedDuringLayoutTests {
    private final class Row: UIView {
        let labels = [UILabel(), UILabel()]
        var edit: (() -> Void)?

        init(width: CGFloat, strong: Int) {
            super.init(frame: CGRect(x: 0, y: 0, width: width, height: 400))
            for label in labels {
                label.numberOfLines = 0
                label.text = "Words that are wider than their share of two hundred points"
                label.translatesAutoresizingMaskIntoConstraints = false
                addSubview(label)
                label.topAnchor.constraint(equalTo: topAnchor).isActive = true
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
            }
            labels[0].leftAnchor.constraint(equalTo: leftAnchor).isActive = true
            labels[1].leftAnchor.constraint(equalTo: labels[0].rightAnchor).isActive = true
            labels[1].rightAnchor.constraint(equalTo: rightAnchor).isActive = true
            strengthen(strong)
        }

        required init?(coder: NSCoder) { nil }

        func strengthen(_ index: Int) {
            labels[index].setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
            labels[1 - index].setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        }

        var widths: [CGFloat] { labels.map(\.frame.width) }

        override func layoutSubviews() {
            edit?()
            edit = nil
            super.layoutSubviews()
        }
    }

    /// Laying out solves at once for the new width, and measures texts, before the update of constraints comes to the
    /// new priorities.
    @Test func prioritiesThatChangeBesideTheWidthStartTextsOver() {
        let row = Row(width: 200, strong: 0)
        row.layoutIfNeeded()
        row.edit = {
            row.frame.size.width = 190
            row.strengthen(1)
        }
        row.setNeedsLayout()
        row.layoutIfNeeded()
        let fresh = Row(width: 190, strong: 1)
        fresh.layoutIfNeeded()
        #expect(fresh.widths == [40, 150])
        #expect(row.widths == fresh.widths)
    }
}

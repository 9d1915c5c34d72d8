import Testing

@testable import UIKit

/// What cells show of the row's state and of the user's text size.
@MainActor
struct TableContentStateTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
                cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 30),
            ])
            return cell
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let source = Source()

    init() {
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func selectedAndTouchedRowsHighlightTheirContent() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try #require(cell.contentView.subviews.compactMap { $0 as? UILabel }.first)
        let (stack, image) = (UIStackView(), UIImageView())
        stack.addArrangedSubview(image)
        cell.contentView.addSubview(stack)
        cell.setHighlighted(true, animated: false)
        #expect(label.isHighlighted && image.isHighlighted)
        cell.setHighlighted(false, animated: false)
        #expect(!label.isHighlighted && !image.isHighlighted)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(label.isHighlighted)
        cell.prepareForReuse()
        #expect(!label.isHighlighted)
        cell.selectionStyle = .none
        cell.setHighlighted(true, animated: false)
        #expect(!label.isHighlighted)
    }

    @Test func rowsAreMeasuredAgainWithTheTextSize() throws {
        let before = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        let after = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(before < 90 && after > 110)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == after)
    }
}

import UIKit

/// Notes on a plant, in labels of the program's own that break lines.
final class NotesController: UITableViewController {
    /// How a row finds the label in its cell.
    static let labelTag = 100
    private static let cellIdentifier = "Note"
    private static let notes = [
        "Likes a bright place.",
        "Water it in the evening, more in dry weeks and not at all when the soil is still dark.",
        "Has no enemies but snails.",
    ]

    /// The note that is ticked off.
    private var done: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 88
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier) ?? makeCell()
        (cell.contentView.viewWithTag(Self.labelTag) as? UILabel)?.text = Self.notes[indexPath.row]
        cell.accessoryType = indexPath.row == done ? .checkmark : .detailDisclosureButton
        return cell
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
        cell.selectionStyle = .none
        let label = UILabel(frame: cell.contentView.bounds.insetBy(dx: 10, dy: 0))
        label.tag = Self.labelTag
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .boldSystemFont(ofSize: 18)
        label.numberOfLines = 0
        cell.contentView.addSubview(label)
        return cell
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        done = indexPath.row
        tableView.reloadData()
    }
}

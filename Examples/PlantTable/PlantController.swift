import UIKit

/// Plants in the sections of their kinds.
final class PlantController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Points.
    private static let rowHeight: CGFloat = 40
    private static let cellIdentifier = "Plant"

    private(set) var kinds = Kind.garden
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plants"
        navigationItem.rightBarButtonItem = editButtonItem
        (table.dataSource, table.delegate) = (self, self)
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.separatorColor = .systemGreen
        view.addSubview(table)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        table.setEditing(editing, animated: animated)
    }

    // MARK: Sections

    func numberOfSections(in tableView: UITableView) -> Int { kinds.count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { kinds[section].title }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { kinds.map(\.initial) }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kinds[section].plants.count }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { Self.rowHeight }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.row % 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier) ?? makeCell()
        cell.textLabel?.text = kinds[indexPath.section].plants[indexPath.row]
        cell.accessoryType = indexPath.row == 0 ? .none : .disclosureIndicator
        return cell
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
        cell.imageView?.image = UIImage(systemName: "star")
        cell.imageView?.highlightedImage = UIImage(systemName: "star.fill")
        return cell
    }

    // MARK: Choosing

    /// The first plant of a kind only stands for it.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.row == 0 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let notes = NotesController(style: .plain)
        notes.title = kinds[indexPath.section].plants[indexPath.row]
        navigationController?.pushViewController(notes, animated: true)
    }

    // MARK: Deleting

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        "Dig out"
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        kinds[indexPath.section].plants.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

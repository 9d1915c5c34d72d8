import UIKit

/// The books, a row each. A row is swiped to finish, lend or delete its book, and tapped to open it.
final class BooksController: UITableViewController {
    var library = Library()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let page = segue.destination as? BookController, let cell = sender as? UITableViewCell,
            let path = tableView.indexPath(for: cell)
        else { return }
        (page.library, page.index) = (library, path.row)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { library.books.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        let book = library.books[indexPath.row]
        cell.textLabel?.text = book.title
        cell.detailTextLabel?.text = book.isLent ? "\(book.author), lent" : book.author
        cell.accessoryType = book.isFinished ? .checkmark : .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        library.books.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        library.books.insert(library.books.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: Swipes

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let finish = action("Finish", .systemGreen, at: indexPath) { $0.progress = 1 }
        return UISwipeActionsConfiguration(actions: [finish])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
            completion(true)
        }
        let isLent = library.books[indexPath.row].isLent
        let lend = action(isLent ? "Take Back" : "Lend", .systemOrange, at: indexPath) { $0.isLent.toggle() }
        return UISwipeActionsConfiguration(actions: [delete, lend])
    }

    /// A swipe action that changes the book of a row.
    private func action(
        _ title: String, _ color: UIColor, at path: IndexPath, change: @escaping (inout Book) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            change(&library.books[path.row])
            tableView.reloadRows(at: [path], with: .automatic)
            completion(true)
        }
        action.backgroundColor = color
        return action
    }
}

import UIKit

/// A plain table with subtitles below a large title, and a button for editing.
final class RemindersController: UITableViewController {
    private static let titles = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett"]
    private static let numbers = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Reminders"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.titles.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = Self.titles[indexPath.row]
        cell.detailTextLabel?.text = Self.numbers[indexPath.row] + " item"
        return cell
    }
}

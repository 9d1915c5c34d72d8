import UIKit

class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private weak var tableView: UITableView!
    @IBOutlet private weak var countLabel: UILabel!
    private(set) var notes: [String] = []

    @IBAction private func add(_ sender: UIButton) {
        notes.append("Note \(notes.count + 1)")
        showNotes()
    }

    @objc func removeAll() {
        notes = []
        showNotes()
    }

    private func showNotes() {
        countLabel.text = "\(notes.count)"
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        notes.remove(at: indexPath.row)
        showNotes()
    }
}

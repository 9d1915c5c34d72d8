import UIKit

class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet private weak var tableView: UITableView! {
        didSet {
            observation = tableView.observe(\.contentSize, options: [.new]) { [weak self] _, change in
                self?.notesHeight = change.newValue?.height ?? 0
            }
        }
    }
    @IBOutlet private weak var countLabel: UILabel!
    private(set) var notes: [String] = []
    /// How high all notes are, in points.
    private(set) var notesHeight: CGFloat = 0
    private var observation: NSKeyValueObservation?

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

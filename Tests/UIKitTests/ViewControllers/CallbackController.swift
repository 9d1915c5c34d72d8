import UIKit

/// A controller that notes its callbacks in a list it shares with others.
final class CallbackController: UIViewController {
    final class Notes {
        var list: [String] = []
    }

    var name = ""
    var notes = Notes()

    convenience init(_ name: String, _ notes: Notes) {
        self.init(nibName: nil, bundle: nil)
        (self.name, self.notes) = (name, notes)
    }

    override func viewDidLoad() { notes.list.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) { notes.list.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { notes.list.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { notes.list.append("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.list.append("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) { notes.list.append("\(name) willMove") }
    override func didMove(toParent parent: UIViewController?) { notes.list.append("\(name) didMove") }
}

import UIKit

/// The first screen: each button is for another form of actions or segue actions.
public final class StartViewController: UIViewController {
    /// The buttons, from top to bottom.
    @IBOutlet public private(set) var buttons: [UIButton]!
    /// The actions that were called.
    public private(set) var actions: [String] = []
    /// The controller that was left.
    public private(set) var returned: UIViewController?

    @IBAction private func plain() { actions.append("plain") }
    @IBAction private func sent(_ sender: UIButton) { actions.append("sent \(sender.tag)") }
    @IBAction private func sent(_ sender: Any, forEvent event: UIEvent) { actions.append("event") }
    @IBAction func unwind(_ segue: UIStoryboardSegue) { returned = segue.source }

    @IBSegueAction private func short(_ coder: NSCoder) -> NoteViewController? { NoteViewController(coder: coder, note: "short") }
    @IBSegueAction private func sender(_ coder: NSCoder, sender: Any?) -> NoteViewController? {
        NoteViewController(coder: coder, note: "sender \((sender as? UIView)?.tag ?? -1)")
    }
    @IBSegueAction private func full(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
        NoteViewController(coder: coder, note: segueIdentifier ?? "none")
    }
}

/// A screen that needs a value to be made.
public final class NoteViewController: UIViewController {
    /// The value that the segue action passed.
    public let note: String

    init?(coder: NSCoder, note: String) {
        self.note = note
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("The storyboard's segues make this controller") }

    @IBAction private func back() { performSegue(withIdentifier: "back", sender: self) }
}

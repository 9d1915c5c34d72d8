import UIKit

/// A screen that counts something.
open class CountingViewController: UIViewController {
    /// Starts anew.
    @objc open func reset(_ sender: Any?) {}
}

/// A screen with a button that counts its taps.
@objcMembers public final class CounterViewController: CountingViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    /// Where counting ends.
    @IBInspectable public var limit: Int = 0 {
        didSet { limitChanges += 1 }
    }
    /// Hears of each tap.
    public weak var delegate: CounterDelegate?
    /// Counts when it is tapped.
    public let button = UIButton(type: .system)
    /// What was counted so far.
    public private(set) var count = 0
    /// How often the limit was set.
    public private(set) var limitChanges = 0
    /// What was noted of events.
    public private(set) var history: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        button.addTarget(self, action: #selector(increase), for: .touchUpInside)
        button.addTarget(self, action: #selector(note(_:forEvent:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(CounterViewController.reset(_:)), for: .touchDragExit)
        button.addTarget(self, action: #selector(self.held(with:)), for: .touchDownRepeat)
    }

    @objc private func increase() {
        count += delegate?.step ?? 1
        titleLabel?.text = delegate?.counter?(self, titleFor: count) ?? "\(count)"
        delegate?.counterDidChange(self)
    }

    @IBAction func note(_ sender: UIButton, forEvent event: UIEvent) {
        history.append("noted \(sender === button)")
    }

    /// The names of properties.
    public var keys: [String] { [#keyPath(CounterViewController.view.frame), NSStringFromSelector(#selector(getter: limit))] }
}

/// A list whose delegate's methods other modules add to.
open class ListController: UIViewController, UITableViewDelegate, UITextFieldDelegate {
    /// What it shows.
    public let table = UITableView()
    open override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
}

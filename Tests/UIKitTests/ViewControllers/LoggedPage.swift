@testable import UIKit

/// The calls that controllers and their delegates heard, in their order.
final class CallLog {
    var lines: [String] = []
}

/// A controller that writes down when its view appears and disappears, behind its title.
class LoggedPage: UIViewController {
    let log: CallLog
    init(_ name: String, _ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { nil }
    func note(_ text: String) { log.lines.append("\(title ?? "") \(text)") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

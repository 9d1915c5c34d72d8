@testable import UIKit

/// What views and controllers were called for, in order.
@MainActor
final class CallbackLog {
    var entries: [String] = []

    /// What was called during something.
    func during(_ body: () -> Void) -> [String] {
        entries = []
        body()
        return entries
    }

    func note(_ callback: String, _ name: String) { entries.append("\(callback) \(name)") }

    /// The place of an entry that is there once.
    func place(_ entry: String) -> Int? {
        entries.firstIndex(of: entry).flatMap { entries.lastIndex(of: entry) == $0 ? $0 : nil }
    }
}

/// A view that notes its part in the pass.
@MainActor
final class LoggedView: UIView {
    let name: String
    private let log: CallbackLog
    var afterLayout: (() -> Void)?

    init(_ name: String, _ log: CallbackLog, frame: CGRect = .zero) {
        (self.name, self.log) = (name, log)
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log.note("update", name)
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log.note("layout", name)
        super.layoutSubviews()
        afterLayout?()
    }

    override func layoutMarginsDidChange() { log.note("margins", name) }
    override func safeAreaInsetsDidChange() { log.note("safe area", name) }
}

/// A controller that notes its part in the pass.
@MainActor
final class LoggedController: UIViewController {
    private let log: CallbackLog

    init(_ log: CallbackLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LoggedView("view", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    override func viewWillLayoutSubviews() { log.note("will layout", "controller") }
    override func viewDidLayoutSubviews() { log.note("did layout", "controller") }
    override func viewLayoutMarginsDidChange() { log.note("margins", "controller") }
    override func viewSafeAreaInsetsDidChange() { log.note("safe area", "controller") }

    override func updateViewConstraints() {
        log.note("update", "controller")
        super.updateViewConstraints()
    }
}

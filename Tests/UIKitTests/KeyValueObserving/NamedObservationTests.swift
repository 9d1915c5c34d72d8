import RuntimeReflection
import Testing

@testable import UIKit

/// Observers hear of properties by their names.
@MainActor
struct NamedObservationTests {
    final class Watcher: UIViewController {
        var heard: [String] = []
        var context: UnsafeMutableRawPointer?

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            self.context = context
            let (old, new) = (change?[.oldKey], change?[.newKey])
            heard.append("\(keyPath ?? "") \(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")")
        }
    }

    @Test func aScrollViewTellsByName() {
        let (scroll, watcher) = (UIScrollView(), Watcher())
        var mark = 0
        withUnsafeMutablePointer(to: &mark) { pointer in
            let context = UnsafeMutableRawPointer(pointer)
            scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .old, .initial], context: context)
            scroll.contentSize = CGSize(width: 10, height: 20)
            #expect(watcher.heard == ["contentSize - (0.0, 0.0)", "contentSize (0.0, 0.0) (10.0, 20.0)"])
            #expect(watcher.context == context)
            scroll.removeObserver(watcher, forKeyPath: "contentSize", context: context)
            scroll.contentSize = .zero
            #expect(watcher.heard.count == 2)
        }
    }

    @Test func namesOfGettersAndNilAreUnderstood() {
        let (label, watcher) = (UILabel(), Watcher())
        label.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
        label.addObserver(watcher, forKeyPath: "hidden", options: [], context: nil)
        label.addObserver(watcher, forKeyPath: "isHidden", options: .new, context: nil)
        label.text = "a"
        label.text = nil
        label.isHidden = true
        #expect(watcher.heard == ["text - a", "text - <null>", "hidden - -", "isHidden - 1"])
        label.removeObserver(watcher, forKeyPath: "text")
        label.text = "b"
        #expect(watcher.heard.count == 4)
    }

    final class Reader: UIViewController {
        var changes: [[NSKeyValueChangeKey: Any]] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { changes.append(change ?? [:]) }
    }

    @Test func numbersOfChangesAreObjects() {
        let (view, reader) = (UIView(), Reader())
        view.addObserver(reader, forKeyPath: "alpha", options: [.old, .new], context: nil)
        view.alpha = 0
        let change = reader.changes.first ?? [:]
        #expect(change[.newKey] as? CGFloat == 0 && change[.newKey] as? Double == 0 && change[.newKey] as? Int == 0)
        #expect(change[.oldKey] as? NSNumber == 1 && change[.oldKey] as? Bool == true)
        #expect(change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue && change[.kindKey] as? Int == 1)
    }

    /// An object with a label, which tells of it as rewritten sources have it.
    final class Owner: NSObject {
        var label: UILabel? {
            didSet { KeyValueObservers.changed(self, "label") }
        }
    }

    @Test func thereIsANullBeforeTheFirstValueOfAPath() {
        MemberTables.register {
            MemberTable(
                describes: { $0 is Owner.Type }, getters: [("label", { @MainActor @Sendable in ($0 as? Owner)?.label })],
                tellsOfChanges: true)
        }
        let (owner, reader) = (Owner(), Reader())
        owner.addObserver(reader, forKeyPath: "label.text", options: [.old, .new, .initial], context: nil)
        #expect(reader.changes.count == 1 && reader.changes[0][.oldKey] == nil && reader.changes[0][.newKey] is NSNull)
        let label = UILabel()
        label.text = "a"
        owner.label = label
        #expect(reader.changes.count == 2 && reader.changes[1][.oldKey] is NSNull)
        #expect(reader.changes[1][.newKey] as? String == "a")
    }

    @Test func observersThatAreGoneAreNotCalled() {
        let label = UILabel()
        label.addObserver(Watcher(), forKeyPath: "text", options: .new, context: nil)
        label.text = "a"
    }

    final class LeavingWatcher: UIViewController {
        private let label: UILabel

        init(_ label: UILabel) {
            self.label = label
            super.init(nibName: nil, bundle: nil)
            label.addObserver(self, forKeyPath: "text", options: .new, context: nil)
        }
        required init?(coder: NSCoder) { nil }
        deinit { label.removeObserver(self, forKeyPath: "text") }
    }

    @Test func anObserverLeavesAsItIsDeallocated() {
        let label = UILabel()
        _ = LeavingWatcher(label)
        label.text = "a"
    }

    @Test func misuseEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let watcher = UIView()
                UILabel().removeObserver(watcher, forKeyPath: "text")
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (label, watcher) = (UILabel(), UIView())
                label.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
                label.text = "a"
            }
        }
    }
}

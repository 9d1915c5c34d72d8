import DocumentFolders
import InterfaceBuilderDocument
import LayoutInspection
import MemoryInUse
import Testing

@testable import UIKit

/// What is done again and again keeps no memory.
///
/// Each test runs in a process of its own, since the bytes in use are counted for the whole process.
@MainActor
struct MemoryTests {
    @Test func aBlockThatEachRepetitionKeepsIsFound() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            KeptBytes.expectNone("a block", times: 26) { _ in _ = Unmanaged.passRetained(NSObject()) }
        }
    }

    @Test func settingPlainTextKeepsNothing() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let label = UILabel()
            let field = UITextField()
            let textView = UITextView()
            let button = UIButton(type: .system)
            let configured = UIButton(configuration: .plain())
            let segments = UISegmentedControl(items: ["a", "b"])
            let texts = ["one", "other"]
            KeptBytes.expectNone("a label's text") { label.text = texts[$0 % 2] }
            KeptBytes.expectNone("a label's size") {
                label.text = texts[$0 % 2]
                label.sizeToFit()
            }
            KeptBytes.expectNone("a field's text") { field.text = texts[$0 % 2] }
            KeptBytes.expectNone("a text view's text") { textView.text = texts[$0 % 2] }
            KeptBytes.expectNone("typing") {
                textView.text = texts[$0 % 2]
                textView.insertText("x")
            }
            KeptBytes.expectNone("a button's title") { button.setTitle(texts[$0 % 2], for: .normal) }
            KeptBytes.expectNone("a configuration's title") { configured.configuration?.title = texts[$0 % 2] }
            KeptBytes.expectNone("a selected segment") {
                segments.selectedSegmentIndex = $0 % 2
                segments.sizeToFit()
            }
            KeptBytes.expectNone("a string's size") { _ in
                _ = "abc".size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)])
            }
        }
    }

    @Test func readingTheAttributedTextOfPlainTextMakesItOnce() {
        let label = UILabel()
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
        #expect(label.attributedText === label.attributedText)
    }

    @Test func buildingAndDroppingScreensKeepsNothing() async {
        await #expect(processExitsWith: .success) { @MainActor in
            KeptBytes.expectNone("a window with labels in a stack view", times: 40) { number in
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                let stack = UIStackView(arrangedSubviews: (0..<40).map { KeptBytes.label("\(($0 + number) % 50)") })
                stack.axis = .vertical
                stack.frame = window.bounds
                window.addSubview(stack)
                window.layoutIfNeeded()
            }
            KeptBytes.expectNone("a table", times: 40) { _ in
                let source = TwentyRows()
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                table.dataSource = source
                table.layoutIfNeeded()
                table.reloadData()
                table.layoutIfNeeded()
            }
            KeptBytes.expectNone("controllers with bars", times: 40) { _ in
                let page = UIViewController()
                page.title = "Page"
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: page)]
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                window.rootViewController = tabs
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
            }
            KeptBytes.expectNone("a drawn label", times: 40) { number in
                let label = KeptBytes.label("\(number % 10)")
                label.sizeToFit()
                _ = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
            }
        }
    }

    /// 10,000 documents with `CAIRN_FULL` in the environment.
    @Test func layingOutDocumentsKeepsNothing() async {
        await #expect(processExitsWith: .success) { @MainActor in
            ConflictLog.sink = { _ in }
            LayoutWarning.sink = { _ in }
            let documents = DocumentFolders.fixtures.compactMap { try? [UInt8](Data(contentsOf: $0)) }
            precondition(documents.count > 20)
            let times = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? documents.count : 2000
            KeptBytes.expectNone("a document", times: times) { number in
                guard let document = try? InterfaceDocument(bytes: documents[number % documents.count]) else { return }
                let layout = SceneLayout(document)
                for scene in layout.scenes { _ = layout.layOut(scene) }
            }
        }
    }
}

/// Ends the process where repetitions keep memory.
@MainActor
private enum KeptBytes {
    /// Rounds of repetitions. Tables and caches grow in the first ones; a leak keeps bytes in each.
    private static let rounds = 6
    /// Bytes a repetition below which nothing is kept: half of the smallest block. Other threads of the process may
    /// allocate meanwhile.
    private static let tolerance = 16

    static func expectNone(_ name: String, times: Int = 500, _ body: (Int) -> Void) {
        var least = Int.max
        for _ in 0..<rounds where least >= tolerance * times {
            let before = bytesInUse()
            for number in 0..<times { body(number) }
            least = min(least, bytesInUse() - before)
        }
        precondition(least < tolerance * times, "\(name) keeps \(least) bytes in \(times) repetitions")
    }

    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

private final class TwentyRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
}

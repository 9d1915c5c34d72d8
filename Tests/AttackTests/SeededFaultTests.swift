import SeededRandom
import Testing
import UIKit

@testable import Attack

/// Lists and controllers that are wrong on purpose: the attack tells what is wrong with them, and nothing of those that
/// are right.
@MainActor
struct SeededFaultTests {
    // MARK: Lists

    @Test func aTableThatIsRightHasNoFault() throws {
        #expect(try fault(AttackedTable.init) == nil)
    }

    @Test func aCellOfAnotherRowIsFound() throws {
        #expect(try fault(LyingTable.init) == "at first: shows another item at a path")
    }

    @Test func rowsThatTheModelDoesNotHaveAreFound() throws {
        #expect(try fault(CountingTable.init) == "at first: the list has [5, 5] rows instead of [4, 4]")
    }

    @Test func aChangeThatTheListIsNotToldOfIsFound() throws {
        let fault = try #require(try fault(SilentTable.init))
        #expect(fault.hasPrefix("a change in silence: "))
    }

    @Test func aListThatShowsNothingIsFound() throws {
        #expect(try fault(EmptyTable.init) == "at first: shows nothing")
    }

    private func fault(_ makeList: @escaping ListCase.Making) throws -> String? {
        let seeds = (0..<20).map { UInt64($0) }
        return try ListCase(makeList: makeList, sections: 2, rows: 4, seeds: seeds).fault(.all)
    }

    // MARK: Texts

    @Test func aFieldThatIsRightHasNoFault() { #expect(firstFault(UITextField()) == nil && firstFault(UITextView()) == nil) }

    @Test func textThatIsNotMarkedIsFound() throws {
        let fault = try #require(firstFault(UnmarkingField()))
        #expect(fault.hasPrefix("\"\" is marked and not "))
    }

    @Test func aReplacementThatIsNotMadeIsFound() throws {
        let fault = try #require(firstFault(KeepingTextView()))
        #expect(fault.hasPrefix("the text is "))
    }

    private func firstFault(_ input: any UITextInput & UIResponder) -> String? {
        let edited = EditedInput(input: input)
        for seed in 0..<200 {
            var random = SplitMix(seed: seed)
            if let fault = edited.step(&random) ?? edited.fault { return fault }
        }
        return nil
    }

    // MARK: Controllers

    @Test(arguments: 0..<3) func controllersThatAreLetGoOfAreNotLeft(_ root: Int) throws {
        #expect(try fault(root: root, Page.self) == nil)
    }

    @Test(arguments: 0..<3) func controllersThatKeepThemselvesAreFound(_ root: Int) throws {
        let fault = try #require(try fault(root: root, SelfishPage.self))
        #expect(fault.hasSuffix("controllers are left, the first of them a SelfishPage"))
    }

    @Test(arguments: 0..<3) func pagesThatHearOfNoEndAreFound(_ root: Int) throws {
        #expect(try fault(root: root, DeafPage.self) == "a page stays coming")
    }

    private func fault(root: Int, _ pages: Page.Type) throws -> String? {
        try ControllerCase(root: root, seeds: [0, 1, 2, 3], pages: pages).fault(.all)
    }
}

/// Its cells show the items of the rows before.
private final class LyingTable: AttackedTable {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.tag -= 1
        return cell
    }
}

/// It has a row more in each section than its model.
private final class CountingTable: AttackedTable {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// It changes its model and tells the table nothing.
private final class SilentTable: AttackedTable {
    override func change(_ random: inout SplitMix) -> String {
        model.shuffle(&random)
        return "a change in silence"
    }
}

/// It is too low for its rows to be seen.
private final class EmptyTable: AttackedTable {
    override init(_ model: ListModel, in window: UIWindow) {
        super.init(model, in: window)
        table.frame.size.height = 0
    }
}

/// It keeps itself.
private final class SelfishPage: Page {
    private var oneself: SelfishPage?

    override func viewDidLoad() {
        super.viewDidLoad()
        oneself = self
    }
}

/// It does not hear that it appeared.
private final class DeafPage: Page {
    override func viewDidAppear(_ animated: Bool) {}
}

private final class UnmarkingField: UITextField {
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
}

private final class KeepingTextView: UITextView {
    override func replace(_ range: UITextRange, withText text: String) {}
}

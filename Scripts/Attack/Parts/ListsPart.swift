import SeededRandom
import UIKit

/// Tables and collections whose rows come, go, move and reload: they show what a model says.
struct ListsPart: AttackPart {
    static let name = "lists"
    static let summary = "updates of tables, collections and diffable data sources against a model"

    init(_ environment: AttackEnvironment) throws(AttackFailure) {}

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let seeds = (0..<random.roll(1...25)).map { _ in random.next() }
        let makeList = Self.lists[random.pick([0, 1, 2, 3])]
        return ListCase(makeList: makeList, sections: random.roll(1...4), rows: random.roll(0...12), seeds: seeds)
    }

    /// Tables and collections whose changes are reported one by one, and those with diffable data sources.
    private static let lists: [ListCase.Making] = [
        AttackedTable.init, AttackedCollection.init, DiffableTable.init, DiffableCollection.init,
    ]
}

struct ListCase: AttackCase {
    typealias Making = @MainActor (ListModel, UIWindow) -> any AttackedList

    /// Makes the list that is attacked.
    let makeList: Making
    let sections: Int
    let rows: Int
    /// The parts of each step; a step changes the model as it then is.
    let seeds: [UInt64]

    var pieceCount: Int { seeds.count }
    var stepCount: Int { seeds.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let list = makeList(ListModel(sections: sections, rows: rows), window)
        window.layoutIfNeeded()
        if let fault = list.fault { return "at first: \(fault)" }
        for (number, seed) in seeds.enumerated() where kept.contains(number) {
            var random = SplitMix(seed: seed)
            let step = list.change(&random)
            if random.below(3) == 0 {
                list.view.contentOffset.y = CGFloat(random.below(1000))
            }
            if random.below(4) > 0 {
                window.layoutIfNeeded()
                if let fault = list.fault { return "\(step): \(fault)" }
            }
        }
        window.layoutIfNeeded()
        return list.fault.map { "at the end: \($0)" }
    }
}

/// A list view with the model that it should show.
@MainActor
protocol AttackedList: AnyObject {
    var view: UIScrollView { get }
    var model: ListModel { get }
    /// Changes the model and tells the view. Returns what was done, in words.
    func change(_ random: inout SplitMix) -> String
    /// The number of rows of each section, as the view has them.
    var counts: [Int] { get }
    /// The items that are shown, with their places.
    var shown: [(path: IndexPath, item: Int?)] { get }
}

extension AttackedList {
    /// Where the view shows something else than the model.
    var fault: String? {
        let expected = model.sections.map(\.count)
        if counts != expected { return "the list has \(counts) rows instead of \(expected)" }
        for (path, item) in shown {
            guard path.section < expected.count, path.item < expected[path.section] else { return "shows \(path), which is gone" }
            if item != model.item(at: path) { return "shows another item at a path" }
        }
        let isEmpty = expected.allSatisfy { $0 == 0 }
        return shown.isEmpty && !isEmpty && view.contentOffset.y <= 0 ? "shows nothing" : nil
    }
}

import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine

/// A view whose size or place nothing decides, with the views whose positions depend on it.
struct UndecidedView {
    /// Indices into the scene's views; the first is the view itself.
    private(set) var views: [Int]
    /// The open attributes of the view.
    private let parts: [LayoutAttribute]

    /// The open lengths in words, or the open places of a view whose lengths are decided.
    var words: String {
        let lengths = parts.filter { $0 == .width || $0 == .height }
        let places = parts.map { $0.axis == .horizontal ? "horizontal place" : "vertical place" }
        let all = lengths.isEmpty ? places : lengths.map { $0 == .width ? "width" : "height" }
        return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element).joined(separator: " and the ")
    }

    private var isLengthOpen: Bool { parts.contains(.width) || parts.contains(.height) }

    /// The causes of open views in document order: each view with an open length, and open positions that depend on no
    /// such view.
    ///
    /// - Parameter open: By view, as indices into the scene's views: the parts that are open.
    @MainActor
    static func causes(of open: [Int: [LayoutAttribute]], in scene: DocumentScene) -> [UndecidedView] {
        let ties = ties(between: Set(open.keys), in: scene)
        var left = Set(open.keys)
        func take(_ views: [Int]) -> [UndecidedView] {
            var causes = views.filter { left.remove($0) != nil }.map { UndecidedView(views: [$0], parts: open[$0]!) }
            for index in causes.indices {
                var done = 0
                while done < causes[index].views.count {
                    let next = (ties[causes[index].views[done]] ?? []).filter { left.remove($0) != nil }
                    causes[index].views += next
                    done += 1
                }
            }
            return causes
        }
        let views = open.keys.sorted()
        let lengths = take(views.filter { UndecidedView(views: [$0], parts: open[$0]!).isLengthOpen })
        let places = views.flatMap { take([$0]) }
        return (lengths + places).sorted { $0.views[0] < $1.views[0] }
    }

    /// For each view, in document order, those that a constraint or a stack view ties to it.
    private static func ties(between views: Set<Int>, in scene: DocumentScene) -> [Int: [Int]] {
        var ties: [Int: [Int]] = [:]
        func tie(_ one: Int, _ other: Int) {
            guard views.contains(one), views.contains(other), one != other else { return }
            ties[one, default: []].append(other)
            ties[other, default: []].append(one)
        }
        for constraint in scene.constraints where constraint.isInstalled {
            let views = scene.views(of: constraint)
            if views.count == 2 { tie(views[0], views[1]) }
        }
        for (index, view) in scene.views.enumerated() {
            if let parent = view.parent { tie(parent, index) }
        }
        return ties
    }
}

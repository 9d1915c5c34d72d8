/// A `.tree` file: views and stacks, in preorder.
package struct TreeWorkload: Sendable {
    package enum Axis: Sendable { case horizontal, vertical }
    package enum Distribution: Substring, Sendable { case fill, equally, spacing, centering }
    package enum Alignment: Substring, Sendable { case fill, leading, center }

    /// A length on each axis, or two priorities; nil where the file says nothing.
    package struct Pair: Sendable {
        package let horizontal: Double?
        package let vertical: Double?
    }

    package struct View: Sendable {
        package let parent: Int?
        /// Nil for a leaf or a plain container.
        package let axis: Axis?
        package let distribution: Distribution
        package let alignment: Alignment
        package let spacing: Double
        /// Layout margins: top, left, bottom, right.
        package let margins: [Double]
        package let contentSize: Pair
        package let hugging: Pair
        package let compressionResistance: Pair
        /// Required size constraints.
        package let fixedSize: Pair
        /// Where the view lies, in views that are placed one by one.
        package let origin: Pair
    }

    package enum Step: Sendable {
        case rootWidth(Double)
        case fixedWidth(view: Int, Double)
        case contentWidth(view: Int, Double)
        case setHidden(view: Int, Bool)
        case contentSizes([(view: Int, width: Double, height: Double)])
    }

    package let name: Substring
    package let views: [View]
    /// The size given to the root; nil fits the content.
    package let rootSize: Pair
    package let steps: [Step]

    package var rebuildsEachStep: Bool {
        if case .contentSizes? = steps.first { return true }
        return false
    }

    /// - Complexity: linear in the file's size.
    package init(file: String) throws {
        var lines = try WorkloadLines(file: file)
        var name: Substring = ""
        var views: [View] = []
        var rootSize = Pair(horizontal: nil, vertical: nil)
        var steps: [Step] = []
        while let words = lines.next() {
            switch words[0] {
            case "LBT": name = words[2]
            case "v": views.append(Self.view(words))
            case "root": rootSize = Self.pair(words, at: 1)
            case "ops":
                for _ in 0..<words[1].index { steps.append(Self.step(lines.next() ?? [])) }
            default: break
            }
        }
        (self.name, self.views, self.rootSize, self.steps) = (name, views, rootSize, steps)
    }

    private static func pair(_ words: [Substring], at index: Int) -> Pair {
        Pair(horizontal: words[index].number, vertical: words[index + 1].number)
    }

    private static func view(_ words: [Substring]) -> View {
        View(
            parent: Int(words[2]), axis: words[3] == "h" ? .horizontal : words[3] == "v" ? .vertical : nil,
            distribution: Distribution(rawValue: words[4]) ?? .fill, alignment: Alignment(rawValue: words[5]) ?? .fill,
            spacing: words[6].number ?? 0, margins: words[7..<11].map { $0.number ?? 0 }, contentSize: pair(words, at: 11),
            hugging: pair(words, at: 13), compressionResistance: pair(words, at: 15), fixedSize: pair(words, at: 17),
            origin: pair(words, at: 22))
    }

    private static func step(_ words: [Substring]) -> Step {
        switch words[0] {
        case "fw": return .fixedWidth(view: words[1].index, words[2].number ?? 0)
        case "iw": return .contentWidth(view: words[1].index, words[2].number ?? 0)
        case "hide", "show": return .setHidden(view: words[1].index, words[0] == "hide")
        case "variant":
            return .contentSizes(
                words.dropFirst().map { word in
                    let numbers = word.split { $0 == "=" || $0 == "," }
                    return (numbers[0].index, numbers[1].number ?? 0, numbers[2].number ?? 0)
                })
        default: return .rootWidth(words[1].number ?? 0)
        }
    }
}

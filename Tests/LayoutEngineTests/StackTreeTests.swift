import LayoutEngine
import Testing

/// A tree of stacks as numbers.
struct StackTreeTests {
    private func row(
        _ distribution: StackRecipe.Distribution = .fill, _ alignment: StackRecipe.Alignment = .fill, mirrored: Bool = false
    ) -> StackRecipe {
        StackRecipe(
            axis: .horizontal, distribution: distribution, alignment: alignment, isMirrored: mirrored)
    }

    /// A row, 400 wide and 300 high, of four contents 5 apart.
    private func tree(
        _ arrangement: StackRecipe, width: Double = 400, ranks: [Int32] = [0, 1, 2, 3]
    ) -> StackTree {
        var tree = StackTree()
        tree.addRoot(LayoutRect(x: 0, y: 0, width: width, height: 300), arrangement)
        for (size, rank) in zip([(40.0, 20.0), (60, 30), (10, 50), (25, 25)], ranks) {
            let child = tree.addChild(of: 0, gap: 5)
            tree.addTerm(to: child, .horizontal, size.0, above: 250, below: 750, rank: rank)
            tree.addTerm(to: child, .vertical, size.1, above: 250, below: 750)
        }
        return tree
    }

    /// A tree with its solution; nil where it has none.
    private func solved(_ tree: StackTree) -> StackTree? {
        var tree = tree
        return LayoutAxis.allCases.allSatisfy { tree.solve($0) } ? tree : nil
    }

    private func widths(_ tree: StackTree) -> [Double] { (1..<tree.count).map { tree.rect(of: $0).width } }
    private func places(_ tree: StackTree) -> [Double] { (1..<tree.count).map { tree.rect(of: $0).x } }

    @Test("the first of equals takes what is left, as measured of UIStackView")
    func fill() throws {
        let tree = try #require(solved(self.tree(row())))
        #expect(widths(tree) == [290, 60, 10, 25])
        #expect(places(tree) == [0, 295, 360, 375])
    }

    @Test("the first of equals gives way where room is short, and the next one when it is gone")
    func shortage() throws {
        let tree = try #require(solved(self.tree(row(), width: 90)))
        #expect(widths(tree) == [0, 40, 10, 25])
    }

    @Test("equal shares, and equal gaps")
    func equals() throws {
        let (equally, spacing) = (try #require(solved(tree(row(.fillEqually)))), try #require(solved(tree(row(.equalSpacing)))))
        #expect(widths(equally) == [96.25, 96.25, 96.25, 96.25])
        #expect(widths(spacing) == [40, 60, 10, 25])
        let expected = [0, 40 + 265 / 3.0, 100 + 530 / 3.0, 375]
        #expect(zip(places(spacing), expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    /// A column, 300 wide and 200 high, of a row that gives its two contents equal widths.
    private func column(_ width: Double? = nil) -> StackTree {
        var tree = StackTree()
        let column = StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false)
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 300, height: 200), column)
        let inner = tree.addChild(of: 0, gap: 0)
        tree.arrange(inner, row(.fillEqually))
        for content in [40.0, 90] {
            let child = tree.addChild(of: inner, gap: 10)
            tree.addTerm(to: child, .horizontal, content, above: 250, below: 750)
            tree.addTerm(to: child, .vertical, 20, above: 250, below: 750)
            if let width { tree.addTerm(to: child, .horizontal, width, above: 1000, below: 1000) }
        }
        return tree
    }

    @Test("a share that is given goes down to the contents, whatever they ask for, unless a required length contradicts it")
    func givenShares() throws {
        #expect(widths(try #require(solved(column()))) == [300, 145, 145])
        #expect(widths(try #require(solved(column(145)))) == [300, 145, 145])
        #expect(solved(column(100)) == nil)
    }

    @Test("a mirrored row begins at the right")
    func mirrored() throws {
        let tree = try #require(solved(self.tree(row(mirrored: true))))
        #expect(places(tree) == [110, 45, 30, 0])
    }

    @Test(
        "alignment across the axis",
        arguments: [
            (StackRecipe.Alignment.leading, [0.0, 0, 0, 0]), (.center, [140, 135, 125, 137.5]),
            (.trailing, [280, 270, 250, 275]),
        ])
    func alignment(_ alignment: StackRecipe.Alignment, _ places: [Double]) throws {
        let tree = try #require(solved(self.tree(row(.fill, alignment))))
        #expect((1..<5).map { tree.rect(of: $0).y } == places)
    }

    @Test("what ranks do not decide is not solved")
    func tie() { #expect(solved(tree(row(), ranks: [0, 0, 2, 3])) == nil) }

    @Test("what does not fit is not solved")
    func conflict() {
        #expect(solved(tree(row(), width: 14)) == nil, "the gaps alone are wider")
        var required = tree(row())
        required.addTerm(to: 2, .horizontal, 500, above: 1000, below: 1000)
        #expect(solved(required) == nil)
    }

    @Test("a column in a row is as wide as its widest content, which resists more than the others hug")
    func column() throws {
        var tree = StackTree()
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 300, height: 100), row())
        let column = tree.addChild(of: 0, gap: 8)
        tree.arrange(
            column, StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false))
        for (width, rank) in [(80.0, 0), (50, 1)] as [(Double, Int32)] {
            let leaf = tree.addChild(of: column, gap: 0)
            tree.addTerm(to: leaf, .horizontal, width, above: 250, below: 750)
            tree.addTerm(to: leaf, .vertical, 30, above: 250, below: 750, rank: rank)
        }
        let other = tree.addChild(of: 0, gap: 8)
        tree.addTerm(to: other, .horizontal, 20, above: 249, below: 750, rank: 1)
        let found = try #require(solved(tree))
        #expect([1, 2, 3, 4].map { found.rect(of: $0).width } == [80, 80, 80, 212])
        #expect([2, 3].map { found.rect(of: $0).height } == [70, 30])
    }

    @Test("roots that arrange nothing lie where they are given, without lengths that are worked out")
    func plainRoots() {
        let memory = StackTreeMemory()
        var tree = StackTree(memory: memory)
        for place in 0..<3 { tree.addRoot(LayoutRect(x: Double(place), y: 0, width: 40, height: 30)) }
        #expect(tree.solve(.horizontal) && tree.solve(.vertical))
        #expect(tree.rect(of: 2) == LayoutRect(x: 2, y: 0, width: 40, height: 30))
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 40, height: 30), row())
        for rank in 0..<2 as Range<Int32> {
            tree.addTerm(to: tree.addChild(of: 3, gap: 0), .horizontal, 15, above: 250, below: 750, rank: rank)
        }
        #expect(tree.solve(.horizontal) && tree.rect(of: 4).width == 25)
    }

    /// A row or column, 300 wide and 200 high, of contents that are 40, 60 and 50 wide and 20, 30 and 10 high.
    private func stack(_ arrangement: StackRecipe, _ memory: StackTreeMemory) -> StackTree {
        var tree = StackTree(memory: memory)
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 300, height: 200), arrangement)
        for (rank, size) in [(40.0, 20.0), (60, 30), (50, 10)].enumerated() {
            let child = tree.addChild(of: 0, gap: 5)
            tree.addTerm(to: child, .horizontal, size.0, above: 250, below: 750, rank: Int32(rank))
            tree.addTerm(to: child, .vertical, size.1, above: 250, below: 750, rank: Int32(rank))
        }
        return tree
    }

    @Test("equal shares, and lengths across the axis, follow from the stack's")
    func statedShares() throws {
        let memory = StackTreeMemory()
        let tree = try #require(solved(stack(row(.fillEqually), memory)))
        #expect(widths(tree).allSatisfy { abs($0 - 290 / 3.0) < 1e-12 })
        #expect((1..<4).map { tree.rect(of: $0).height } == [200, 200, 200])
    }

    @Test("the one view of a row whose width is not stated takes what the others leave, unless it must not")
    func statedRest() throws {
        let memory = StackTreeMemory()
        var tree = stack(row(), memory)
        for (child, width) in [(1, 40.0), (3, 100)] {
            tree.addTerm(to: child, .horizontal, width, above: 1000, below: 1000)
            tree.stateWidth(width, of: child)
        }
        #expect(widths(try #require(solved(tree))) == [40, 150, 100])
        #expect(places(try #require(solved(tree))) == [0, 45, 200])
        var narrow = tree
        narrow.addTerm(to: 2, .horizontal, 120, above: 1000, below: 0)
        #expect(solved(narrow) == nil)
    }

    @Test("contents have the lengths they ask for if gaps or a given length leave them these")
    func naturalLengths() throws {
        let memory = StackTreeMemory()
        let gaps = try #require(solved(stack(row(.equalSpacing), memory)))
        #expect(widths(gaps) == [40, 60, 50] && places(gaps) == [0, 115, 250])
        let column = StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false)
        var tree = StackTree(memory: memory)
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 300, height: 77), column)
        let inner = tree.addChild(of: 0, gap: 7)
        tree.arrange(inner, row(.fill, .center))
        for (rank, width) in [40.0, 0].enumerated() {
            let child = tree.addChild(of: inner, gap: 5)
            tree.addTerm(to: child, .vertical, rank == 0 ? 40 : 20, above: 250, below: 750)
            if width > 0 {
                tree.addTerm(to: child, .horizontal, width, above: 1000, below: 1000)
                tree.stateWidth(width, of: child)
            }
        }
        tree.addTerm(to: inner, .vertical, 0, above: 51, below: 51)
        tree.addTerm(to: tree.addChild(of: 0, gap: 7), .vertical, 30, above: 250, below: 750, rank: 1)
        let found = try #require(solved(tree))
        #expect((1..<5).map { found.rect(of: $0).height } == [40, 40, 20, 30])
        #expect((1..<5).map { found.rect(of: $0).y } == [0, 0, 10, 47])
        #expect((2..<4).map { found.rect(of: $0).width } == [40, 255])
    }

    @Test("a column at another height than its contents ask for has one of them give way")
    func otherHeight() throws {
        let memory = StackTreeMemory()
        let column = StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false)
        let tree = try #require(solved(stack(column, memory)))
        #expect((1..<4).map { tree.rect(of: $0).height } == [150, 30, 10])
    }

    @Test("a free root is as long as its contents ask for, or as a target does that is stronger")
    func freeRoot() throws {
        var tree = StackTree()
        tree.addFreeRoot(row())
        for (size, rank) in zip([(40.0, 20.0), (60, 30)], [0, 1] as [Int32]) {
            let child = tree.addChild(of: 0, gap: 5)
            tree.addTerm(to: child, .horizontal, size.0, above: 250, below: 750, rank: rank)
            tree.addTerm(to: child, .vertical, size.1, above: 250, below: 750)
        }
        var pulled = tree
        pulled.addTerm(to: 0, .horizontal, 0, above: 50, below: 50)
        pulled.addTerm(to: 0, .vertical, 0, above: 50, below: 50)
        let natural = try #require(pulled.fittingSize())
        #expect(natural == (105, 30))
        pulled.addTerm(to: 0, .horizontal, 300, above: 1000, below: 1000)
        let wide = try #require(pulled.fittingSize())
        #expect(wide == (300, 30))
        let loose = tree.addChild(of: 0, gap: 5)
        tree.addTerm(to: loose, .horizontal, 10, above: 0, below: 750)
        #expect(tree.fittingSize() == nil, "nothing keeps the third one from growing")
    }

    @Test("shares of a slope that cancel leave nothing, whatever their number", arguments: [3, 7, 49, 1001])
    func exactShares(_ count: Int) {
        var tree = StackTree()
        tree.addRoot(LayoutRect(x: 0, y: 0, width: 100_000, height: 10), row())
        for _ in 0..<2 {
            let inner = tree.addChild(of: 0, gap: 0)
            tree.arrange(inner, row(.fillEqually))
            for rank in 0..<count {
                let leaf = tree.addChild(of: inner, gap: 0)
                tree.addTerm(to: leaf, .horizontal, 10, above: 250, below: 750, rank: Int32(rank))
                tree.addTerm(to: leaf, .vertical, 10, above: 250, below: 750)
            }
        }
        #expect(solved(tree) == nil, "either one may be longer")
    }
}

import Testing

@testable import UIKit

/// The grammar, and what is done with texts that follow none.
@MainActor
struct VisualFormatParserTests {
    private func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var texts = VisualFormatTexts()
        let view = UIView()
        let read = texts.read(format)
        _ = try VisualFormatNames(
            read, metrics: ["m": 12, "p": 500, "both": 3], views: ["a": view, "b": view, "_c9": view, "both": view])
        return read.line
    }

    @Test func aLineWithEverything() throws {
        let line = try parse("V:|-(>=m,<=20@p)-[a(==b@250,>=10)][both(both)]-5.5@p-[_c9]-|")
        typealias Step = VisualFormat.Step
        typealias Use = VisualFormat.Use
        let (m, p, a, b, both, c9) = (0, 1, 2, 3, 4, 5)
        #expect(line.axis == .vertical && line.fault == nil && line.end == 60)
        #expect(line.names == ["m", "p", "a", "b", "both", "_c9"])
        #expect(line.views.map(\.name) == [a, both, c9])
        #expect(line.views.map(\.end) == [34, 46, 58])
        #expect(
            line.steps == [
                Step(kind: .distance, view: 0, relation: .greaterThanOrEqual, value: .named(m)),
                Step(kind: .distance, view: 0, relation: .lessThanOrEqual, value: .written(20), priority: .named(p)),
                Step(kind: .size, view: 0, value: .named(b), priority: .written(250)),
                Step(kind: .size, view: 0, relation: .greaterThanOrEqual, value: .written(10)),
                Step(kind: .flush, view: 1), Step(kind: .size, view: 1, value: .named(both)),
                Step(kind: .distance, view: 2, value: .written(5.5), priority: .named(p)), Step(kind: .standard, view: 3),
            ])
        #expect(
            line.uses == [
                Use(name: m, meaning: .distance, end: 8), Use(name: p, meaning: .priority, end: 15),
                Use(name: a, meaning: .view, end: 19), Use(name: b, meaning: .size, end: 23),
                Use(name: both, meaning: .view, end: 39), Use(name: both, meaning: .size, end: 44),
                Use(name: p, meaning: .priority, end: 52), Use(name: c9, meaning: .view, end: 57),
            ])
    }

    @Test(
        "Lines of the documentation",
        arguments: [
            "[a]-[b]", "[a(>=50)]", "|-50-[a]-50-|", "V:[a]-10-[b]", "[a][b]", "[a(100@20)]", "[a(==b)]", "[a(>=70,<=100)]",
            "|-[a]-[b]-[_c9(>=20)]-|",
        ])
    func documented(_ format: String) throws { #expect(try parse(format).views.count == format.count { $0 == "[" }) }

    @Test("White space stands anywhere between the parts") func whiteSpace() throws {
        let spaced = try parse(" V :\n| - ( >=m , <= 20 @ p ) - [ a ( ==b ) ] - | ")
        let dense = try parse("V:|-(>=m,<=20@p)-[a(==b)]-|")
        #expect(spaced.axis == dense.axis)
        #expect(spaced.names == dense.names)
        #expect(spaced.uses.map(\.meaning) == dense.uses.map(\.meaning))
        #expect(spaced.steps == dense.steps)
    }

    @Test(
        "Numbers are C's",
        arguments: [
            ("5", 5.0), ("-5", -5), ("+5", 5), (".5", 0.5), ("5.", 5), ("0.25", 0.25), ("1e2", 100), ("1E+2", 100),
            ("25e-1", 2.5), ("0.1", 0.1), ("-0.3", -0.3), ("123456.789012345", 123456.789012345),
            ("0.1234567890123456789", 0.1234567890123456789), ("1234567890123456789", 1_234_567_890_123_456_768),
        ])
    func numbers(_ text: String, _ value: Double) throws {
        #expect(try parse("[a(\(text))]").steps == [VisualFormat.Step(kind: .size, view: 0, value: .written(value))])
    }

    @Test("An e without digits belongs to no number") func halfAnExponent() {
        #expect(throws: VisualFormatError.self) { try parse("[a(5e)]") }
    }

    @Test("Any text is read or refused with a place in it") func anyText() {
        var random = LinearCongruence(seed: 0x5EED)
        var (read, refused) = (0, 0)
        for _ in 0..<6000 {
            let text = random.text(of: Self.alphabet)
            do {
                _ = try parse(text)
                read += 1
            } catch {
                refused += 1
                #expect((0...text.utf16.count).contains(error.position), "\(text)")
            }
        }
        #expect(read > 20 && refused > 4000)
    }

    @Test("A line with one part put in, taken out or doubled is read or refused") func mutations() {
        let parts = ["V:", "|", "-", "(", ">=", "m", "@", "p", ",", "<=", "20", ")", "-", "[", "a", "(", "b", ")", "]", "-", "|"]
        for index in parts.indices {
            for replacement in Self.alphabet + [""] {
                var changed = parts
                changed[index] = replacement
                let text = changed.joined()
                do { _ = try parse(text) } catch { #expect((0...text.utf16.count).contains(error.position), "\(text)") }
            }
        }
    }

    /// The characters and words of the grammar, and some of none.
    private static let alphabet = [
        "H:", "V:", "V", "|", "|", "-", "-", "[", "]", "[a]", "[b]", "[a(m)]", "(", ")", "(a)", ",", "==", ">=", "<=", ">", "=",
        "@", "m",
        "p", "a", "b", "20", "-5", ".5", "e", " ", "\n", "_", ":", "\u{301}", "😀", "é", "\0", "9", "1e999",
    ]
}

/// Numbers in an order that is always the same.
struct LinearCongruence {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// One to ten of the parts, in any order.
    mutating func text(of parts: [String]) -> String {
        let count = 1 + next(below: 10)
        return (0..<count).map { _ in parts[next(below: parts.count)] }.joined()
    }
}

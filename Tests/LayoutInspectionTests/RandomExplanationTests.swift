import Foundation
import InterfaceBuilderDocument
import SeededRandom
import Testing
import UIKit

@testable import LayoutInspection

/// The constraints that an explanation names give the value by themselves, and no smaller part of them does.
///
/// With `CAIRN_FULL` in the environment 10,000 values are explained, else 150.
@MainActor
struct RandomExplanationTests {
    private static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 150 : 10_000

    @Test func whatIsNamedIsEnoughAndNeeded() throws {
        ConflictLog.sink = { _ in }
        var (seed, explained) = (0, 0)
        while explained < Self.count {
            seed += 1
            var random = SplitMix(seed: seed)
            let screen = RandomConstraints(&random)
            let value = random.pick(ValueExplanation.Value.allCases)
            let view = random.pick(screen.views)
            let layout = try Self.layout(screen.views, screen.constraints)
            let found = try #require(layout.explain(value, ofView: view, in: layout.scenes[0]))
            // A size that cannot be negative, or that the canvas gives to a view without one, decides without being
            // stated.
            let sizes = layout.layOut(layout.scenes[0]).views.map(\.frame.size)
            guard !found.isAmbiguous, found.decides.allSatisfy({ $0.kind == .constraint }),
                sizes.allSatisfy({ $0.width > 0 && $0.height > 0 })
            else { continue }
            explained += 1
            let named = screen.constraints.filter { constraint in found.decides.contains { $0.id == constraint.id } }
            let alone = named.map(\.asEquation)
            #expect(try Self.gives(found, alone, screen.views), "seed \(seed): what is named is not enough for \(found.text)")
            for index in alone.indices {
                var rest = alone
                let left = rest.remove(at: index)
                #expect(try !Self.gives(found, rest, screen.views), "seed \(seed): \(left.id) could be left out of \(found.text)")
            }
        }
    }

    /// Whether constraints give the value that was explained, and no other.
    private static func gives(_ found: ValueExplanation, _ constraints: [RandomConstraints.Constraint], _ views: [String]) throws
        -> Bool
    {
        let layout = try layout(views, constraints)
        let again = try #require(layout.explain(found.value, ofView: found.view, in: layout.scenes[0]))
        return !again.isAmbiguous && again.decides.allSatisfy { $0.kind == .constraint }
            && abs(again.points - found.points) < 1e-3
    }

    private static func layout(_ views: [String], _ constraints: [RandomConstraints.Constraint]) throws -> SceneLayout {
        let subviews = views.map { JudgedDocument.view($0, "0 0 10 10") }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>\(subviews)</subviews>
            <constraints>\(constraints.map(\.element).joined(separator: "\n"))</constraints></view></objects></document>
            """
        return SceneLayout(try InterfaceDocument(bytes: Array(text.utf8)))
    }
}

/// Views beside each other in a root view of 320 x 480 points, and random constraints between them.
private struct RandomConstraints {
    struct Constraint {
        let id: String
        let first: (item: String, attribute: String)
        let second: (item: String, attribute: String)?
        let constant: Int
        var relation = "equal"
        var priority = 1000

        /// The same as a required equation.
        var asEquation: Constraint {
            var equation = self
            (equation.relation, equation.priority) = ("equal", 1000)
            return equation
        }

        var element: String {
            let other = second.map { "secondItem=\"\($0.item)\" secondAttribute=\"\($0.attribute)\" " } ?? ""
            return """
                <constraint id="\(id)" firstItem="\(first.item)" firstAttribute="\(first.attribute)" \(other)relation="\(relation)" \
                constant="\(constant)" priority="\(priority)"/>
                """
        }
    }

    let views: [String]
    private(set) var constraints: [Constraint] = []

    private static let places = [["left", "right", "centerX"], ["top", "bottom", "centerY"]]
    private static let sizes = ["width", "height"]

    init(_ random: inout SplitMix) {
        views = (0..<random.roll(1...4)).map { "v\($0)" }
        for (place, view) in views.enumerated() {
            let others = ["R"] + views[..<place]
            for axis in 0..<2 {
                for _ in 0..<random.roll(2...4) { add(view, others, axis, &random) }
            }
        }
    }

    private mutating func add(_ view: String, _ others: [String], _ axis: Int, _ random: inout SplitMix) {
        let (first, second): (String, (String, String)?)
        if random.below(3) == 0 {
            first = Self.sizes[axis]
            second = random.flip() ? nil : (random.pick(others), Self.sizes[axis])
        } else {
            first = random.pick(Self.places[axis])
            second = (random.pick(others), random.pick(Self.places[axis]))
        }
        var constraint = Constraint(
            id: "c\(constraints.count)", first: (view, first), second: second,
            constant: second == nil ? random.roll(10...200) : random.roll(-40...40))
        constraint.relation = random.pick(["equal", "equal", "equal", "greaterThanOrEqual", "lessThanOrEqual"])
        constraint.priority = random.pick([1000, 999, 750, 500, 250])
        constraints.append(constraint)
    }
}

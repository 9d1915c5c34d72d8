import LayoutEngine
import Testing

@testable import UIKit

/// The log of a conflict, byte for byte.
///
/// - Source: logs in public, as Notes/specification/auto-layout.md 9.1 and 9.3 list them.
@MainActor
struct ConflictLogTests {
    private let scene = WindowScene(400, 800)

    private func log() -> [String] { conflicts { scene.layOut() } }

    @Test func theWholeText() {
        let view = scene.add(UIView())
        let (first, second) = (view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate([first, second])
        let expected =
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
            + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
            + "\tTry this: \n"
            + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
            + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
            + "(\n    \"\(first)\",\n    \"\(second)\"\n)\n\n"
            + "Will attempt to recover by breaking constraint \n\(second)\n\n"
            + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
            + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful."
        #expect(log() == [expected])
    }

    @Test("The note on masks is there when one is listed")
    func noteOnMasks() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.window.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let text = log().joined()
        #expect(
            text.contains(
                "fix it. \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n(\n    \""))
        #expect(text.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
        #expect(view.frame.width == 50)
    }

    @Test func aListThatIsNotMinimalSaysSo() {
        let view = scene.add(UIView())
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        let diagnostic = LayoutDiagnostic(
            kind: .unsatisfiable, participants: [.constraint(constraint)], isMinimal: false, broken: .constraint(constraint))
        #expect(
            ConflictLog.text(diagnostic).contains(
                "fix it. \n\t(Note: The list is not minimal: it may contain constraints that the conflict does not need, because "
                    + "explaining the conflict reached its limit of work) \n(\n    \"<NSLayoutConstraint:"))
    }

    @Test("Quotation marks, backslashes and what is not ASCII are escaped in the list only, as arrays print strings")
    func escapes() {
        let label = scene.add(UILabel())
        label.text = "\"é\\𝄞\n"
        NSLayoutConstraint.activate([10, 20].map { label.widthAnchor.constraint(equalToConstant: $0) })
        let text = log().joined()
        #expect(text.contains("UILabel:\(LayoutText.address(label))'\\\"\\U00e9\\\\\\Ud834\\Udd1e\\n'.width == 10   (active)>\""))
        #expect(text.contains("breaking constraint \n<NSLayoutConstraint:"))
        #expect(text.contains("'\"é\\𝄞\n'.width == 20   (active)>\n\nMake"))
    }

    @Test("Without identifier first, as made; then by identifier whatever the case")
    func listOrder() throws {
        let views = (0..<4).map { _ in scene.add(UIView()) }
        let made = [1.0, 2, 3, 4, 5].map { views[0].widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        let row =
            [views[0].leftAnchor.constraint(equalTo: scene.window.leftAnchor)]
            + zip(views, views.dropFirst()).map { $1.leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 5) }
            + [views[3].leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: 3)]
        (row[0].identifier, row[2].identifier, row[3].identifier) = ("b", "Alpha", "beta")
        NSLayoutConstraint.activate(row.reversed())
        let parsed = try #require(ConflictText(log().joined()))
        #expect(parsed.constraints == [row[1], row[4], row[2], row[0], row[3]].map(\.description))
        #expect(made.allSatisfy { !$0.isActive })
    }

    @Test("A tool made for Apple's logs understands ours")
    func parses() throws {
        let (label, box) = (scene.add(UILabel()), scene.add(UIView()))
        label.text = "Grüße, \"Welt\""
        box.accessibilityIdentifier = "box"
        let constraints = [
            label.leftAnchor.constraint(equalTo: scene.window.leftAnchor, constant: 10),
            box.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
            scene.window.rightAnchor.constraint(equalTo: box.rightAnchor, constant: 10),
            label.widthAnchor.constraint(equalToConstant: 200),
            box.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor),
        ]
        constraints[3].identifier = "label width"
        NSLayoutConstraint.activate(constraints)
        let parsed = try #require(ConflictText(log().joined()))
        let width = scene.window.prescribedConstraint(.width, .container)
        #expect(
            parsed.constraints == [0, 1, 2, 4, 3].map { constraints[$0].description } + [width].compactMap { $0?.description })
        #expect(parsed.broken == constraints[3].description)
        #expect(parsed.constraints.contains(parsed.broken))
        #expect(!parsed.hasNote)
    }

    @Test func aRequiredContentSizeIsListed() throws {
        let view = scene.add(SizedView(80, 20))
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        let parsed = try #require(ConflictText(log().joined()))
        #expect(Set(parsed.constraints) == [width.description, view.contentSizeConstraint(for: .horizontal).description])
        #expect(parsed.broken == view.contentSizeConstraint(for: .horizontal).description && view.frame.width == 30)
        #expect(parsed.constraints.contains { $0.hasSuffix(".width == 80 Hug:250 CompressionResistance:1000   (active)>") })
    }

    @Test("Libraries that describe their constraints otherwise are quoted so")
    func ownDescriptions() {
        let view = scene.add(UIView()).sized(10, 10)
        let constraint = DescribedConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 5)
        constraint.line = 88
        constraint.isActive = true
        let text = log().joined()
        #expect(text.contains("    \"<Described \\\"row\\\" at Form.swift#88>\""))
        #expect(text.contains("breaking constraint \n<Described \"row\" at Form.swift#88>\n"))
    }

    // MARK: When

    @Test func onceForEachActivation() {
        let view = scene.add(UIView())
        let (first, second) = (view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20))
        NSLayoutConstraint.activate([first, second])
        #expect(log().count == 1 && view.frame.width == 10)
        first.constant = 11
        #expect(log().isEmpty && view.frame.width == 11)
        first.isActive = false
        #expect(log().isEmpty && view.frame.width == 20)
        first.isActive = true
        #expect(log().count == 1 && view.frame.width == 20)
        (first.isActive, second.isActive) = (false, false)
        NSLayoutConstraint.activate([first, second])
        #expect(log().count == 1 && view.frame.width == 11)
    }

    @Test func optionalConstraintsNeverLog() {
        let view = scene.add(SizedView(5, 5))
        for (width, priority) in [(10.0, 999.0), (20, 999), (30, 1000), (40, 1)] {
            NSLayoutConstraint.relate(view, .width, constant: CGFloat(width), priority: Float(priority))
        }
        #expect(log().isEmpty && view.frame.width == 30)
    }
}

/// A conflict log taken apart, knowing Apple's format and nothing of ours.
struct ConflictText {
    var constraints: [String] = []
    var broken: String
    var hasNote: Bool

    init?(_ text: String) {
        let head = "Unable to simultaneously satisfy constraints.\n"
        let recovery = "\n)\n\nWill attempt to recover by breaking constraint \n"
        let tail = "\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
        guard let start = text.range(of: head), let open = text.range(of: "\n(\n", range: start.upperBound..<text.endIndex),
            let close = text.range(of: recovery, range: open.upperBound..<text.endIndex),
            let end = text.range(of: tail, range: close.upperBound..<text.endIndex)
        else { return nil }
        hasNote = text[start.upperBound..<open.lowerBound].contains("(Note: ")
        broken = String(text[close.upperBound..<end.lowerBound])
        for line in text[open.upperBound..<close.lowerBound].components(separatedBy: ",\n") {
            guard line.hasPrefix("    \"<"), line.hasSuffix(">\"") else { return nil }
            constraints.append(Self.unescaped(line.dropFirst(5).dropLast()))
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var units: [UInt16] = []
        var rest = Array(text.utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let kind = rest.popFirst() else {
                units.append(unit)
                continue
            }
            if kind == UInt16(UInt8(ascii: "U")) {
                units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16)!)
                rest = rest.dropFirst(4)
            } else {
                units.append(kind == UInt16(UInt8(ascii: "n")) ? 0x0A : kind)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}

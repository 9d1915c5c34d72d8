import Testing

@testable import UIKit

/// The messages for texts that are no visual formats, and where the caret stands.
@MainActor
struct VisualFormatErrorTests {
    struct Fault: Sendable, Codable, CustomTestStringConvertible {
        var format: String
        var reason: String
        var column: Int

        init(_ format: String, _ reason: String, _ column: Int) {
            (self.format, self.reason, self.column) = (format, reason, column)
        }

        var testDescription: String { format }
        /// The exception's whole reason.
        var text: String {
            "Unable to parse constraint format: \n\(reason) \n\(format) \n" + String(repeating: " ", count: column) + "^"
        }
    }

    /// Texts of Apple's documentation and of public logs, word for word (8.3).
    nonisolated static let published = [
        Fault("V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", 1),
        Fault(
            "|[whiteBox1][blackBox4(blackWidth][redBox]|",
            "A predicate on a view's thickness must end with ')' and the view must end with ']'", 33),
        Fault("|[whiteBox2][blackBox]", "blackBox is not a key in the views dictionary.", 21),
        Fault("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", 15),
        Fault("H:|[self.button]|", "self is not a key in the views dictionary.", 8),
        Fault(
            "H:|-margiin-[view]|",
            "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries", 11),
        Fault("|[view]|", "Unable to interpret '|' character, because the related view doesn't have a superview", 7),
        Fault(
            "H:|-(>=50)-[view1(100)]", "Unable to interpret '|' character, because the related view doesn't have a superview", 23),
        Fault(
            "V:|[9a]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            4),
    ]

    /// Faults whose words, or whose caret's place, no public source confirms.
    nonisolated static let own = [
        Fault("", "It's an empty string.", 0),
        Fault(" \t\n", "It's an empty string.", 3),
        Fault("H[view]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
        Fault("|", "Expected a connection after the '|' character", 1),
        Fault("[view]-", "Expected more input", 7),
        Fault("|[view", "Expected a ']' here. That is how you give the end of a view.", 6),
        Fault("[view]-20[view1]", "Expected a '-' here", 9),
        Fault("[view]-(20[view1]", "Expected a ')' here. That is how you give the end of a list of distances.", 10),
        Fault("[view]-|-[view1]", "Expected the format to end here. A '|' after a view is the last thing in it.", 8),
        Fault(
            "[view]--20-[view1]",
            "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
                + "Use parentheses around negative numbers.", 7),
        Fault("[view(0.5e400)]", "The number is too large.", 13),
        Fault("[view(text)]", "The value for the metric \"text\" is not a finite number.", 10),
        Fault("[view(infinite)]", "The value for the metric \"infinite\" is not a finite number.", 14),
        Fault("[number]", "The value for the key number in the views dictionary is neither a view nor a layout guide.", 7),
        Fault(
            "V:[view]-[view1]|",
            "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.",
            16),
        Fault(
            "[view]-[view1]",
            "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
            14),
    ]

    static func constraints(_ format: String, superview: Bool = false) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let (root, view, view1, box) = (UIView(), UIView(), UIView(), UIView())
        if superview { [view, view1].forEach(root.addSubview) }
        let views: [String: Any] = [
            "view": view, "view1": view1, "backgroundBox": box, "whiteBox1": box, "whiteBox2": box, "blackBox4": box,
            "redBox": box, "number": 5, "leftView": view, "rightView": view1,
        ]
        let metrics: [String: Any] = ["blackWidth": 50, "text": "50", "infinite": Double.infinity, "tooHigh": 1001]
        let options: NSLayoutConstraint.FormatOptions = format.hasPrefix("V") ? .alignAllTop : .alignAllLeft
        let isAligned = format.hasSuffix("]-[view1]") || format.hasSuffix("]-[view1]|")
        return try VisualFormatBuilder.constraints(format, options: isAligned ? options : [], metrics: metrics, views: views)
    }

    @Test(arguments: published + own) func fault(_ fault: Fault) {
        let error = #expect(throws: VisualFormatError.self) { try Self.constraints(fault.format) }
        #expect(error?.position == fault.column)
        #expect(error?.exceptionReason == fault.text)
    }

    @Test("Names before the fault of a text are asked for first, those after it never") func order() {
        typealias Reason = VisualFormatError.Reason
        let cases: [(String, Reason, Int)] = [
            ("[other]-[view", .unknownView("other"), 6), ("[view]-[view(]-[other]", .expectedValue, 13),
            ("[view(width@high)]-", .unknownMetric("width"), 11),
            ("[view(blackWidth@blackWidth)][view(text)", .metricIsNoNumber("text"), 39),
            ("[view(>=blackWidth@tooHigh)]-[other]", .illegalPriority, 26), ("[other]-[view(1@0)]", .unknownView("other"), 6),
        ]
        for (format, reason, column) in cases {
            let error = #expect(throws: VisualFormatError.self) { try Self.constraints(format) }
            #expect(error == VisualFormatError(reason: reason, format: format, position: column))
        }
    }

    @Test("The caret stands at a place in UTF-16 units, after white space of any script") func column() {
        let error = #expect(throws: VisualFormatError.self) { try Self.constraints("\u{2003}[view]\u{A0}-\u{3000}😀") }
        #expect(error?.reason == .expectedValue && error?.position == 10)
        #expect(throws: Never.self) { try Self.constraints("\u{2003}[view]\u{A0}-\u{3000}20\u{85}-\u{2028}[view1]") }
    }

    @Test(arguments: published) func exception(_ fault: Fault) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [fault] in
            await MainActor.run {
                let box = UIView()
                let names = ["backgroundBox", "whiteBox1", "whiteBox2", "blackBox4", "redBox", "view", "view1"]
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: fault.format, metrics: ["blackWidth": 50],
                    views: Dictionary(uniqueKeysWithValues: names.map { ($0, box) }))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("uncaught exception 'NSInvalidArgumentException', reason: '\(fault.text)'"))
    }

    @Test(
        "Formats that a public test suite found to be refused",
        arguments: [
            "[view][danglingView]-|", "[metric(20)]", "[leftView(20@rightView)]", "[leftView]-[rightView]-", "[leftView((20))]",
            "[leftView()(20)]", "[leftView(20)]()", "[leftView(20)", "[leftView", "[leftView(20@1001)]", "[leftView(20@-1)]",
        ])
    func refused(_ format: String) {
        #expect(throws: VisualFormatError.self) { try Self.constraints(format, superview: true) }
    }

    @Test("A view that hangs nowhere has no superview to reach") func dangling() {
        let error = #expect(throws: VisualFormatError.self) { try Self.constraints("[view]-|") }
        #expect(error?.reason == .noSuperview)
    }

    @Test(
        "Priorities between 0 and 1000", arguments: ["0", "-1", "1000.5", "1001", "1e9"]) func priorities(_ priority: String)
    {
        let error = #expect(throws: VisualFormatError.self) { try Self.constraints("[view(20@\(priority))]") }
        #expect(error?.reason == .illegalPriority)
    }
}

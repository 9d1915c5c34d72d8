import Testing
import UIKit

/// Where views end up that constraints do not place completely.
///
/// - Source: tests of public layout libraries that pass on UIKit; the names are those of
///   Notes/specification/auto-layout.md 12.4.
@MainActor
struct AmbiguityTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var rightToLeft = false
        var isSized = true
        var expected: String
        var relate: @MainActor @Sendable (UIView, UIView) -> Void

        var testDescription: String { "\(name)\(rightToLeft ? ", right to left" : "")" }
    }

    /// A root of 400 x 800.
    nonisolated static let rows: [Row] = [
        Row(name: "12.4-A1", isSized: false, expected: "0,0,0,0") { _, _ in },
        Row(name: "12.4-A2", expected: "0,0,100,100") { _, _ in },
        Row(name: "12.4-A3", expected: "0,23,100,100") {
            NSLayoutConstraint.relate($1, .top, .greaterThanOrEqual, $0, .top, constant: 23)
        },
        Row(name: "12.4-A4", expected: "0,23,100,100") {
            NSLayoutConstraint.relate($1, .top, .lessThanOrEqual, $0, .top, constant: 23)
        },
        Row(name: "12.4-A5 >=", expected: "0,655,100,100") {
            NSLayoutConstraint.relate($0, .bottom, .greaterThanOrEqual, $1, .bottom, constant: 45)
        },
        Row(name: "12.4-A5 <=", expected: "0,655,100,100") {
            NSLayoutConstraint.relate($0, .bottom, .lessThanOrEqual, $1, .bottom, constant: 45)
        },
        Row(name: "12.4-A6 left >=", expected: "23,0,100,100") {
            NSLayoutConstraint.relate($1, .left, .greaterThanOrEqual, $0, .left, constant: 23)
        },
        Row(name: "12.4-A6 left <=", expected: "23,0,100,100") {
            NSLayoutConstraint.relate($1, .left, .lessThanOrEqual, $0, .left, constant: 23)
        },
        Row(name: "12.4-A6 leading >=", expected: "23,0,100,100") {
            NSLayoutConstraint.relate($1, .leading, .greaterThanOrEqual, $0, .leading, constant: 23)
        },
        Row(name: "12.4-A6 leading <=", expected: "23,0,100,100") {
            NSLayoutConstraint.relate($1, .leading, .lessThanOrEqual, $0, .leading, constant: 23)
        },
        Row(name: "12.4-A7 >=", expected: "226,0,100,100") {
            NSLayoutConstraint.relate($0, .right, .greaterThanOrEqual, $1, .right, constant: 74)
        },
        Row(name: "12.4-A7 <=", expected: "226,0,100,100") {
            NSLayoutConstraint.relate($0, .right, .lessThanOrEqual, $1, .right, constant: 74)
        },
        Row(name: "12.4-A8", rightToLeft: true, expected: "277,0,100,100") {
            NSLayoutConstraint.relate($1, .leading, .greaterThanOrEqual, $0, .leading, constant: 23)
        },
        Row(name: "12.4-A9", rightToLeft: true, expected: "74,0,100,100") {
            NSLayoutConstraint.relate($0, .trailing, .greaterThanOrEqual, $1, .trailing, constant: 74)
        },
        Row(name: "12.4-A10", isSized: false, expected: "0,0,0,0") {
            NSLayoutConstraint.relate($1, .leading, .equal, $0, .leading)
        },
        Row(name: "12.4-A10", rightToLeft: true, isSized: false, expected: "400,0,0,0") {
            NSLayoutConstraint.relate($1, .leading, .equal, $0, .leading)
        },
        Row(name: "12.4-A11", isSized: false, expected: "392,0,0,0") {
            NSLayoutConstraint.relate($1, .trailing, .equal, $0, .trailing, constant: -8)
        },
        Row(name: "12.4-A11", rightToLeft: true, isSized: false, expected: "8,0,0,0") {
            NSLayoutConstraint.relate($1, .trailing, .equal, $0, .trailing, constant: -8)
        },
        Row(name: "12.4-A12", isSized: false, expected: "0,777,0,0") {
            NSLayoutConstraint.relate($1, .bottom, .equal, $0, .bottom, constant: -23)
        },
        Row(name: "12.4-A13", expected: "150,0,100,100") { NSLayoutConstraint.relate($1, .centerX, .equal, $0, .centerX) },
    ]

    @Test(arguments: rows)
    func incomplete(_ row: Row) {
        let scene = WindowScene()
        let root = scene.add(UIView()).pinned()
        let view = scene.add(UIView(), to: root)
        if row.isSized { view.sized(100, 100) }
        if row.rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
        row.relate(root, view)
        scene.layOut()
        #expect(view.frame.thirds == row.expected)
    }

    @Test("below a view", arguments: [("12.4-A14", true), ("12.4-A15", false)])
    func below(_ name: String, _ isSized: Bool) {
        let scene = WindowScene(400, 400)
        let upper = scene.add(UIView()).pinned(UIEdgeInsets(top: 10, left: 10, bottom: 190, right: 10))
        let lower = scene.add(UIView())
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor).isActive = true
        if isSized {
            lower.heightAnchor.constraint(equalToConstant: 100).isActive = true
        } else {
            lower.bottomAnchor.constraint(greaterThanOrEqualTo: scene.window.bottomAnchor).isActive = true
        }
        scene.layOut()
        #expect(lower.frame.height == (isSized ? 100 : 190))
    }

    @Test func ambiguityIsTold() {
        let scene = WindowScene()
        let placed = scene.add(UIView()).spanning(x: (0, 10), y: (0, 10))
        let loose = scene.add(UIView()).spanning(x: (0, 10))
        scene.layOut()
        #expect(!placed.hasAmbiguousLayout)
        #expect(loose.hasAmbiguousLayout)
    }
}

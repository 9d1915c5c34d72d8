import Testing
import UIKit

/// Frames of four views with spacing 5 in every combination of axis, distribution, alignment, hidden view and size.
///
/// The axes do not depend on each other, so each case is one row along the axis and one across it. A row is
/// `position/size` for each view from the stack view's origin, after the stack view's own length where that is not
/// given.
///
/// - Source: printed from UIStackView under Mac Catalyst by a public test suite; tabulated in
///   Notes/specification/stack-views.md 10.1 and 10.2.
struct StackFrameCase: Sendable, CustomTestStringConvertible {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// The hidden view's index.
    var hidden: Int?
    var isSized: Bool
    var along: String
    var across: String

    var testDescription: String {
        "\(axis) \(distribution) \(alignment) hidden \(hidden.map(String.init) ?? "none") \(isSized ? "sized" : "unsized")"
    }

    static let all: [StackFrameCase] = [horizontal, vertical].flatMap { table in
        table.along.flatMap { row in
            table.across.flatMap { column in
                [false, true].map { isSized in
                    StackFrameCase(
                        axis: table.axis, distribution: row.distribution, alignment: column.alignment, hidden: row.hidden,
                        isSized: isSized, along: isSized ? "\(table.sizedLength): \(row.sized)" : row.unsized,
                        across: isSized
                            ? "\(table.sizedBreadth): \(column.sized)" : row.hidden == 1 ? column.hidden1 : column.unsized)
                }
            }
        }
    }

    private struct Table {
        var axis: NSLayoutConstraint.Axis
        var sizedLength, sizedBreadth: Int
        var along: [(distribution: UIStackView.Distribution, hidden: Int?, unsized: String, sized: String)]
        var across: [(alignment: UIStackView.Alignment, unsized: String, hidden1: String, sized: String)]
    }

    private static let horizontal = Table(
        axis: .horizontal, sizedLength: 400, sizedBreadth: 300,
        along: [
            (.fill, nil, "150: 0/40 45/60 110/10 125/25", "0/290 295/60 360/10 375/25"),
            (.fill, 1, "85: 0/40 43/0 45/10 60/25", "0/355 358/0 360/10 375/25"),
            (.fill, 0, "105: 0/0 0/60 65/10 80/25", "0/0 0/355 360/10 375/25"),
            (.fillEqually, nil, "255: 0/60 65/60 130/60 195/60", "0/96.5 101/96.5 203/96.5 304/96.5"),
            (.fillEqually, 1, "130: 0/40 43/0 45/40 90/40", "0/130 133/0 135/130 270/130"),
            (.fillEqually, 0, "190: 0/0 0/60 65/60 130/60", "0/0 0/130 135/130 270/130"),
            (.fillProportionally, nil, "150: 0/40 45/60 110/10 125/25", "0/106.5 112/160 277/26.5 308/91.5"),
            (.fillProportionally, 1, "85: 0/40 43/0 45/10 60/25", "0/188 191/0 193/47 245/154.5"),
            (.fillProportionally, 0, "105: 0/0 0/60 65/10 80/25", "0/0 0/228.5 234/38 277/123.5"),
            (.equalSpacing, nil, "150: 0/40 45/60 110/10 125/25", "0/40 128/60 277/10 375/25"),
            (.equalSpacing, 1, "85: 0/40 43/0 45/10 60/25", "0/40 43/0 203/10 375/25"),
            (.equalSpacing, 0, "105: 0/0 0/60 65/10 80/25", "0/0 0/60 213/10 375/25"),
            (.equalCentering, nil, "197.5: 0/40 45/60 125/10 173/25", "0/40 113/60 260/10 375/25"),
            (.equalCentering, 1, "92.5: 0/40 43/0 45/10 68/25", "0/40 43/0 199/10 375/25"),
            (.equalCentering, 0, "122.5: 0/0 0/60 65/10 98/25", "0/0 0/60 204/10 375/25"),
        ],
        across: [
            (.fill, "50: 0/50 0/50 0/50 0/50", "50: 0/50 0/50 0/50 0/50", "0/300 0/300 0/300 0/300"),
            (.top, "50: 0/20 0/30 0/50 0/25", "50: 0/20 0/30 0/50 0/25", "0/20 0/30 0/50 0/25"),
            (.center, "50: 15/20 10/30 0/50 13/25", "50: 15/20 10/30 0/50 13/25", "140/20 135/30 125/50 138/25"),
            (.bottom, "50: 30/20 20/30 0/50 25/25", "50: 30/20 20/30 0/50 25/25", "280/20 270/30 250/50 275/25"),
        ])

    private static let vertical = Table(
        axis: .vertical, sizedLength: 300, sizedBreadth: 400,
        along: [
            (.fill, nil, "140: 0/20 25/30 60/50 115/25", "0/180 185/30 220/50 275/25"),
            (.fill, 1, "105: 0/20 23/0 25/50 80/25", "0/215 218/0 220/50 275/25"),
            (.fill, 0, "115: 0/0 0/30 35/50 90/25", "0/0 0/215 220/50 275/25"),
            (.fillEqually, nil, "215: 0/50 55/50 110/50 165/50", "0/71.5 76/71.5 153/71.5 229/71.5"),
            (.fillEqually, 1, "160: 0/50 53/0 55/50 110/50", "0/96.5 99/0 102/96.5 203/96.5"),
            (.fillEqually, 0, "160: 0/0 0/50 55/50 110/50", "0/0 0/96.5 102/96.5 203/96.5"),
            (.fillProportionally, nil, "140: 0/20 25/30 60/50 115/25", "0/43 48/64.5 117/107 229/70.5"),
            (.fillProportionally, 1, "105: 0/20 23/0 25/50 80/25", "0/57 60/0 62/143 210/90"),
            (.fillProportionally, 0, "115: 0/0 0/30 35/50 90/25", "0/0 0/78.5 83/130.5 219/81.5"),
            (.equalSpacing, nil, "140: 0/20 25/30 60/50 115/25", "0/20 78/30 167/50 275/25"),
            (.equalSpacing, 1, "105: 0/20 23/0 25/50 80/25", "0/20 23/0 123/50 275/25"),
            (.equalSpacing, 0, "115: 0/0 0/30 35/50 90/25", "0/0 0/30 128/50 275/25"),
            (.equalCentering, nil, "157.5: 0/20 40/30 75/50 133/25", "0/20 88/30 170/50 275/25"),
            (.equalCentering, 1, "107.5: 0/20 23/0 28/50 83/25", "0/20 23/0 124/50 275/25"),
            (.equalCentering, 0, "117.5: 0/0 0/30 35/50 93/25", "0/0 0/30 126/50 275/25"),
        ],
        across: [
            (.fill, "60: 0/60 0/60 0/60 0/60", "60: 0/60 0/60 0/60 0/60", "0/400 0/400 0/400 0/400"),
            (.leading, "60: 0/40 0/60 0/10 0/25", "40: 0/40 0/60 0/10 0/25", "0/40 0/60 0/10 0/25"),
            (.center, "60: 10/40 0/60 25/10 18/25", "40: 0/40 -10/60 15/10 8/25", "180/40 170/60 195/10 188/25"),
            (.trailing, "60: 20/40 0/60 50/10 35/25", "40: 0/40 -20/60 30/10 15/25", "360/40 340/60 390/10 375/25"),
        ])
}

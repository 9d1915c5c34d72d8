import UIKit

/// What was seen on a walk.
struct Note: Hashable {
    /// Where the walk was.
    enum Place: String, CaseIterable {
        case forest = "Forest"
        case shore = "Shore"

        var color: UIColor { self == .forest ? .systemGreen : .systemBlue }
    }

    let id: Int
    var title: String
    var place: Place
    var text: String

    static let samples = [
        Note(
            id: 0, title: "Woodpecker", place: .forest,
            text:
                "It drums on the old beech at the fork, in the morning for an hour and again before the rain. The tree has three "
                + "holes on its eastern side, and the lowest one is new since spring."),
        Note(id: 1, title: "Sandpipers", place: .shore, text: "Nine of them at low tide, walking along the line of foam."),
        Note(id: 2, title: "Chanterelles", place: .forest, text: "Two handfuls below the spruces. The ground was still wet."),
        Note(id: 3, title: "Seal", place: .shore, text: "On the outer bank. It left when the ferry came."),
        Note(id: 4, title: "Wild garlic", place: .forest, text: "The whole northern slope smells of it."),
    ]
}

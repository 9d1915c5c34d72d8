/// The floors that a document draws for the folders of a target: which folder may name what another folder declares.
///
/// The drawing is the first fenced block after a heading. Each numbered line is one floor, the highest first:
///
/// ```
///  2  Bars, Lists        built from views
///  1  Views + Gestures   Apple's API ties them
///     Views names Bar    Window.bar is open
///  0  Colours, Fonts
/// ```
///
/// A folder may name what every lower floor declares. Folders of one floor that commas separate do not name each other;
/// those that plus signs tie may. Two spaces end the names; the rest of the line is for the reader. `Views names Bar`
/// allows a folder one type of a higher floor, in declarations of `open` members only: those stand in the body of their
/// class. Other lines without a number only explain.
struct FloorPlan: Equatable {
    /// The floor and the group of a folder.
    struct Place: Equatable {
        /// Higher floors have greater numbers.
        var floor: Int
        /// Folders with the same floor and group may name each other.
        var group: Int
    }

    /// A type of a higher floor that a folder's open declarations may name.
    struct Tie: Hashable {
        var folder: String
        var type: String
    }

    enum Problem: Error, Equatable, CustomStringConvertible {
        case noDrawing(heading: String)
        case folderDrawnTwice(String)
        case floorOutOfOrder(Int)

        var description: String {
            switch self {
            case .noDrawing(let heading): "no fenced block with floors follows the heading \"\(heading)\""
            case .folderDrawnTwice(let folder): "the folder \(folder) is drawn twice"
            case .floorOutOfOrder(let floor): "floor \(floor) is not drawn below a higher one"
            }
        }
    }

    private(set) var places: [String: Place] = [:]
    /// In the order of the drawing.
    private(set) var ties: [Tie] = []

    init(parsing document: String, heading: String) throws {
        var lastFloor = Int.max
        for line in try Self.drawing(in: document, heading: heading) {
            if let tie = Self.tie(in: line) { ties.append(tie) }
            guard let (floor, groups) = Self.floor(in: line) else { continue }
            guard floor < lastFloor else { throw Problem.floorOutOfOrder(floor) }
            lastFloor = floor
            for (group, folders) in groups.enumerated() {
                for folder in folders { try place(folder, Place(floor: floor, group: group)) }
            }
        }
        if places.isEmpty { throw Problem.noDrawing(heading: heading) }
    }

    /// Whether a folder may name what another one declares. Folders that are not drawn are allowed everything.
    func allows(_ folder: String, toName other: String) -> Bool {
        guard folder != other, let place = places[folder], let otherPlace = places[other] else { return true }
        return otherPlace.floor < place.floor || otherPlace == place
    }

    private mutating func place(_ folder: String, _ place: Place) throws {
        guard places.updateValue(place, forKey: folder) == nil else { throw Problem.folderDrawnTwice(folder) }
    }

    // MARK: Reading the drawing

    private static func drawing(in document: String, heading: String) throws -> ArraySlice<Substring> {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && $0.drop { $0 == "#" || $0 == " " } == heading }),
            let opening = lines[start...].firstIndex(where: { $0.hasPrefix("```") }),
            let closing = lines[(opening + 1)...].firstIndex(where: { $0.hasPrefix("```") })
        else { throw Problem.noDrawing(heading: heading) }
        return lines[(opening + 1)..<closing]
    }

    /// The number of a line's floor, with its groups of tied folders; nil for a line that draws no floor.
    private static func floor(in line: Substring) -> (number: Int, groups: [[String]])? {
        let text = line.drop { $0 == " " }
        let digits = text.prefix { $0.isNumber }
        guard let number = Int(digits) else { return nil }
        let groups = names(in: text.dropFirst(digits.count)).split(separator: ",")
        return (number, groups.map { $0.split { $0 == "+" || $0 == " " }.map(String.init) })
    }

    private static func tie(in line: Substring) -> Tie? {
        let words = names(in: line).split(separator: " ")
        guard words.count == 3, words[1] == "names" else { return nil }
        return Tie(folder: String(words[0]), type: String(words[2]))
    }

    /// The text before the explanation.
    private static func names(in text: Substring) -> Substring {
        let text = text.drop { $0 == " " }
        return text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text
    }
}

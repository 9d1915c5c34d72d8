/// A place in one folder's sources that names what other folders declare.
struct Arrow: Equatable {
    var path: String
    var line: Int
    var name: String
    var folder: String
    /// The folders that declare the name; more than one where extensions in several folders do.
    var targets: [String]
    /// Whether an open member is declared on the line.
    var isInOpenDeclaration: Bool
}

extension Arrow: CustomStringConvertible {
    var description: String { "\(path):\(line): \(folder) names \(name) of \(targets.joined(separator: " and "))" }
}

import Foundation

/// The result of a snapshot in a run of tests, as the report of the run has it.
public struct SnapshotResult: Hashable, Sendable, Codable {
    /// How it ended.
    public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        /// As recorded.
        case passed
        /// Not as recorded.
        case failed
        /// Written, because there was none or because the run records.
        case recorded
        /// Not there, in a run that records nothing.
        case missing
    }

    /// A view that moved, with why.
    public struct Move: Hashable, Sendable, Codable {
        /// The change of the view.
        public var words: String
        /// The cause of its move; nil if none was found.
        public var cause: String?
        /// The view's place in the new picture: left, top, width and height in points.
        public var place: [Double]

        /// A move.
        public init(words: String, cause: String?, place: [Double]) {
            (self.words, self.cause, self.place) = (words, cause, place)
        }
    }

    /// The source file of the test, without its extension.
    public var file: String
    /// The test's function.
    public var test: String
    /// The snapshot's name in a test with several; otherwise empty.
    public var name: String
    /// The variant of the matrix, in words; empty for none.
    public var variant: String
    /// The device of the variant; empty for none.
    public var device: String
    /// How it ended.
    public var status: Status
    /// The differences in words; empty if there are none.
    public var message = ""
    /// The recorded picture and the new one: paths relative to the report; nil where there is none.
    public var expected: String?
    /// The new picture, where it is another one.
    public var actual: String?
    /// Width and height of the new picture, in points.
    public var size: [Double] = []
    /// The views that moved.
    public var moves: [Move] = []
    /// The other differences, a line each.
    public var lines: [String] = []
    /// The path of the recorded files, without an extension.
    public var stored: String
    /// The extensions of the recorded files that the test asks for: `png`, `txt`.
    public var kinds: [String] = []
    /// The line of the assertion.
    public var line: Int

    /// A result without differences and pictures.
    public init(
        file: String, test: String, name: String, variant: String, device: String, status: Status, stored: String, line: Int
    ) {
        (self.file, self.test, self.name, self.variant, self.device) = (file, test, name, variant, device)
        (self.status, self.stored, self.line) = (status, stored, line)
    }
}

extension SnapshotResult {
    /// The result as a line of the report's script.
    package var script: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return "" }
        // A line feed inside of a string is escaped by the encoder; these two would end a string of a script.
        let json = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\u{2028}", with: "\\u2028")
            .replacingOccurrences(of: "\u{2029}", with: "\\u2029")
        return "add(\(json));\n"
    }

    /// Reads a line of a report's script; nil for other lines.
    package init?(script: some StringProtocol) {
        guard script.hasPrefix("add("), script.hasSuffix(");") else { return nil }
        guard let result = try? JSONDecoder().decode(Self.self, from: Data(script.dropFirst(4).dropLast(2).utf8)) else {
            return nil
        }
        self = result
    }
}

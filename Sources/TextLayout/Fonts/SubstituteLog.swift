import Foundation
import Synchronization

/// Logs, once each, what is drawn with a substitute that does not look like the original.
///
/// Tools that report it with its position in a document replace ``sink``.
package final class SubstituteLog: Sendable {
    package enum Substitute: Hashable, Sendable {
        /// A symbol name with an unknown part.
        case symbol(String)
        /// The name of a font without a file in the table.
        case font(String)
        /// The name of a font that neither iOS nor the table has, so that none is created.
        case unknownFont(String)
        /// The code points of a text, without duplicates, for which no font of the table has a glyph.
        case characters([UInt32])
        /// The Debian package of a font that is not installed and would have a text's characters.
        case package(String)

        /// Emoji as outlines of one colour.
        case plainEmoji

        /// The substitute to report for a code point without a glyph in any installed font.
        package init(missing scalar: UInt32) {
            if let file = ScriptFont.serving(scalar)?.regular, !file.isInstalled {
                self = .package(file.package)
            } else {
                self = .characters([scalar])
            }
        }

        /// The substitutes to report for code points without glyphs: each package once, and the remaining ones
        /// together.
        package static func missing(_ scalars: [UInt32]) -> [Substitute] {
            var packages: [Substitute] = []
            var others: [UInt32] = []
            for scalar in scalars {
                let told = Substitute(missing: scalar)
                if case .package = told {
                    if !packages.contains(told) { packages.append(told) }
                } else {
                    others.append(scalar)
                }
            }
            return packages + (others.isEmpty ? [] : [.characters(others)])
        }

        package var description: String {
            switch self {
            case .symbol(let name): "no substitute for the symbol \"\(name)\" is known; its name is drawn in a dashed frame"
            case .font(let name): "the font \"\(name)\" is not available; another font is drawn in its place"
            case .unknownFont(let name): "no font has the name \"\(name)\"; none is made"
            case .characters(let scalars): Self.description(of: scalars)
            case .plainEmoji:
                "emoji are drawn in one colour; the Debian package \(FontFile.colorEmoji.package), which is not installed, has them "
                    + "in their colours"
            case .package(let name):
                "boxes are drawn in place of characters that need the Debian package \(name), which is not installed"
            }
        }

        /// The number of a text's characters that a message names.
        private static let namedCharacters = 3

        private static func description(of scalars: [UInt32]) -> String {
            let names = scalars.prefix(namedCharacters).map(name).joined(separator: ", ")
            guard scalars.count > 1 else { return "no font of the table has the character \(names); a box is drawn in its place" }
            let others = scalars.count > namedCharacters ? " and \(scalars.count - namedCharacters) more" : ""
            return "no font of the table has the characters \(names)\(others); boxes are drawn in their place"
        }

        private static func name(of scalar: UInt32) -> String {
            let digits = String(scalar, radix: 16, uppercase: true)
            let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            return Unicode.Scalar(scalar).map { "\"\($0)\" (\(code))" } ?? code
        }
    }

    package static let shared = SubstituteLog()

    private struct State {
        var told: Set<Substitute> = []
        var sink: @Sendable (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    }
    private let state = Mutex(State())

    package init() {}

    /// The receiver of messages; writes to standard error by default.
    package var sink: @Sendable (String) -> Void {
        get { state.withLock { $0.sink } }
        set { state.withLock { $0.sink = newValue } }
    }

    /// Reports a substitute unless it was reported before.
    package func report(_ substitute: Substitute) {
        let sink = state.withLock { state in state.told.insert(substitute).inserted ? state.sink : nil }
        sink?("[Cairn] " + substitute.description)
    }
}

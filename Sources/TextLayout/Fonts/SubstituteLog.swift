import Foundation
import Synchronization

/// Tells a program once what is drawn with a substitute that does not look like the original.
///
/// Tools that report it with its place in a document replace ``sink``.
package final class SubstituteLog: Sendable {
    package enum Substitute: Hashable, Sendable {
        /// A symbol's name of which a part is not known.
        case symbol(String)
        /// The name of a font of which the table has no file.
        case font(String)
        /// The name of a font that neither iOS nor the table has, so that none is made.
        case unknownFont(String)
        /// Code points of one text, each once, of which no font of the table has a glyph.
        case characters([UInt32])
        /// The Debian package of a font that is not installed and is meant to have a text's characters.
        case package(String)

        /// What a code point without a glyph in any installed font is told as.
        package init(missing scalar: UInt32) {
            if let file = ScriptFont.serving(scalar)?.regular, !file.isInstalled {
                self = .package(file.package)
            } else {
                self = .characters([scalar])
            }
        }

        /// What the code points of a text without glyphs are told as: each package once, and together what has none.
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
            case .package(let name):
                "boxes are drawn in place of characters that need the Debian package \(name), which is not installed"
            }
        }

        /// How many characters of a text are named.
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

    /// Receives each message. Standard error by default.
    package var sink: @Sendable (String) -> Void {
        get { state.withLock { $0.sink } }
        set { state.withLock { $0.sink = newValue } }
    }

    /// Tells of a substitute unless it was told before.
    package func report(_ substitute: Substitute) {
        let sink = state.withLock { state in state.told.insert(substitute).inserted ? state.sink : nil }
        sink?("[Cairn] " + substitute.description)
    }
}

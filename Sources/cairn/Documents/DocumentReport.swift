import Foundation
import LayoutInspection

/// The result for one document, which a worker sends to the process that prints it.
struct DocumentReport {
    /// For standard output.
    var results = ""
    /// Lines for standard error.
    var messages = ""
    var isUnreadable = false
    /// Whether the document was to be written and cannot be.
    var isUnwritable = false
    /// Whether it is no document of iOS, which counts as unreadable only where it was named itself.
    var isOtherPlatform = false
    /// The line for standard error that tells why the document cannot be read, where the command decides whether it is
    /// told.
    var refusal = ""
    /// The counts of `verify`.
    var tally: FrameTally?
    /// The counts of `lint`.
    var findings: FindingCounts?
    /// The result of the search for the scene asked for.
    var search = SceneSearch()
}

extension DocumentReport {
    /// The report as a message of a worker.
    var message: [UInt8] {
        let flags = [isUnreadable, isOtherPlatform, isUnwritable, search.found, search.isContainerOnCanvas].map { $0 ? "1" : "0" }
            .joined()
        return WorkerMessage.bytes([results, messages, refusal, flags, Self.text(tally), Self.text(findings)] + search.names)
    }

    /// Nil for bytes that are no message.
    init?(message: [UInt8]) {
        guard let texts = WorkerMessage.texts(message), texts.count >= 6, texts[3].utf8.count == 5 else { return nil }
        (results, messages, refusal) = (texts[0], texts[1], texts[2])
        let flags = texts[3].utf8.map { $0 == UInt8(ascii: "1") }
        (isUnreadable, isOtherPlatform, isUnwritable) = (flags[0], flags[1], flags[2])
        search = SceneSearch(names: Array(texts[6...]), found: flags[3], isContainerOnCanvas: flags[4])
        do {
            tally = try Self.value(texts[4])
            findings = try Self.value(texts[5])
        } catch {
            return nil
        }
    }

    /// Counts as JSON; empty for none.
    private static func text(_ counts: (some Encodable)?) -> String {
        guard let counts else { return "" }
        do {
            return String(decoding: try JSONEncoder().encode(counts), as: UTF8.self)
        } catch {
            preconditionFailure("counts always encode: \(error)")
        }
    }

    private static func value<Counts: Decodable>(_ text: String) throws -> Counts? {
        text.isEmpty ? nil : try JSONDecoder().decode(Counts.self, from: Data(text.utf8))
    }
}

/// The scenes met while looking for the one that was asked for.
struct SceneSearch {
    var names: [String] = []
    var found = false
    /// Whether a container controller has the name, which Interface Builder's canvas shows without views.
    var isContainerOnCanvas = false

    mutating func add(_ other: SceneSearch) {
        names += other.names
        found = found || other.found
        isContainerOnCanvas = isContainerOnCanvas || other.isContainerOnCanvas
    }
}

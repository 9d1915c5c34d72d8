import BuildPlanning
import Foundation
import SourceRewriting

/// A source and where its new text is kept.
struct RewrittenFile {
    let original: String
    /// The new text; nil where the source stays as it is.
    let bytes: [UInt8]?
    /// The path of the new text.
    let path: String

    /// - Parameter folder: The folder of the module's new texts.
    init(_ output: SourceRewriter.Output, folder: String) {
        (original, bytes) = (output.path, output.bytes)
        path = folder + "/" + RewrittenName.of(output.path)
    }

    /// Writes the new text, where there is one.
    func write() throws { if let bytes { try WholeFile(path).write(Data(bytes)) } }

    /// Whether the compiler would read another text than in the last run.
    ///
    /// - Parameter wasRewritten: Whether the last run had a new text for the source.
    func differsFromDisk(wasRewritten: Bool) -> Bool {
        guard let bytes else { return wasRewritten }
        return !wasRewritten || FileManager.default.contents(atPath: path) != Data(bytes)
    }
}

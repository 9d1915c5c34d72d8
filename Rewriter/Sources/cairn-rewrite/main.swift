import Foundation
import SourceRewriting

// Rewrites the sources of modules and writes an overlay, with which the compiler reads the rewritten texts in place of
// the originals.

do {
    exit(try RewriteCommand(Array(CommandLine.arguments.dropFirst())).run() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("cairn-rewrite: \(error)\n".utf8))
    exit(2)
}

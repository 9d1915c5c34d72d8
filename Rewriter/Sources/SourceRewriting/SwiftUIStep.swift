import SwiftSyntax

/// Tells of a file whose views SwiftUI itself draws, once, at the first place.
enum SwiftUIStep {
    static func apply(to rewriting: FileRewriting) {
        let uses = SwiftUIUses(of: rewriting.file, in: ProjectTypes([rewriting.index]))
        guard let first = uses.absences.first else { return }
        rewriting.tell(
            .error,
            "SwiftUI itself draws the views of this file: \(first.name) is not part of the module SwiftUI here, which has what "
                + "UIKit and SwiftUI show of each other.", at: first.node)
    }
}

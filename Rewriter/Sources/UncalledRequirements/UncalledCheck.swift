import SwiftDeclarations

/// Compares the requirements that nothing calls with the list of those that are known.
struct UncalledCheck {
    /// The mistakes, one line each; empty if the list is right.
    let mistakes: [String]

    init(_ texts: [String], known: KnownUncalled) {
        let sources = SwiftSource.reading(texts)
        let requirements = ProtocolRequirements(sources).all
        let calls = MemberCalls(sources)
        let uncalled = requirements.filter { !calls.contains($0) }.map(\.name)
        let declared = Set(requirements.map(\.name))
        mistakes =
            uncalled.filter { !known.names.contains($0) }.map { "nothing calls \($0)" }
            + known.names.filter { !declared.contains($0) }.map { "no protocol requires \($0), which is in the list" }
            + known.names.filter { declared.contains($0) && !uncalled.contains($0) }
            .map { "\($0) is called, and still in the list" }
    }
}

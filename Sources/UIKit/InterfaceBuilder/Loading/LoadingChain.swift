import InterfaceBuilderDocument

/// What is being loaded inside what else.
///
/// A controller that embeds itself, storyboards that refer to one another and views that load the nib they are in would
/// be loaded without end; on Apple's platforms such programs fill their stack. Here they end with words.
@MainActor
enum LoadingChain {
    /// Deeper than controllers and nibs are ever put into one another.
    private static let limit = 50
    private static var chain: [(file: DocumentFile, element: MarkupElement)] = []

    /// Loads something, which may load further things.
    static func load<Result>(_ element: MarkupElement, of file: DocumentFile, _ body: () -> Result) -> Result {
        guard chain.count < limit else {
            raise("NSInternalInconsistencyException", "Loading does not end: \(circle(through: (file, element)))")
        }
        chain.append((file, element))
        defer { chain.removeLast() }
        return body()
    }

    /// What contains what, from where something is met for the second time: `A.xib:3:5 -> B.xib:3:5 -> A.xib:3:5`.
    private static func circle(through last: (file: DocumentFile, element: MarkupElement)) -> String {
        let end = last.file.place(of: last.element)
        let places = chain.map { $0.file.place(of: $0.element) }
        let start = places.lastIndex(of: end) ?? 0
        return (places[start...] + [end]).joined(separator: " -> ")
    }
}

import InterfaceBuilderDocument

/// The stack of documents being loaded.
///
/// A controller that embeds itself, storyboards that refer to one another and views that load their own nib would
/// recurse without end; on Apple's platforms such programs overflow their stack. Here they end with a message.
@MainActor
enum LoadingChain {
    /// Greater than any real nesting of controllers and nibs.
    private static let limit = 50
    private static var chain: [(file: DocumentFile, element: MarkupElement)] = []

    /// Loads an element, which may load further ones.
    static func load<Result>(_ element: MarkupElement, of file: DocumentFile, _ body: () -> Result) -> Result {
        guard chain.count < limit else {
            raise("NSInternalInconsistencyException", "Loading does not end: \(circle(through: (file, element)))")
        }
        chain.append((file, element))
        defer { chain.removeLast() }
        return body()
    }

    /// The cycle, from the first occurrence of an element to the second: `A.xib:3:5 -> B.xib:3:5 -> A.xib:3:5`.
    private static func circle(through last: (file: DocumentFile, element: MarkupElement)) -> String {
        let end = last.file.place(of: last.element)
        let places = chain.map { $0.file.place(of: $0.element) }
        let start = places.lastIndex(of: end) ?? 0
        return (places[start...] + [end]).joined(separator: " -> ")
    }
}

/// A text that is laid out on pages of a given size.
@MainActor
struct PrintedText {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    /// The glyphs of each page.
    let pages: [NSRange]

    init(_ text: NSAttributedString, in size: CGSize) {
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        guard storage.length > 0, size.width > 0, size.height > 0 else {
            pages = []
            return
        }
        pages = Self.fill(manager, size, until: storage.length)
    }

    /// Adds pages until the text is laid out, or until no line fits. Each time the number of pages doubles, because an
    /// addition lays out all of them again.
    private static func fill(_ manager: NSLayoutManager, _ size: CGSize, until length: Int) -> [NSRange] {
        while true {
            for _ in 0..<max(1, manager.textContainers.count) {
                let container = NSTextContainer(size: size)
                container.lineFragmentPadding = 0
                manager.addTextContainer(container)
            }
            let pages = manager.textContainers.map { manager.glyphRange(for: $0) }
            guard let last = pages.last, last.length > 0, last.location + last.length < length else {
                return pages.filter { $0.length > 0 }
            }
        }
    }

    func draw(_ page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page) else { return }
        manager.drawBackground(forGlyphRange: pages[page], at: origin)
        manager.drawGlyphs(forGlyphRange: pages[page], at: origin)
    }
}

/// The text of an HTML page with the attributes that common elements and inline styles give it. Unknown elements show
/// their content; scripts, styles and heads are omitted.
struct HTMLText {
    private var pieces: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    private var styles: [(tag: String, style: HTMLStyle)] = []
    private let plainStyle: HTMLStyle
    private let defaults: [NSAttributedString.Key: Any]
    /// Whether white space was read that may separate words.
    private var spaceIsPending = false
    private var lineIsEmpty = true

    init(_ page: String, defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        plainStyle = HTMLStyle()
        for token in HTMLTokens(page) { read(token) }
    }

    /// The text, with adjacent runs of equal attributes merged.
    var text: AttributedText {
        let text = AttributedText(pieces)
        return text.coalesced(around: NSRange(location: 0, length: text.length))
    }

    private var style: HTMLStyle { styles.last?.style ?? plainStyle }

    // MARK: Tokens

    private mutating func read(_ token: HTMLTokens.Token) {
        switch token {
        case .text(let text): style.isPreformatted ? append(text) : appendCollapsed(text)
        case .start(let tag, let attributes): open(tag, attributes)
        case .end(let tag): close(tag)
        }
    }

    private mutating func open(_ tag: String, _ attributes: [String: String]) {
        if tag == "br" { return breakLine() }
        if HTMLStyle.emptyTags.contains(tag) { return }
        if tag == "li" || tag == "p" { closeOpen(tag) }
        if HTMLStyle.blockTags.contains(tag) { endParagraph() }
        var new = style
        new.apply(tag, attributes)
        styles.append((tag, new))
        if tag == "li" { append("\t\(new.nextMarker(number: numberOfItem()))\t", keepsLineEmpty: true) }
    }

    /// Closes an open element that another element of its kind implicitly ends.
    private mutating func closeOpen(_ tag: String) {
        let lists = ["ul", "ol"]
        let inner = styles.lastIndex { lists.contains($0.tag) } ?? -1
        if let index = styles.lastIndex(where: { $0.tag == tag }), index > inner { close(tag) }
    }

    private mutating func close(_ tag: String) {
        guard let index = styles.lastIndex(where: { $0.tag == tag }) else { return }
        if styles[index...].contains(where: { HTMLStyle.blockTags.contains($0.tag) }) { endParagraph() }
        styles.removeSubrange(index...)
    }

    /// Increments and returns the number of items in the innermost list.
    private mutating func numberOfItem() -> Int {
        guard let index = styles.lastIndex(where: { $0.tag == "ol" || $0.tag == "ul" }) else { return 1 }
        styles[index].style.itemCount += 1
        return styles[index].style.itemCount
    }

    // MARK: Text

    private mutating func appendCollapsed(_ text: String) {
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: { " \t\n\r".contains($0) }).enumerated() {
            if part.offset > 0 { spaceIsPending = true }
            guard !part.element.isEmpty else { continue }
            if spaceIsPending, !lineIsEmpty { append(" ") }
            spaceIsPending = false
            append(String(part.element))
        }
    }

    private mutating func append(_ text: String, keepsLineEmpty: Bool = false) {
        pieces.append((text, defaults.merging(style.attributes) { $1 }))
        lineIsEmpty = keepsLineEmpty
    }

    /// Appends a line separator in paragraphs, headings and list items, and a paragraph end otherwise.
    private mutating func breakLine() {
        let block = styles.last { HTMLStyle.blockTags.contains($0.tag) }?.tag ?? ""
        let isParagraph = block == "p" || block == "li" || block.count == 2 && block.hasPrefix("h")
        append(isParagraph ? "\u{2028}" : "\n", keepsLineEmpty: true)
        spaceIsPending = false
    }

    private mutating func endParagraph() {
        spaceIsPending = false
        if !lineIsEmpty { append("\n", keepsLineEmpty: true) }
    }
}

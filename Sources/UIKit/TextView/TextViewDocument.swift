/// The text of a text view. Most views need no TextKit objects; they are created when a program requests one.
final class TextViewDocument {
    let container: NSTextContainer
    /// The text of a view without a storage.
    private var ownContent = AttributedText()
    /// Retains the objects that the container references weakly.
    private(set) var storage: NSTextStorage?

    /// - Parameter container: Of a layout manager with a text, or without one.
    init(container: NSTextContainer) {
        self.container = container
        storage = container.manager?.textStorage
    }

    /// The text with all its attributes.
    var content: AttributedText { storage?.content ?? ownContent }

    /// The layout manager that draws the text, if there is one.
    var manager: NSLayoutManager? { storage == nil ? nil : container.manager }

    /// The storage and the layout manager, created at the first call.
    var objects: (storage: NSTextStorage, manager: NSLayoutManager) {
        makeObjects()
        return (storage ?? NSTextStorage(), container.manager ?? NSLayoutManager())
    }

    /// Creates the missing objects between the text and the container.
    func makeObjects() {
        let text = storage ?? NSTextStorage()
        if storage == nil { text.replace(NSRange(location: 0, length: 0), with: ownContent) }
        storage = text
        if container.manager == nil {
            let manager = NSLayoutManager()
            text.addLayoutManager(manager)
            manager.addTextContainer(container)
        } else if let manager = container.manager, manager.textStorage !== text {
            text.addLayoutManager(manager)
        }
    }

    /// Replaces a part of the text, in UTF-16 units.
    func replace(_ range: NSRange, with text: AttributedText) {
        if let storage { return storage.replace(range, with: text) }
        ownContent = ownContent.replacing(range, with: text)
    }

    /// Replaces the whole text.
    func setContent(_ text: AttributedText) {
        if let storage { return storage.replace(NSRange(location: 0, length: storage.length), with: text) }
        ownContent = text
    }
}

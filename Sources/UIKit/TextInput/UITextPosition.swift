/// A position between two characters of a text input, which defines subclasses.
///
/// - Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates an abstract position.
    public nonisolated override init() { super.init() }
}

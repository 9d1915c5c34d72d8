/// A place between two characters of an object that takes text input. Objects make positions of their own.
///
/// - Source: developer.apple.com/documentation/uikit/uitextposition
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Creates a position without meaning; subclasses have one.
    public nonisolated override init() { super.init() }
}

/// A part of what is searched for that stands for something other than text.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// The program's object that the token represents.
    open var representedObject: Any?
    let icon: UIImage?
    /// The token's text.
    package let text: String

    /// Makes a token with a picture and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

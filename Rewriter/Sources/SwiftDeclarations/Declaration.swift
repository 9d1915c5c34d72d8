/// A declaration found in source, named the way Apple's documentation names it.
package struct Declaration: Equatable {
    package enum Kind: Equatable {
        case type
        /// Adds members and conformances to a type; no symbol by itself.
        case typeExtension
        case designatedInitializer
        /// Anything else: a function, property, subscript, enumeration case, constant or convenience initializer.
        case value
    }

    package var kind: Kind
    /// Of a type the word that introduces it, such as `class` or `protocol`; nil for all else.
    package var keyword: String?
    /// Whether it is a member of an extension.
    package var isInExtension = false
    /// With the enclosing types and the argument labels: `UIView.insertSubview(_:at:)`, `UIView.ContentMode.center`.
    package var name: String
    /// `public` or `open`, by itself or through the declaration around it. The enclosing types may still hide it.
    package var isPublic = false
    /// `private` or `fileprivate`, by itself or through the extension around it: other files cannot name it.
    package var isPrivate = false
    /// The superclass has it as well.
    package var isOverride = false
    /// Types and extensions: what stands after the colon. Type aliases: the type meant. Without generic arguments.
    package var parents: [String] = []
}

// On Linux, Foundation has no initializers without arguments. These have an argument that is never written, because
// `init()` itself would be a second initializer for subclasses of `NSTextStorage` to override.

extension NSAttributedString {
    /// Makes an empty string.
    @_disfavoredOverload public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// Makes an empty string.
    @_nonoverride @_disfavoredOverload public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    /// Makes an empty string; on Linux, Foundation has no initializer without arguments.
    @_nonoverride public convenience init() { self.init(string: "") }
}

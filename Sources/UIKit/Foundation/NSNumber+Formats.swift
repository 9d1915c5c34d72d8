// On Linux, Foundation passes only strings and a few other values to formats.
extension NSNumber: @retroactive CVarArg {
    /// The bits of the number as a floating-point number; formats with `%@` use ``_cVarArgObject`` instead.
    public var _cVarArgEncoding: [Int] { doubleValue._cVarArgEncoding }
}

extension NSNumber: @retroactive _CVarArgObject {
    /// The string that replaces `%@` in a format.
    public var _cVarArgObject: any CVarArg { textOnIOS as NSString }
}

extension CGFloat {
    /// The value of a number, rounded if it has more digits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

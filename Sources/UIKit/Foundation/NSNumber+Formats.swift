// On Linux, Foundation gives texts and a few values to formats only.
extension NSNumber: @retroactive CVarArg {
    /// The bits of the number as a floating-point one; formats with `%@` take ``_cVarArgObject`` instead.
    public var _cVarArgEncoding: [Int] { doubleValue._cVarArgEncoding }
}

extension NSNumber: @retroactive _CVarArgObject {
    /// What stands for the number where a format has `%@`.
    public var _cVarArgObject: any CVarArg { textOnIOS as NSString }
}

extension CGFloat {
    /// The value of a number, rounded where it has more digits.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

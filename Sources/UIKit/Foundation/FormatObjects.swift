/// A value that formats replace `%@` by, as on iOS; Foundation on Linux passes only strings and a few others.
package protocol FormatObject: _CVarArgObject {}

extension FormatObject {
    /// Formats with `%@` use ``_cVarArgObject`` instead.
    public var _cVarArgEncoding: [Int] { [0] }
    /// The string that replaces `%@` in a format.
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSOrderedSet: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, FormatObject {}

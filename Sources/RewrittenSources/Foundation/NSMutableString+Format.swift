public import Foundation

extension NSMutableString {
    /// Adds a text that a format and values make.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsmutablestring/appendformat(_:)
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}

public import Foundation

extension NSRegularExpression {
    /// Calls a closure for each match, which is not kept, so that it may name members without `self`; that of
    /// `enumerateMatches` of Foundation on Linux escapes.
    ///
    /// - Parameter range: UTF-16 units of the text.
    /// - Source:
    ///   developer.apple.com/documentation/foundation/nsregularexpression/enumeratematches(in:options:range:using:)
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}

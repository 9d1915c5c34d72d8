public import Foundation

extension NSDataDetector {
    /// Calls a closure for what is found, see `NSRegularExpression._enumerateMatches`.
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}

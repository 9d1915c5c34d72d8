import QuartzCore
public import UIKit

extension RewrittenObject where Self: NumberFormatter {
    /// Reads a number from a part of a text. Throws an error where there is none.
    ///
    /// - Parameters:
    ///   - obj: Gets the number, unless it is nil.
    ///   - rangep: The part, which is the whole text for nil; gets the part that was read.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let whole = NSRange(string.startIndex..., in: string)
        let part = NSIntersectionRange(rangep?.pointee ?? whole, whole)
        guard let range = Range(part, in: string), let number = number(from: String(string[range])) else {
            throw CocoaError(.formatting)
        }
        obj?.pointee = number
        rangep?.pointee = part
    }
}

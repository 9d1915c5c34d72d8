public import Foundation
import TextLayout

extension NSString.EnumerationOptions {
    /// Words, without what lies between them. Foundation on Linux marks its own as unavailable.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bywords
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Sentences with the white space after them; likewise.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension NSString {
    /// Calls a closure for each piece of a range. Stands for `enumerateSubstrings(in:options:using:)`, which on Linux
    /// knows neither words nor sentences and whose closure escapes there.
    ///
    /// The range that encloses a piece goes on to the next one, and that of the first begins with the given range.
    /// Words and sentences are those of Unicode's rules for all languages, whose boundaries differ from iOS's where
    /// these need a dictionary, as in Thai.
    ///
    /// - Parameter range: UTF-16 units of the text.
    /// - Source: developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
    public func _enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let pieces = SubstringPiece.pieces(of: substring(with: range), opts, from: range.location) else {
            return withoutActuallyEscaping(block) { enumerateSubstrings(in: range, options: opts, using: $0) }
        }
        var stop = ObjCBool(false)
        for piece in opts.contains(.reverse) ? pieces.reversed() : pieces where !stop.boolValue {
            let text = opts.contains(.substringNotRequired) ? nil : substring(with: piece.part)
            block(text, piece.part, piece.enclosing, &stop)
        }
    }
}

extension StringProtocol where Index == String.Index {
    /// Calls a closure for each piece of a range. Stands for `enumerateSubstrings(in:options:_:)`, see that of
    /// `NSString`.
    ///
    /// - Source: developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)
    public func _enumerateSubstrings<Places: RangeExpression>(
        in range: Places, options opts: String.EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) -> Void
    ) where Places.Bound == Index {
        let text = String(self)
        let start = utf16.distance(from: startIndex, to: range.relative(to: self).lowerBound)
        let length = self[range].utf16.count
        func places(_ found: NSRange) -> Range<Index> {
            let lower = utf16.index(startIndex, offsetBy: found.location)
            return lower..<utf16.index(lower, offsetBy: found.length)
        }
        (text as NSString)._enumerateSubstrings(in: NSRange(location: start, length: length), options: opts) {
            piece, part, enclosing, stop in
            var stops = stop.pointee.boolValue
            body(piece, places(part), places(enclosing), &stops)
            stop.pointee = ObjCBool(stops)
        }
    }
}

/// A word or a sentence, and the same with what separates it from its neighbours.
private struct SubstringPiece {
    let part: NSRange
    let enclosing: NSRange

    /// The words or sentences of a text; nil for other pieces.
    ///
    /// - Parameter start: What is added to their places.
    static func pieces(of text: String, _ options: NSString.EnumerationOptions, from start: Int) -> [SubstringPiece]? {
        let (units, kind) = (Array(text.utf16), options.rawValue & 0xFF)
        let parts: [Range<Int>]
        switch kind {
        case NSString.EnumerationOptions.byWords.rawValue: parts = TextBoundaries.words(in: units)
        case NSString.EnumerationOptions.bySentences.rawValue: parts = TextBoundaries.sentences(in: units)
        default: return nil
        }
        return parts.indices.map { place in
            let (first, end) = (
                place == 0 ? 0 : parts[place].lowerBound, place + 1 < parts.count ? parts[place + 1].lowerBound : units.count
            )
            return SubstringPiece(
                part: NSRange(location: start + parts[place].lowerBound, length: parts[place].count),
                enclosing: NSRange(location: start + first, length: end - first))
        }
    }
}

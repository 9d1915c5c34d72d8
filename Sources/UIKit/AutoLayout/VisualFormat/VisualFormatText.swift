/// A visual format and its parsed line, which do not depend on the objects that it names.
final class VisualFormatText {
    let text: String
    let line: VisualFormat

    init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.text = text
        line = VisualFormatParser.parse(bytes)
    }

    /// Whether the text has just these bytes.
    func isOf(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { own in
            guard let one = own.baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty && own.isEmpty }
            return own.count == bytes.count && memcmp(one, other, own.count) == 0
        } ?? false
    }

    /// The error for a position in the text.
    ///
    /// - Parameter position: In bytes.
    func fail(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
        let place = text.utf8.index(text.startIndex, offsetBy: position)
        return VisualFormatError(reason: reason, format: text, position: text.utf16.distance(from: text.startIndex, to: place))
    }
}

/// The lines that come over a descriptor, of which no more is kept than a message may have.
struct MessageLines {
    /// The most bytes of a message.
    static let longest = 16 << 20

    enum Line: Equatable {
        case message(String)
        case tooLong
    }

    private let descriptor: Int32
    private let longest: Int
    /// The bytes that were read behind the last line.
    private var rest: ArraySlice<UInt8> = []

    init(from descriptor: Int32, longest: Int = longest) { (self.descriptor, self.longest) = (descriptor, longest) }

    /// The next line, without its end; nil behind the last one.
    mutating func next() -> Line? {
        var (line, isTooLong, hasAny) = ([UInt8](), false, false)
        func found() -> Line { isTooLong ? .tooLong : .message(String(decoding: line, as: UTF8.self)) }
        while true {
            let end = rest.firstIndex(of: 0x0A)
            let piece = rest[..<(end ?? rest.endIndex)]
            hasAny = hasAny || !piece.isEmpty
            isTooLong = isTooLong || line.count + piece.count > longest
            if isTooLong { line = [] } else { line += piece }
            if let end {
                rest = rest[(end + 1)...]
                return found()
            }
            guard let more = Descriptor.read(from: descriptor), !more.isEmpty else {
                rest = []
                return hasAny ? found() : nil
            }
            rest = more[...]
        }
    }
}

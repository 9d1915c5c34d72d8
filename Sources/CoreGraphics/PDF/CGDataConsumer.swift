/// Where a PDF document is written to.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer {
    private enum Place {
        case memory(NSMutableData)
        case file(URL)
        case functions(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }

    private let place: Place

    /// Appends to bytes in memory.
    public init?(data: CFMutableData) { place = .memory(data) }

    /// Writes a file; nil for URLs that are none of files.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        place = .file(url)
    }

    /// Hands the bytes to a function; nil without one.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard cbks.pointee.putBytes != nil else { return nil }
        place = .functions(info, cbks.pointee)
    }

    deinit {
        if case .functions(let info, let callbacks) = place { callbacks.releaseConsumer?(info) }
    }

    func put(_ data: Data) {
        switch place {
        case .memory(let memory): memory.append(data)
        case .file(let url): Self.write(data, to: url)
        case .functions(let info, let callbacks): data.withUnsafeBytes { Self.put($0, callbacks.putBytes, info) }
        }
    }

    private static func put(
        _ bytes: UnsafeRawBufferPointer, _ function: CGDataConsumerPutBytesCallback?, _ info: UnsafeMutableRawPointer?
    ) {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty, let count = function?(info, start, rest.count), count > 0 {
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
    }

    private static func write(_ data: Data, to url: URL) {
        do {
            try data.write(to: url)
        } catch {
            let text = "[CoreGraphics] \(url.path) was not written: \(error.localizedDescription)\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }
}

/// Takes bytes, and says how many it took.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Gives up what a consumer's `info` points to.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a ``CGDataConsumer``.
public struct CGDataConsumerCallbacks {
    /// Takes bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called when the consumer is gone.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { self.init(putBytes: nil, releaseConsumer: nil) }

    /// Creates callbacks.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

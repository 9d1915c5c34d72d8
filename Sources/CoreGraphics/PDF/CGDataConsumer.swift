/// A destination of data, such as those of a PDF document.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer {
    private enum Place {
        case memory(NSMutableData)
        case file(URL)
        case functions(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
    }

    private let place: Place

    /// Creates a consumer that appends to data in memory.
    public init?(data: CFMutableData) { place = .memory(data) }

    /// Creates a consumer that writes a file; nil for other URLs than those of files.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        place = .file(url)
    }

    /// Creates a consumer that passes the bytes to a callback; nil without one.
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

/// Receives bytes and returns how many it accepted.
public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Releases the memory that a consumer's `info` points to.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a ``CGDataConsumer``.
public struct CGDataConsumerCallbacks {
    /// Receives bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called when the consumer is released.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates empty callbacks.
    public init() { self.init(putBytes: nil, releaseConsumer: nil) }

    /// Creates callbacks.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

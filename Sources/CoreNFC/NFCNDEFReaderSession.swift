@_exported public import Foundation

/// Reads tags. There is no reader here, as on devices without one: a session that begins ends with an error.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcreadersession
open class NFCReaderSession: NSObject, @unchecked Sendable {
    let queue: DispatchQueue
    /// Whether the delegate was told of the end; read and set on the queue.
    private var hasEnded = false
    init(queue: DispatchQueue?) { self.queue = queue ?? DispatchQueue(label: "NFCReaderSession") }
    /// Whether there is a reader: there is none.
    open class var readingAvailable: Bool { false }
    /// The message to the user.
    open var alertMessage = ""
    /// Whether the session reads: it does not.
    open var isReady: Bool { false }
    /// Begins; the delegate is told that there is no reader.
    open func begin() { end(NFCReaderError(.readerErrorUnsupportedFeature)) }
    /// Ends; the delegate is told so.
    open func invalidate() { end(NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) }
    /// Ends with a message.
    open func invalidate(errorMessage: String) { invalidate() }
    private func end(_ error: NFCReaderError) {
        queue.async {
            guard !self.hasEnded else { return }
            self.hasEnded = true
            self.fail(error)
        }
    }
    func fail(_ error: any Error) {}
}

/// Reads tags of the format NDEF.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcndefreadersession
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    /// Creates a session.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        super.init(queue: queue)
    }
    override func fail(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }
    /// Connects to a tag; fails.
    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        queue.async { completionHandler(NFCReaderError(.readerErrorUnsupportedFeature)) }
    }
    /// Looks for tags again; there are none.
    open func restartPolling() {}
}

/// The delegate of a session.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcndefreadersessiondelegate
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// The session ended.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Messages were read; never called here.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    /// Tags were found; never called here.
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    /// The session reads; never called here.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    /// Default implementation; does nothing.
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    /// Default implementation; does nothing.
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A tag of the format NDEF. None is found here.
public protocol NFCNDEFTag: NSObjectProtocol {
    /// Whether the tag is near.
    var isAvailable: Bool { get }
    /// Asks what can be done with the tag.
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    /// Reads a message.
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    /// Writes a message.
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Has the tag never be written again.
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

/// The operations that a tag allows.
public enum NFCNDEFStatus: UInt, Sendable {
    /// Nothing, reading and writing, or reading.
    case notSupported = 1, readWrite, readOnly
}

/// The format of a record.
public enum NFCTypeNameFormat: UInt8, Sendable {
    /// The formats.
    case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A message of records.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcndefmessage
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    /// The records.
    open var records: [NFCNDEFPayload]
    /// Creates a message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// The number of bytes that the message takes on a tag.
    open var length: Int { records.reduce(0) { $0 + $1.length } }
}

/// A record of a message.
///
/// - Source: developer.apple.com/documentation/corenfc/nfcndefpayload
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// The format.
    open var typeNameFormat: NFCTypeNameFormat
    /// The type.
    open var type: Data
    /// The name.
    open var identifier: Data
    /// The content.
    open var payload: Data
    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }

    /// The bytes of flags, lengths, type, name and content (NFC Data Exchange Format, 3.2).
    var length: Int {
        2 + (payload.count < 256 ? 1 : 4) + (identifier.isEmpty ? 0 : 1) + type.count + identifier.count + payload.count
    }

    /// The beginnings of addresses that one byte stands for (NFC Forum, URI Record Type Definition, 3.2.2).
    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.",
        "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:",
        "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:",
        "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// Creates a record of an address.
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        let text = url.absoluteString
        let longest = beginnings.indices.filter { text.hasPrefix(beginnings[$0]) }.max {
            beginnings[$0].count < beginnings[$1].count
        }
        let code = longest ?? 0
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(code)]) + Data(text.dropFirst(beginnings[code].count).utf8))
    }
    /// Creates a record of an address.
    open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
    }
    /// Creates a record of a text (NFC Forum, Text Record Type Definition, 3.2).
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
        let language = locale.language.languageCode?.identifier ?? locale.identifier
        guard language.utf8.count < 64 else { return nil }
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.utf8.count)]) + Data(language.utf8) + Data(text.utf8))
    }
    /// The text of a record and its language; nil if it is none.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
        let length = Int(status & 0x3F)
        let (language, text) = (payload.dropFirst().prefix(length), payload.dropFirst(1 + length))
        guard language.count == length, let code = String(data: language, encoding: .ascii) else { return (nil, nil) }
        return (String(data: text, encoding: status & 0x80 == 0 ? .utf8 : .utf16BigEndian), Locale(identifier: code))
    }
    /// The address of a record; nil if it is none.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
            Int(code) < Self.beginnings.count,
            let rest = String(data: payload.dropFirst(), encoding: .utf8)
        else { return nil }
        return URL(string: Self.beginnings[Int(code)] + rest)
    }
}

public import Foundation
public import FoundationNetworking

extension URLSession {
    /// The bytes of an answer. They are there all at once here, when the answer is complete.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlsession/asyncbytes
    public struct AsyncBytes: AsyncSequence, Sendable {
        let data: Data

        /// The bytes one after another.
        public struct Iterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            /// The next one; nil at the end.
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                return rest.next()
            }
        }
        /// The bytes one after another.
        public func makeAsyncIterator() -> Iterator { Iterator(rest: data.makeIterator()) }
    }

    /// The bytes of the answer to a request, and what the server says of it.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws
        -> (AsyncBytes, URLResponse)
    {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }
    /// The bytes of a page, and what the server says of it.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
        -> (AsyncBytes, URLResponse)
    {
        try await bytes(for: URLRequest(url: url))
    }
}

/// The lines of a text that comes in bytes.
///
/// - Source: developer.apple.com/documentation/foundation/asynclinesequence
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    let base: Base

    /// The lines one after another, without what ends them. Empty ones are left out, as on iOS.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var rest: Base.AsyncIterator
        /// The next one; nil at the end.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await rest.next() {
                let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                if !isEnd { line.append(byte) } else if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }
    /// The lines one after another.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the text.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension URL {
    /// The bytes of a file or page.
    ///
    /// - Source: developer.apple.com/documentation/foundation/url/resourcebytes
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The lines of a file or page.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of a file or page, which is read when the first one is asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        let url: URL

        /// The bytes one after another.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            var rest: Data.Iterator?
            /// The next one; nil at the end.
            public mutating func next() async throws -> UInt8? {
                if rest == nil {
                    let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
                    rest = data.makeIterator()
                }
                return rest?.next()
            }
        }
        /// The bytes one after another.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, rest: nil) }
    }
}

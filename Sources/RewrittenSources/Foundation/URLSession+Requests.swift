import Foundation
public import FoundationNetworking

/// The asynchronous methods without a delegate, each a method of its own as on iOS: those of Foundation on Linux, whose
/// delegate has a default, fulfil no requirement of a protocol.
extension URLSession {
    /// Loads what a request asks for.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlsession/data(for:delegate:)
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
    /// Loads what is at an address.
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    /// Sends data with a request, and loads the answer.
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    /// Sends a file with a request, and loads the answer.
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
    /// Loads what a request asks for into a file.
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
    /// Loads what is at an address into a file.
    public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
}

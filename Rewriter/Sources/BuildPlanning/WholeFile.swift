import Foundation

/// A file that is written as a whole or not at all.
public struct WholeFile {
    /// Why a file was not written.
    public struct Fault: Error, CustomStringConvertible {
        let path: String
        let reason: String
        /// The path, and the reason.
        public var description: String { "\(path) cannot be written: \(reason)" }
    }

    private let path: String

    /// The file at a path.
    public init(_ path: String) { self.path = path }

    /// Writes the file.
    public func write(_ contents: Data) throws {
        do { try contents.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw Fault(path: path, reason: Self.reason(of: error))
        }
    }

    /// Writes the file unless it has the contents, so that nothing is built again because of it.
    public func writeIfChanged(_ contents: Data) throws {
        if FileManager.default.contents(atPath: path) != contents { try write(contents) }
    }

    /// The system's own words, where an error has its number.
    private static func reason(of error: any Error) -> String {
        let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        guard let inner, inner.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(inner.code)))
    }
}

import Foundation

/// File names with the extension of a type.
///
/// - Source: developer.apple.com/documentation/foundation/url
extension URL {
    /// The URL of an item of a type in this directory; the type's extension is appended unless the name has one of the
    /// type's.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let isFolder = contentType.conforms(to: .directory)
        let name = partialName as NSString
        let hasExtension = contentType.tags[.filenameExtension]?.contains(name.pathExtension.lowercased()) ?? true
        let full = hasExtension ? nil : contentType.preferredFilenameExtension.flatMap(name.appendingPathExtension)
        return appendingPathComponent(full ?? partialName, isDirectory: isFolder)
    }

    /// Appends the name of an item of a type, as ``appendingPathComponent(_:conformingTo:)`` does.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The URL with the extension of a type, or itself if the type has none or the extension is one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let new = contentType.preferredFilenameExtension,
            contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
        else { return self }
        return appendingPathExtension(new)
    }

    /// Appends the extension of a type, as ``appendingPathExtension(for:)`` does.
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

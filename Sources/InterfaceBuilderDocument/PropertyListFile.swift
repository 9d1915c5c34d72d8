import Foundation

/// Reads property lists in any of their formats.
package enum PropertyListFile {
    /// The values of a file.
    ///
    /// - Throws: The reason why there are none: the file is not a regular file, it is too large, it is not a property
    ///   list, or a binary one that expands to too many values.
    package static func values(_ path: String) throws(RegularFile.Fault) -> Any {
        let bytes = try RegularFile.contents(path)
        guard BinaryPropertyList.mayRead(bytes) else {
            throw RegularFile.Fault(reason: "it is no binary property list of at most a million values")
        }
        do { return try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
            throw RegularFile.Fault(reason: "it is no property list: \(error.localizedDescription)")
        }
    }
}

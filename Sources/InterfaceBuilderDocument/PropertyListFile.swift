import Foundation

/// Files of property lists, in any of their formats.
package enum PropertyListFile {
    /// The values of a file.
    ///
    /// - Throws: Why there are none: it is no regular file or a large one, it is no property list, or a binary one that
    ///   stands for too many values.
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

import Foundation

/// Reads files that a project or a program names. Such a name may lead anywhere, so that only regular files of a usual
/// size are read.
package enum RegularFile {
    /// The usual largest size in bytes.
    package static let largest = 64 << 20

    /// The reason why a file is not read.
    package struct Fault: Error, Equatable {
        package let reason: String

        package init(reason: String) { self.reason = reason }
    }

    package static func contents(_ path: String, atMost largest: Int = largest) throws(Fault) -> [UInt8] {
        // A link may lead to a device, so that its target is checked.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file) else {
            throw Fault(reason: "there is no such file")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw Fault(reason: "it is not a file") }
        guard let size = attributes[.size] as? NSNumber, size.intValue <= largest else {
            throw Fault(reason: "it is larger than \(largest >> 20) MiB")
        }
        guard let data = FileManager.default.contents(atPath: file) else { throw Fault(reason: "it cannot be opened") }
        return [UInt8](data)
    }
}

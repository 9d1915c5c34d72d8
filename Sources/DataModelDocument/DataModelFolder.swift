import Foundation
import InterfaceBuilderDocument

/// An `.xcdatamodeld` folder with versions of a model, or the `.xcdatamodel` folder of one version.
package struct DataModelFolder {
    /// The folder's path.
    package let path: String

    package init(path: String) { self.path = path }

    /// The path of the `contents` of the version that is current; nil if the folder has none.
    package var currentContents: String? {
        if isFile(path + "/contents") { return path + "/contents" }
        let versions = versionNames
        let current = currentVersionName.flatMap { versions.contains($0) ? $0 : nil } ?? versions.last
        return current.map { "\(path)/\($0)/contents" }
    }

    /// The names of the versions' folders, sorted.
    package var versionNames: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodel") && isFile("\(path)/\($0)/contents") }.sorted()
    }

    /// The name that `.xccurrentversion`, a property list in XML, gives.
    private var currentVersionName: String? {
        guard let bytes = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
            let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// The model of the current version.
    ///
    /// - Throws: `MarkupError` where the document is not well-formed, an error of Foundation where it cannot be read.
    package func currentModel() throws -> DataModel {
        guard let contents = currentContents else { throw CocoaError(.fileReadNoSuchFile) }
        return try DataModel(reading: Array(try Data(contentsOf: URL(fileURLWithPath: contents))))
    }
}

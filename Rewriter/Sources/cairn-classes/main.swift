import Foundation
import SourceRewriting

// Lists the classes of Swift sources below some folders, for `cairn lint --classes`.

/// Folders of dependencies and of build products, as `cairn lint` leaves them out where it looks for pictures.
let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor", "SourcePackages"]

func sources(in folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().flatMap { name -> [String] in
        guard !name.hasPrefix("."), !skipped.contains(name) else { return [] }
        let path = folder + "/" + name
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if type == .typeDirectory { return sources(in: path) }
        return type == .typeRegular && name.hasSuffix(".swift") ? [path] : []
    }
}

let folders = Array(CommandLine.arguments.dropFirst())
var isFolder: ObjCBool = false
guard !folders.isEmpty else {
    FileHandle.standardError.write(Data("usage: cairn-classes FOLDER...\n".utf8))
    exit(2)
}
for folder in folders where !(FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue) {
    FileHandle.standardError.write(Data("cairn-classes: \(folder) is no folder\n".utf8))
    exit(2)
}
let inputs = folders.flatMap(sources).compactMap { path in
    FileManager.default.contents(atPath: path).map { SourceRewriter.Input(path: path, bytes: Array($0)) }
}
print(ClassList(of: inputs).json, terminator: "")

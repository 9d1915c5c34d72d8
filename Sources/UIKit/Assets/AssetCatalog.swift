import InterfaceBuilderDocument

/// The folders of an asset catalogue's sets, by the names with which code loads them.
///
/// Of icons and launch images only the names are kept; other kinds of sets are ignored.
struct AssetCatalog {
    /// The paths of the image sets' folders.
    private(set) var imageSets: [String: String] = [:]
    private(set) var colorSets: [String: String] = [:]
    private(set) var dataSets: [String: String] = [:]
    private(set) var iconSets: Set<String> = []
    private(set) var diagnostics: [AssetDiagnostic] = []
    private var foldersLeft = 20_000
    private let path: String

    /// Reads the folders of a catalogue, at most 20,000 of them and 16 levels deep. Links that lead out of the
    /// catalogue are not followed.
    init(path: String) {
        self.path = path
        visit(path, prefix: "", depth: 0)
    }

    private mutating func visit(_ folder: String, prefix: String, depth: Int) {
        guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for name in names.sorted() where !name.hasPrefix(".") && foldersLeft > 0 {
            let path = "\(folder)/\(name)"
            guard AssetFile.isFolder(path, within: self.path) else { continue }
            foldersLeft -= 1
            add(name as NSString, at: path, prefix, depth)
        }
    }

    private mutating func add(_ name: NSString, at path: String, _ prefix: String, _ depth: Int) {
        let stem = prefix + name.deletingPathExtension
        switch name.pathExtension {
        case "imageset", "symbolset": if imageSets[stem] == nil { imageSets[stem] = path }
        case "dataset": if dataSets[stem] == nil { dataSets[stem] = path }
        case "appiconset", "launchimage": iconSets.insert(stem)
        case "colorset": if colorSets[stem] == nil { colorSets[stem] = path }
        case "", "spriteatlas": visit(path, prefix: providesNamespace(path) ? stem + "/" : prefix, depth: depth + 1)
        default: break
        }
    }

    private mutating func providesNamespace(_ folder: String) -> Bool {
        let file = "\(folder)/Contents.json"
        guard FileManager.default.fileExists(atPath: file), let contents = Self.contents(file, &diagnostics) else { return false }
        return contents["properties"]?["provides-namespace"]?.flag ?? false
    }

    /// Parses a `Contents.json`; nil, with a diagnostic, if it cannot be read.
    static func contents(_ file: String, _ diagnostics: inout [AssetDiagnostic]) -> LocatedJSON? {
        let bytes: [UInt8]
        do throws(AssetPictureError) {
            bytes = try AssetFile.contents(of: file)
        } catch {
            diagnostics.append(AssetDiagnostic(file, "\(error)"))
            return nil
        }
        do throws(LocatedJSON.Fault) {
            return try LocatedJSON(bytes)
        } catch {
            diagnostics.append(AssetDiagnostic(file, "this is not JSON: \(error.message)", at: error.position))
            return nil
        }
    }
}

extension FileManager {
    /// Whether a path is a folder.
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

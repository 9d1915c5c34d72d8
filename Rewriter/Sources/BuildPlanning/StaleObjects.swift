import Foundation

/// The objects of files whose rewritten text changed while the file itself did not: the build looks at the file only.
public struct StaleObjects {
    private let list: URL
    private let changed: Set<String>

    /// - Parameter output: The folder in which the rewriter lists the files whose text changed since the list was
    ///   emptied.
    public init(output: URL) throws {
        list = output.appending(path: "changed")
        changed = Set(try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init))
    }

    /// Removes those of a module.
    ///
    /// - Parameter map: The file by which the package manager tells the compiler where each source's results are.
    public func remove(listedIn map: URL) throws {
        guard !changed.isEmpty, let data = FileManager.default.contents(atPath: map.path) else { return }
        let results = try JSONDecoder().decode([String: [String: String]].self, from: data)
        for (source, results) in results where changed.contains(source) {
            for kind in ["object", "swift-dependencies"] {
                guard let path = results[kind], FileManager.default.fileExists(atPath: path) else { continue }
                try FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Empties the list, once the objects of all modules are removed.
    public func forget() throws {
        if !changed.isEmpty { try WholeFile(list.path).write(Data()) }
    }
}

import Foundation

/// The images and colours of a module's asset catalogues, by the names that Xcode gives their symbols.
public struct AssetNames: Sendable {
    /// An image or a colour.
    struct Asset: Sendable, Equatable {
        /// The name in the catalogue, with the folders that are part of it.
        let name: String
        let isColor: Bool
        /// The types that the symbol is in, one for each folder that is part of the name.
        let scope: [String]
        let symbol: String
    }

    private(set) var assets: [Asset] = []
    /// The files that say what is in the catalogues.
    public private(set) var files: [String] = []

    /// Reads catalogues. Of several assets with the same symbol the first one counts.
    ///
    /// - Parameter catalogs: The paths of `.xcassets` folders.
    public init(of catalogs: [String] = []) {
        var taken: Set<String> = []
        for catalog in catalogs { read(catalog, folders: [], &taken) }
    }

    private mutating func read(_ folder: String, folders: [String], _ taken: inout Set<String>) {
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for entry in entries {
            let (path, name) = ("\(folder)/\(entry)", (entry as NSString).deletingPathExtension)
            switch (entry as NSString).pathExtension {
            case "imageset", "symbolset": add(name, isColor: false, folders, path, &taken)
            case "colorset": add(name, isColor: true, folders, path, &taken)
            case "":
                guard isFolder(path) else { continue }
                files.append(path)
                read(path, folders: providesNamespace(path) ? folders + [entry] : folders, &taken)
            default: continue
            }
        }
    }

    private mutating func add(
        _ name: String, isColor: Bool, _ folders: [String], _ path: String, _ taken: inout Set<String>
    ) {
        files.append(path)
        guard let symbol = Self.symbol(name, without: isColor ? "Color" : "Image") else { return }
        let scope = folders.compactMap { Self.words(in: $0).map(Self.capitalized).joined() }
        guard taken.insert("\(isColor) \(scope.joined(separator: "."))/\(symbol)").inserted else { return }
        assets.append(Asset(name: (folders + [name]).joined(separator: "/"), isColor: isColor, scope: scope, symbol: symbol))
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether a folder is part of the names of what is in it.
    private func providesNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    // MARK: Symbols

    /// The symbol of an asset: its words, of which all but the first begin with a capital letter, without the word for
    /// its kind at the end; nil where no word is left.
    ///
    /// - Source: developer.apple.com/documentation/xcode/configuring-and-customizing-asset-catalogs, and Xcode 15's
    ///   release notes, "Asset Catalogs".
    static func symbol(_ name: String, without kind: String) -> String? {
        var words = words(in: name)
        if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
        guard let first = words.first else { return nil }
        let symbol = ([lowered(first)] + words.dropFirst().map(capitalized)).joined()
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The words of a name: between characters that identifiers do not have, before capital letters behind small ones
    /// or before small ones, and behind digits.
    static func words(in name: String) -> [String] {
        let letters = Array(name)
        var words = [""]
        for (place, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if words.last != "" { words.append("") }
                continue
            }
            let last = place > 0 ? letters[place - 1] : " "
            let isFollowedBySmall = place + 1 < letters.count && letters[place + 1].isLowercase
            let begins = letter.isUppercase && (last.isLowercase || last.isUppercase && isFollowedBySmall)
            if begins || letter.isLetter && last.isNumber, words.last != "" { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words.filter { !$0.isEmpty }
    }

    /// A word of capital letters is written small as a whole.
    private static func lowered(_ word: String) -> String {
        word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

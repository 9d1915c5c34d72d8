/// The symbols that Xcode makes of a module's asset catalogues: `UIColor.todayTint`, `UIImage(resource: .logo)`. The
/// first file of the module that names one of them gets those that are named, behind its last line.
struct AssetSymbols {
    private let assets: [AssetNames.Asset]
    private let files: [SourceFile]
    private let index: ProjectIndex

    /// - Parameters:
    ///   - files: The files of the module.
    ///   - users: Those of the modules that are built from it.
    init(_ names: AssetNames, _ files: [SourceFile], usedBy users: [SourceFile], _ index: ProjectIndex) {
        (self.files, self.index) = (files, index)
        assets = names.assets.filter { asset in
            (files + users).contains { $0.mentions("." + asset.symbol) }
        }
    }

    func added(to outputs: [SourceRewriter.Output]) -> [SourceRewriter.Output] {
        let words = assets.map { "." + $0.symbol }
        guard !assets.isEmpty, let place = files.firstIndex(where: { $0.mentions(any: words) }) ?? files.indices.first else {
            return outputs
        }
        var outputs = outputs
        let output = outputs[place]
        outputs[place] = SourceRewriter.Output(
            path: output.path, bytes: (output.bytes ?? files[place].bytes) + Array(("\nimport UIKit\n" + text).utf8),
            diagnostics: output.diagnostics)
        return outputs
    }

    // MARK: Text

    private var text: String {
        [false, true].map { isColor in
            let own = assets.filter { $0.isColor == isColor }
            guard !own.isEmpty else { return "" }
            let (type, resource) = isColor ? ("UIColor", "ColorResource") : ("UIImage", "ImageResource")
            return Self.declared(own, in: resource) { asset in
                "static let \(Self.quoted(asset.symbol)) = UIKit.\(resource)(name: \(Self.literal(asset.name)), bundle: .module)"
            }
                + Self.declared(own.filter { isFree($0, in: type) }, in: type) { asset in
                    let path = (asset.scope + [Self.quoted(asset.symbol)]).joined(separator: ".")
                    return "static var \(Self.quoted(asset.symbol)): UIKit.\(type) { UIKit.\(type)(resource: .\(path)) }"
                }
        }.joined()
    }

    /// Whether neither UIKit nor the project has a value of the name.
    private func isFree(_ asset: AssetNames.Asset, in type: String) -> Bool {
        guard asset.scope.isEmpty else { return true }
        let own = index[type]?.properties.contains { $0.isTypeMember && $0.name == asset.symbol } ?? false
        return !own && !Self.taken.contains(asset.symbol)
    }

    /// The values of UIKit's with names of a single word, and their like.
    private static let taken: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
        "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
        "separator", "opaqueSeparator", "systemBackground", "tintColor", "darkText", "lightText", "add", "remove", "actions",
        "checkmark", "strokedCheckmark",
    ]

    /// An extension of a type, with a type of its own for each folder.
    private static func declared(
        _ assets: [AssetNames.Asset], in type: String, _ declaration: (AssetNames.Asset) -> String
    ) -> String {
        assets.isEmpty ? "" : "extension UIKit.\(type) {\n\(members(assets, depth: 0, declaration))}\n"
    }

    /// The members of a type, in the order of the catalogue.
    private static func members(
        _ assets: [AssetNames.Asset], depth: Int, _ declaration: (AssetNames.Asset) -> String
    ) -> String {
        let own = assets.filter { $0.scope.count == depth }.map { declaration($0) + "\n" }.joined()
        var names: [String] = []
        let inner = assets.filter { $0.scope.count > depth }
        for asset in inner where !names.contains(asset.scope[depth]) { names.append(asset.scope[depth]) }
        return names.reduce(own) { text, name in
            let members = members(inner.filter { $0.scope[depth] == name }, depth: depth + 1, declaration)
            return text + "enum \(name) {\n\(members)}\n"
        }
    }

    private static func literal(_ name: String) -> String {
        "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
        "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "protocol", "repeat", "return",
        "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
    ]
}

import Foundation
import Testing

@testable import SourceRewriting

/// The symbols of what is in asset catalogues.
@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("Today Tint", "Color", "todayTint"), ("logo", "Image", "logo"), ("ic_home-filled", "Image", "icHomeFilled"),
        ("AccentColor", "Color", "accent"), ("LogoImage", "Image", "logo"), ("URLIcon", "Image", "urlIcon"),
        ("Image", "Image", "image"),
        ("2up", "Image", "_2Up"), ("icon24px", "Image", "icon24Px"),
    ]) func symbolsAreThoseOfXcode(_ name: String, _ kind: String, _ symbol: String) {
        #expect(AssetNames.symbol(name, without: kind) == symbol)
    }

    private func withCatalog(_ test: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".xcassets")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["Today Tint.colorset", "Icons/logo.imageset", "Brand/deep.colorset", "red.colorset", "unused.imageset"] {
            try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
        }
        let contents = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        try contents.write(to: folder.appending(path: "Brand/Contents.json"))
        try test(folder.path)
    }

    @Test func whatIsNamedIsDeclaredInTheFirstFileThatNamesIt() throws {
        try withCatalog { folder in
            let texts = [
                "let a = 1",
                "import UIKit\nlet a = UIColor.todayTint\nlet b = UIImage(resource: .logo)\nlet c = UIColor.Brand.deep\nlet d = UIColor.red",
            ]
            let inputs = texts.enumerated().map { SourceRewriter.Input(path: "File\($0).swift", bytes: Array($1.utf8)) }
            let rewriter = SourceRewriter()
            let module = rewriter.parse(inputs, in: SourceRewriter.ProjectWords(of: inputs))
            let outputs = rewriter.rewrite(module, assets: AssetNames(of: [folder]))
            #expect(outputs[0].bytes == nil)
            let lines = String(decoding: outputs[1].bytes ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
            #expect(Array(lines.prefix(6)).last == "import UIKit")
            #expect(lines.contains(#"static let todayTint = UIKit.ColorResource(name: "Today Tint", bundle: .module)"#))
            #expect(lines.contains("static var todayTint: UIKit.UIColor { UIKit.UIColor(resource: .todayTint) }"))
            #expect(lines.contains("static var logo: UIKit.UIImage { UIKit.UIImage(resource: .logo) }"))
            #expect(lines.contains(#"static let deep = UIKit.ColorResource(name: "Brand/deep", bundle: .module)"#))
            #expect(lines.contains("static var deep: UIKit.UIColor { UIKit.UIColor(resource: .Brand.deep) }"))
            #expect(!lines.contains { $0.hasPrefix("static var red") || $0.contains("unused") })
        }
    }

    @Test func ownValuesOfTheNameStay() throws {
        try withCatalog { folder in
            let text =
                "import UIKit\nextension UIColor { static let todayTint = UIColor(named: \"a\")! }\nlet a = UIColor.todayTint"
            let inputs = [SourceRewriter.Input(path: "File.swift", bytes: Array(text.utf8))]
            let module = SourceRewriter().parse(inputs, in: SourceRewriter.ProjectWords(of: inputs))
            let output = SourceRewriter().rewrite(module, assets: AssetNames(of: [folder]))[0]
            #expect(!String(decoding: output.bytes ?? [], as: UTF8.self).contains("static var todayTint"))
        }
    }
}

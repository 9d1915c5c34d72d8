import UIKit

/// The fonts and libraries with which documents are laid out and drawn.
@MainActor
extension Examination {
    /// The fonts without which no text can be set.
    static var requiredFonts: Examination {
        fonts(
            "fonts", of: UIFont.uses.filter(\.isRequired), purpose: "sizes and pictures of text", isRequired: true,
            all: "all fonts of styles")
    }

    /// The fonts of scripts and emoji, in whose place boxes of the same size are drawn.
    static var scriptFonts: Examination {
        fonts(
            "scripts", of: UIFont.uses.filter { !$0.isRequired && $0.path != nil },
            purpose: "pictures of Thai, East Asian text and emoji",
            isRequired: false, all: "all fonts of scripts")
    }

    private static func fonts(
        _ name: String, of uses: [UIFont.Use], purpose: String, isRequired: Bool, all: String
    ) -> Examination {
        let missing = uses.filter { !$0.isInstalled }
        guard let first = missing.first else {
            return Examination(
                name: name, state: .found, detail: "\(all) in \(commonFolder(of: UIFont.uses.compactMap(\.path)))",
                purpose: purpose,
                remedy: "", isRequired: isRequired)
        }
        let files = Set(missing.compactMap(\.path)).count
        let packages = Set(missing.map(\.package)).sorted().joined(separator: " ")
        return Examination(
            name: name, state: .missing,
            detail: "\(first.path ?? "") is not there" + (files > 1 ? ", nor are \(files - 1) others" : ""),
            purpose: purpose, remedy: "install the Debian packages \(packages)", isRequired: isRequired)
    }

    /// The innermost folder that has all files.
    private static func commonFolder(of paths: [String]) -> String {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        let count = folders.reduce(folders.first?.count ?? 0) { count, folder in
            zip(folders[0].prefix(count), folder).prefix { $0 == $1 }.count
        }
        return "/" + (folders.first?.prefix(count).joined(separator: "/") ?? "")
    }

    /// The library that draws SVG.
    static var svg: Examination {
        let isThere = VectorImageSupport.drawsSVG
        return Examination(
            name: "librsvg", state: isThere ? .found : .missing,
            detail: isThere ? "librsvg-2.so.2" : "librsvg-2.so.2 is not there",
            purpose: "SVG and PDF images of asset catalogues", remedy: "install the Debian package librsvg2-2")
    }

    /// The program that reads PDF.
    static var pdf: Examination {
        let isThere = VectorImageSupport.readsPDF
        return Examination(
            name: "poppler", state: isThere ? .found : .missing,
            detail: isThere ? "pdftocairo, pdfinfo" : "pdftocairo is not there",
            purpose: "PDF images of asset catalogues", remedy: "install the Debian package poppler-utils")
    }
}

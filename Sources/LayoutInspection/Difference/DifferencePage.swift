import Foundation
import InterfaceBuilderDocument

/// A page of HTML with what is different about documents, in words and in pictures before and after, which a reader
/// compares as on the page of snapshots. It needs no other file.
@MainActor
public struct DifferencePage {
    private var sections: [String] = []

    /// An empty page.
    public init() {}

    /// Adds a document, with pictures of the scenes that may look different.
    public mutating func add(_ difference: DocumentDifference, _ comparison: LayoutComparison) {
        var section = "<section><h2>\(Self.escaped(difference.name))</h2>\n"
        for scene in difference.scenes {
            let lines = scene.text.split(separator: "\n")
            section += "<article><h3>\(Self.escaped(String(lines.first ?? "")))</h3>\n"
            section += Self.pictures(of: scene, in: comparison)
            section +=
                "<ul>" + Self.items(lines.dropFirst()).map { "<li>\(Self.escaped($0))</li>" }.joined(separator: "\n")
                + "</ul></article>\n"
        }
        sections.append(section + "</section>\n")
    }

    /// The lines without their indentation; one that is indented further, such as a cause, belongs to the item before
    /// it.
    private static func items(_ lines: ArraySlice<Substring>) -> [String] {
        lines.reduce(into: []) { items, line in
            let text = String(line.drop { $0 == " " })
            if line.hasPrefix("    "), let last = items.indices.last { items[last] += "\n" + text } else { items.append(text) }
        }
    }

    /// The page.
    public var html: String {
        let contents = sections.isEmpty ? "<p>Nothing is different.</p>" : sections.joined()
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>Layout differences</title><style>
            \(Self.style)
            \(PictureModes.style)
            </style></head>
            <body><h1>Layout differences</h1>
            \(contents)<script>
            \(PictureModes.script)
            \(Self.script)
            </script></body></html>

            """
    }

    private static let style = """
        :root { color-scheme: light dark }
        body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
        h2 { font-size: 1.1rem; border-bottom: 1px solid #ccc; padding-bottom: .3rem }
        h3 { font-size: 1rem; margin: 1rem 0 .5rem }
        .frame img { width: 320px }
        li { white-space: pre-wrap }
        @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1d } }
        """

    /// Gives each pair of pictures the buttons; without scripts they stand side by side.
    private static let script = """
        for (const place of document.querySelectorAll(".compared")) {
          const [before, after] = [...place.querySelectorAll("img")].map(image => image.src);
          const show = mode => place.replaceChildren(modeButtons(mode, show),
            comparison({before, after, captions: ["before", "after"]}, mode));
          show("side");
        }
        """

    private static func pictures(of difference: SceneDifference, in comparison: LayoutComparison) -> String {
        guard difference.mayLookDifferent else { return "" }
        let (old, new) = comparison.scenes(of: difference)
        let (before, after) = (picture(of: old, by: comparison.old), picture(of: new, by: comparison.new))
        let figures = [("before", before), ("after", after)].compactMap { caption, picture in
            picture.map { figure(caption, $0) }
        }
        return "<div class=\"pictures\(figures.count == 2 ? " compared" : "")\">\(figures.joined(separator: "\n"))</div>\n"
    }

    private static func figure(_ caption: String, _ picture: String) -> String {
        "<figure><div class=\"frame\"><img alt=\"\(caption)\" src=\"data:image/png;base64,\(picture)\"></div>"
            + "<figcaption>\(caption)</figcaption></figure>"
    }

    /// A scene's PNG in base 64; nil where there is nothing to draw.
    private static func picture(of scene: DocumentScene?, by layout: SceneLayout?) -> String? {
        guard let scene, let layout else { return nil }
        let picture = ScenePictures(layout).picture(of: scene).picture
        return try? picture.data(as: .png).base64EncodedString()
    }

    private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
}

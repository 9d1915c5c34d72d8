import Foundation

/// The target of a link in a PDF document.
package enum LinkTarget: Sendable {
    case url(String)
    /// A named destination in the document.
    case place(String)
}

/// The names of the destinations in a document, in the order in which they were added.
struct LinkNames {
    var linked: [String] = []
    var defined: [String] = []

    var missing: [String] { linked.filter { !defined.contains($0) } }
}

/// Links of PDF documents; ignored by other canvases.
extension Canvas {
    /// Makes a rectangle of the page, in device units, a link.
    package func link(_ rect: CGRect, to target: LinkTarget) {
        guard medium == .pdf, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
        let place = "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)]"
        switch target {
        case .url(let address): context.tag("Link", "\(place) uri='\(Self.escaped(address))'")
        case .place(let name):
            linkNames.linked.append(name)
            context.tag("Link", "\(place) dest='\(Self.escaped(name))'")
        }
    }

    /// Adds a named destination on the page, in device units. The first one of a name is used.
    package func define(_ name: String, at point: CGPoint) {
        guard medium == .pdf, point.x.isFinite, point.y.isFinite, !linkNames.defined.contains(name) else { return }
        linkNames.defined.append(name)
        context.tag("cairo.dest", "name='\(Self.escaped(name))' x=\(point.x) y=\(point.y)")
    }

    /// Defines missing destinations at the top of the last page, since Cairo refuses documents with dangling links.
    func defineMissingNames() {
        for name in linkNames.missing { define(name, at: .zero) }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}

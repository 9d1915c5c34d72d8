import Rasterizer

/// Which vector images this machine has the libraries and programs for.
package enum VectorImageSupport {
    /// Whether SVG images can be drawn, and those that PDF files are turned into.
    package static var drawsSVG: Bool {
        let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
        return (try? SVGImage(Array(picture.utf8))) != nil
    }

    /// Whether PDF images can be turned into SVG.
    package static var readsPDF: Bool { PDFProgram.isInstalled }
}

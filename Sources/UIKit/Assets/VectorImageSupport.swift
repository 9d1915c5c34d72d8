import Rasterizer

/// The vector image formats for which this machine has the libraries and programs.
package enum VectorImageSupport {
    /// Whether SVG images can be drawn, including those converted from PDF files.
    package static var drawsSVG: Bool {
        let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#
        return (try? SVGImage(Array(picture.utf8))) != nil
    }

    /// Whether PDF images can be converted to SVG.
    package static var readsPDF: Bool { PDFProgram.isInstalled }
}

import Foundation
import InterfaceBuilderDocument

extension LaidOutDocument {
    /// The document as a JSON object: its scenes' frames and diagnostics, or the error.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("document")
            writer.string(path)
            writer.key("error")
            switch outcome {
            case .success(let scenes):
                writer.string(nil)
                Self.write(scenes, to: &writer)
            case .failure(let failure):
                writer.string(failure.diagnostic.line(path: path))
                Self.write([], to: &writer)
            }
        }
    }

    private static func write(_ scenes: [LaidOutScene], to writer: inout JSONWriter) {
        writer.key("scenes")
        writer.array { writer in scenes.forEach { $0.write(to: &writer) } }
    }
}

extension LaidOutScene {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.string(id)
            writer.key("class")
            writer.string(className)
            writer.key("scale")
            writer.number(scale)
            writer.key("size")
            writer.numbers([size.width, size.height])
            writer.key("views")
            writer.array { writer in views.forEach { $0.write(to: &writer, scale: scale) } }
            writer.key("diagnostics")
            writer.array { writer in diagnostics.forEach { $0.write(to: &writer) } }
        }
    }
}

extension LaidOutView {
    /// - Parameter scale: Pixels in a point.
    func write(to writer: inout JSONWriter, scale: Double) {
        writer.object { writer in
            writer.key("id")
            writer.string(id)
            writer.key("class")
            writer.string(className)
            writer.key("frame")
            writer.numbers(
                [frame.origin.x, frame.origin.y, frame.width, frame.height].map { Self.wholePixels($0, scale: scale) })
        }
    }

    /// A length as the number nearest to its pixels: frames are differences of pixels' places, which leave rounding
    /// errors.
    private static func wholePixels(_ length: Double, scale: Double) -> Double {
        let nearest = (length * scale).rounded() / scale
        return abs(nearest - length) < 1e-9 ? nearest : length
    }
}

extension DocumentDiagnostic {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.string(id)
            writer.key("severity")
            writer.string(severity.rawValue)
            writer.key("message")
            writer.string(message)
            writer.key("line")
            writer.integer(position?.line)
            writer.key("column")
            writer.integer(position?.column)
            writer.key("items")
            writer.strings(items)
        }
    }
}

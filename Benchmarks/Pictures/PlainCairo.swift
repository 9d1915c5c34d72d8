import CPeerCairo
import CoreGraphics
import Foundation
import Rasterizer
import UIKit

/// A drawing of a screen by Cairo alone: rectangles with round corners, and glyphs by Cairo's own cache of glyphs
/// or as paths.
@MainActor
final class PlainCairo {
    private struct Box {
        let (rect, radius, color): (CGRect, CGFloat, [CGFloat])
    }

    private struct Line {
        let (face, size, color, glyphs): (OpaquePointer, CGFloat, [CGFloat], [cairo_glyph_t])
    }

    private var boxes: [Box] = []
    private var lines: [Line] = []
    private var faces: [String: OpaquePointer] = [:]
    private let (size, scale): (CGSize, CGFloat)

    /// Collects what is drawn of a view that is laid out.
    init(_ view: UIView, scale: CGFloat) {
        (size, self.scale) = (view.bounds.size, scale)
        collect(view, at: .zero)
    }

    private func collect(_ view: UIView, at origin: CGPoint) {
        if let color = view.backgroundColor {
            boxes.append(
                Box(
                    rect: CGRect(origin: origin, size: view.bounds.size), radius: view.layer.cornerRadius,
                    color: components(color)))
        }
        if let label = view as? UILabel { collect(label, at: origin) }
        for child in view.subviews {
            collect(child, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
        }
    }

    private func collect(_ label: UILabel, at origin: CGPoint) {
        let (frame, place) = label.placedText(in: label.bounds, recordsAdvances: false)
        for line in frame.lines {
            for run in line.runs {
                let glyphs = run.glyphs.map {
                    cairo_glyph_t(
                        index: UInt($0.glyph), x: origin.x + place.x + CGFloat(line.x + $0.x),
                        y: origin.y + place.y + CGFloat(line.baseline + $0.y))
                }
                lines.append(
                    Line(
                        face: face(run.font.typeface.face), size: CGFloat(run.font.pointSize), color: components(label.textColor),
                        glyphs: glyphs))
            }
        }
    }

    private func components(_ color: UIColor) -> [CGFloat] {
        color.resolvedColor(with: UITraitCollection.current).cgColor.components ?? [0, 0, 0, 1]
    }

    private func face(_ face: FontFace) -> OpaquePointer {
        if let known = faces[face.path] { return known }
        var library: FT_Library?
        var loaded: FT_Face?
        precondition(FT_Init_FreeType(&library) == 0 && FT_New_Face(library, face.path, FT_Long(face.index), &loaded) == 0)
        let new = cairo_ft_font_face_create_for_ft_face(loaded, Int32(FT_LOAD_NO_HINTING))!
        faces[face.path] = new
        return new
    }

    /// Draws everything on a new surface, which is freed.
    func draw(asPaths: Bool) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width * scale), Int32(size.height * scale))
        let context = cairo_create(surface)
        cairo_scale(context, scale, scale)
        for box in boxes {
            set(box.color, in: context)
            addPath(of: box, in: context)
            cairo_fill(context)
        }
        for line in lines {
            set(line.color, in: context)
            cairo_set_font_face(context, line.face)
            cairo_set_font_size(context, line.size)
            if asPaths {
                cairo_glyph_path(context, line.glyphs, Int32(line.glyphs.count))
                cairo_fill(context)
            } else {
                cairo_show_glyphs(context, line.glyphs, Int32(line.glyphs.count))
            }
        }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func set(_ color: [CGFloat], in context: OpaquePointer?) {
        let rgb = color.count < 3 ? [color[0], color[0], color[0]] : color
        cairo_set_source_rgba(context, rgb[0], rgb[1], rgb[2], color[color.count - 1])
    }

    private func addPath(of box: Box, in context: OpaquePointer?) {
        let (rect, radius) = (box.rect, box.radius)
        guard radius > 0 else { return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }
}

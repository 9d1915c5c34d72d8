import Foundation

/// What changed on a program's screen since the last update: areas that moved, then areas with new pixels.
///
/// Its bytes, with little-endian numbers: the width and the height in pixels, 16 bits each; the pixels in a point, 32
/// bits floating; the number of the last input that is shown, 32 bits; the number of steps, 16 bits; and the steps.
/// Each is a kind of 8 bits with the rectangle of 4 x 16 bits, then for a move the distance in y, 16 bits with a sign,
/// and for pixels the length of the bytes, 32 bits, and the bytes: BGRA, as they are (kind 1) or by zlib (kind 2).
package struct ScreenUpdate: Equatable, Sendable {
    /// Pixels.
    package struct Area: Equatable, Sendable {
        package var x, y, width, height: Int
        package init(x: Int, y: Int, width: Int, height: Int) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    package enum Step: Equatable, Sendable {
        /// The area shows what stood `distance` pixels below it.
        case move(Area, distance: Int)
        case pixels(Area, Data)
        case compressed(Area, Data)
    }

    package var width: Int
    package var height: Int
    package var scale: Float
    package var input: UInt32
    package var steps: [Step]

    package init(width: Int, height: Int, scale: Float, input: UInt32 = 0, steps: [Step] = []) {
        (self.width, self.height, self.scale, self.input, self.steps) = (width, height, scale, input, steps)
    }

    package var encoded: Data {
        var data = Data()
        data.appendNumber(UInt16(clamping: width))
        data.appendNumber(UInt16(clamping: height))
        data.appendNumber(scale.bitPattern)
        data.appendNumber(input)
        data.appendNumber(UInt16(clamping: steps.count))
        for step in steps { Self.append(step, to: &data) }
        return data
    }

    private static func append(_ step: Step, to data: inout Data) {
        switch step {
        case .move(let area, let distance):
            append(0, area, to: &data)
            data.appendNumber(Int16(clamping: distance))
        case .pixels(let area, let bytes), .compressed(let area, let bytes):
            if case .pixels = step { append(1, area, to: &data) } else { append(2, area, to: &data) }
            data.appendNumber(UInt32(bytes.count))
            data.append(bytes)
        }
    }

    private static func append(_ kind: UInt8, _ area: Area, to data: inout Data) {
        data.append(kind)
        for number in [area.x, area.y, area.width, area.height] { data.appendNumber(UInt16(clamping: number)) }
    }
}

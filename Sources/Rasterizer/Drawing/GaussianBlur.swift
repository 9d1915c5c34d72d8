/// A Gaussian blur approximated by three box blurs.
///
/// - Source: the Filter Effects specification's box sizes for `feGaussianBlur`, w3.org/TR/filter-effects-1.
package struct GaussianBlur: Equatable, Sendable {
    /// The extents of the three boxes to the left and the right of a pixel.
    private let boxes: [Box]

    /// - Parameter sigma: The standard deviation in pixels, at most 250; values near 0 and values that are not finite
    ///   have no effect.
    package init(sigma: Double) {
        let size = sigma.isFinite ? Int((min(max(sigma, 0), 250) * 1.87997120597325 + 0.5).rounded(.down)) : 0
        let half = size / 2
        if size < 2 {
            boxes = []
        } else if size % 2 == 1 {
            boxes = Array(repeating: Box(before: half, after: half), count: 3)
        } else {
            boxes = [Box(before: half, after: half - 1), Box(before: half - 1, after: half), Box(before: half, after: half)]
        }
    }

    /// The distance in pixels beyond which a pixel has no influence.
    package var reach: Int {
        boxes.reduce(0) { $0 + max($1.before, $1.after) }
    }

    /// Blurs values of one byte per pixel in place; pixels outside count as 0.
    ///
    /// - Parameter bytesPerPixel: The distance of a pixel's value from that of its neighbour.
    /// - Complexity: O(pixels) to find those that are not 0, and to blur these and their neighbourhood, regardless of
    ///   sigma.
    package func apply(
        to bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, bytesPerPixel: Int = 1
    ) {
        guard !boxes.isEmpty, let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            let (columns, rows) = bytesPerPixel == 1
                ? Self.extent(start, width: width, height: height, bytesPerRow: bytesPerRow) : (0..<width, 0..<height)
        else { return }
        let (left, top) = (max(columns.lowerBound - reach, 0), max(rows.lowerBound - reach, 0))
        let (width, height) = (min(columns.upperBound + reach, width) - left, min(rows.upperBound + reach, height) - top)
        let base = start + top * bytesPerRow + left * bytesPerPixel
        var line = [UInt8](repeating: 0, count: max(width, height))
        line.withUnsafeMutableBufferPointer { line in
            for box in boxes {
                for row in 0..<height { box.blur(base + row * bytesPerRow, count: width, stride: bytesPerPixel, line) }
                for column in 0..<width { box.blur(base + column * bytesPerPixel, count: height, stride: bytesPerRow, line) }
            }
        }
    }

    /// The columns and rows between the outermost values that are not 0; nil if all are 0.
    private static func extent(
        _ base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int
    ) -> (columns: Range<Int>, rows: Range<Int>)? {
        var (left, right, top, bottom) = (width, 0, height, 0)
        for row in 0..<height {
            let values = UnsafeBufferPointer(start: base + row * bytesPerRow, count: width)
            guard let first = values.firstIndex(where: { $0 != 0 }) else { continue }
            left = min(left, first)
            if let last = values[right...].lastIndex(where: { $0 != 0 }) { right = last + 1 }
            (top, bottom) = (min(top, row), row + 1)
        }
        return top < bottom ? (left..<right, top..<bottom) : nil
    }

    private struct Box: Equatable {
        let before: Int
        let after: Int

        /// Replaces each value by the mean of its neighbours, rounded.
        func blur(_ values: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, _ copy: UnsafeMutableBufferPointer<UInt8>) {
            for index in 0..<count { copy[index] = values[index * stride] }
            let size = before + after + 1
            var sum = 0
            for index in 0..<min(after, count) { sum += Int(copy[index]) }
            for index in 0..<count {
                if index + after < count { sum += Int(copy[index + after]) }
                if index - before - 1 >= 0 { sum -= Int(copy[index - before - 1]) }
                values[index * stride] = UInt8((sum + size / 2) / size)
            }
        }
    }
}

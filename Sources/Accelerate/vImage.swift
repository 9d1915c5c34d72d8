/// A number of pixels.
public typealias vImagePixelCount = UInt
/// An error; 0 for none.
public typealias vImage_Error = Int
/// Options of functions.
public typealias vImage_Flags = UInt32
/// A value of eight bits.
public typealias Pixel_8 = UInt8

/// Pixels in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vimage_buffer
public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels in a row.
    public var width: vImagePixelCount
    /// The number of bytes from one row to the next.
    public var rowBytes: Int
    /// Creates an empty buffer.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    /// Creates a buffer of pixels.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

/// No error.
public let kvImageNoError: vImage_Error = 0
/// The kernel is of an even size.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The part that is written is larger than what is read.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The buffers' sizes differ.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// No option.
public let kvImageNoFlags = 0
/// Pixels beyond the edges are those at the edges.
public let kvImageEdgeExtend = 8
/// The first channel stays as it is.
public let kvImageLeaveAlphaUnchanged = 1

/// Gives each pixel the mean of those around it, in each of the four channels. Pixels beyond the edges are those at the
/// edges, whatever the flags say.
///
/// - Source: developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888(_:_:_:_:_:_:_:_:_:)
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    let (from, to) = (src.pointee, dest.pointee)
    guard srcOffsetToROI_X + to.width <= from.width, srcOffsetToROI_Y + to.height <= from.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    let (width, height) = (Int(from.width), Int(from.height))
    let pixels = from.data.assumingMemoryBound(to: UInt8.self)
    var rows = [Int](repeating: 0, count: width * height * 4)
    for y in 0..<height {
        for channel in 0..<4 {
            let means = sums(Int(kernel_width) / 2, count: width) { Int(pixels[y * from.rowBytes + $0 * 4 + channel]) }
            for x in 0..<width { rows[(y * width + x) * 4 + channel] = means[x] }
        }
    }
    let area = Int(kernel_width * kernel_height)
    let written = to.data.assumingMemoryBound(to: UInt8.self)
    for x in 0..<Int(to.width) {
        let column = x + Int(srcOffsetToROI_X)
        for channel in 0..<4 {
            let means = sums(Int(kernel_height) / 2, count: height) { rows[($0 * width + column) * 4 + channel] }
            for y in 0..<Int(to.height) {
                written[y * to.rowBytes + x * 4 + channel] = UInt8((means[y + Int(srcOffsetToROI_Y)] + area / 2) / area)
            }
        }
    }
    return kvImageNoError
}

/// The sums of the numbers up to a distance from each one; those at the ends are repeated.
private func sums(_ radius: Int, count: Int, _ number: (Int) -> Int) -> [Int] {
    func clamped(_ index: Int) -> Int { number(min(max(index, 0), count - 1)) }
    guard count > 0 else { return [] }
    var sum = (-radius...radius).reduce(0) { $0 + clamped($1) }
    return (0..<count).map { index in
        defer { sum += clamped(index + radius + 1) - clamped(index - radius) }
        return sum
    }
}

/// Multiplies each pixel's channels with a matrix, and divides.
///
/// - Source: developer.apple.com/documentation/accelerate/vimagematrixmultiply_argb8888(_:_:_:_:_:_:_:)
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>, _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.width == to.width, from.height == to.height else { return kvImageBufferSizeMismatch }
    for y in 0..<Int(to.height) {
        let source = (from.data + y * from.rowBytes).assumingMemoryBound(to: UInt8.self)
        let target = (to.data + y * to.rowBytes).assumingMemoryBound(to: UInt8.self)
        for x in 0..<Int(to.width) {
            let pixel = (0..<4).map { Int(source[x * 4 + $0]) + Int(pre_bias?[$0] ?? 0) }
            for column in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[column] ?? 0)) { $0 + pixel[$1] * Int(matrix[$1 * 4 + column]) }
                target[x * 4 + column] = UInt8(min(max(sum / Int(divisor), 0), 255))
            }
        }
    }
    return kvImageNoError
}

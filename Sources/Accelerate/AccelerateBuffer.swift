/// Elements beside each other in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/acceleratebuffer
public protocol AccelerateBuffer {
    /// The type of the elements.
    associatedtype Element
    /// The number of elements.
    var count: Int { get }
    /// Calls a closure with the elements.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements beside each other in memory that can be changed.
///
/// - Source: developer.apple.com/documentation/accelerate/acceleratemutablebuffer
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    /// Calls a closure with the elements, which it may change.
    mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Calls a closure with the elements.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try body(self) }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Calls a closure with the elements.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    /// Calls a closure with the elements, which it may change.
    public func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R {
        var buffer = self
        return try body(&buffer)
    }
}

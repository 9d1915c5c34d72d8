@_exported public import Foundation

/// The machine's graphics. There are none here, as on machines without Metal: nil.
///
/// - Source: developer.apple.com/documentation/metal/mtlcreatesystemdefaultdevice()
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Graphics of a machine. Nothing here makes one.
///
/// - Source: developer.apple.com/documentation/metal/mtldevice
public protocol MTLDevice: AnyObject, Sendable {
    /// The name.
    var name: String { get }
    /// Makes a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Returns the program's own library.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Makes a library of a source.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Makes memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes memory with a content.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a state of drawing.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Makes a state of computing.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
}

extension MTLDevice {
    /// Makes memory with the usual options.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    /// Makes memory with a content and the usual options.
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}

/// A queue of commands.
public protocol MTLCommandQueue: AnyObject {
    /// The graphics.
    var device: any MTLDevice { get }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A list of commands.
public protocol MTLCommandBuffer: AnyObject {
    /// Makes an encoder of drawing.
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    /// Shows a picture when the commands are done.
    func present(_ drawable: any MTLDrawable)
    /// Runs the commands.
    func commit()
    /// Waits until the commands are done.
    func waitUntilCompleted()
}

/// Writes commands.
public protocol MTLCommandEncoder: AnyObject {
    /// Ends the list.
    func endEncoding()
}

/// Writes commands of drawing.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// Sets how is drawn.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// Sets memory of corners.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets memory of pixels.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Draws.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}

/// Functions for the graphics.
public protocol MTLLibrary: AnyObject {
    /// Returns a function.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function for the graphics.
public protocol MTLFunction: AnyObject {
    /// The name.
    var name: String { get }
}

/// A compiled state of drawing.
public protocol MTLRenderPipelineState: AnyObject {}
/// A compiled state of computing.
public protocol MTLComputePipelineState: AnyObject {}
/// A picture that is shown.
public protocol MTLDrawable: AnyObject {
    /// Shows the picture.
    func present()
}
/// Memory of the graphics.
public protocol MTLResource: AnyObject {}
/// Memory of the graphics.
public protocol MTLBuffer: MTLResource {
    /// The number of bytes.
    var length: Int { get }
    /// Returns the first byte.
    func contents() -> UnsafeMutableRawPointer
}
/// Pixels of the graphics.
public protocol MTLTexture: MTLResource {
    /// The number of pixels in a row.
    var width: Int { get }
    /// The number of rows.
    var height: Int { get }
}

/// Settings that a source is compiled with.
open class MTLCompileOptions: NSObject {
    /// Creates the default options.
    public override init() { super.init() }
}

/// The place of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For both the processor and the graphics.
    public static let storageModeShared: MTLResourceOptions = []
    /// For the graphics alone.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

/// The shapes that are drawn.
public enum MTLPrimitiveType: UInt, Sendable {
    /// Points, lines, or triangles.
    case point = 0, line, lineStrip, triangle, triangleStrip
}

/// The layout of pixels in memory.
public enum MTLPixelFormat: UInt, Sendable {
    /// The formats.
    case invalid = 0, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgba16Float = 115
    case depth32Float = 252
}

/// A colour.
public struct MTLClearColor: Sendable {
    /// The shares of the colours, and how opaque it is.
    public var red, green, blue, alpha: Double
    /// Creates clear black.
    public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
    /// Creates a colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Creates a colour.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A description of a state of drawing.
open class MTLRenderPipelineDescriptor: NSObject {
    /// Creates an empty value.
    public override init() { super.init() }
    /// The function of corners.
    open var vertexFunction: (any MTLFunction)?
    /// The function of pixels.
    open var fragmentFunction: (any MTLFunction)?
    /// The pictures that are drawn in.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
}

/// The pictures that are drawn in.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var kept: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    /// One of them.
    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            let found = kept[attachmentIndex] ?? MTLRenderPipelineColorAttachmentDescriptor()
            kept[attachmentIndex] = found
            return found
        }
        set { kept[attachmentIndex] = newValue }
    }
}

/// A picture that is drawn in.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    /// Creates an empty value.
    public override init() { super.init() }
    /// The layout of pixels.
    open var pixelFormat = MTLPixelFormat.invalid
}

/// One drawing.
open class MTLRenderPassDescriptor: NSObject {
    /// Creates an empty value.
    public override init() { super.init() }
}

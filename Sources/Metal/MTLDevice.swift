@_exported public import Foundation

/// The machine's graphics. There are none here, as on machines without Metal: nil.
///
/// - Source: developer.apple.com/documentation/metal/mtlcreatesystemdefaultdevice()
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Graphics of a machine. Nothing here makes one.
///
/// - Source: developer.apple.com/documentation/metal/mtldevice
public protocol MTLDevice: NSObjectProtocol, Sendable {
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
    /// Makes pixels.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
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
public protocol MTLCommandQueue: NSObjectProtocol {
    /// The name for debuggers.
    var label: String? { get set }
    /// The graphics.
    var device: any MTLDevice { get }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// A list of commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// The name for debuggers.
    var label: String? { get set }
    /// Makes an encoder of drawing.
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    /// Makes an encoder of computing.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Calls a closure when the commands are done.
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    /// Shows a picture when the commands are done.
    func present(_ drawable: any MTLDrawable)
    /// Runs the commands.
    func commit()
    /// Waits until the commands are done.
    func waitUntilCompleted()
}

/// Writes commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// The name for debuggers.
    var label: String? { get set }
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
    /// Sets the part that is drawn in.
    func setViewport(_ viewport: MTLViewport)
    /// Sets values of corners.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets values of pixels.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Sets a picture for pixels.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Draws.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws corners in the order of a list.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}

/// Writes commands of computing.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// Sets what is computed.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Sets memory.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Sets pixels.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Computes in groups of threads.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Computes in threads.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// Functions for the graphics.
public protocol MTLLibrary: NSObjectProtocol {
    /// Returns a function.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

/// A function for the graphics.
public protocol MTLFunction: NSObjectProtocol {
    /// The name.
    var name: String { get }
}

/// A compiled state of drawing.
public protocol MTLRenderPipelineState: NSObjectProtocol {}
/// A compiled state of computing.
public protocol MTLComputePipelineState: NSObjectProtocol {
    /// The greatest number of threads in a group.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// The number of threads that run together.
    var threadExecutionWidth: Int { get }
}
/// A picture that is shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows the picture.
    func present()
}
/// Memory of the graphics.
public protocol MTLResource: NSObjectProtocol {
    /// The name for debuggers.
    var label: String? { get set }
}
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
    /// The layout of pixels.
    var pixelFormat: MTLPixelFormat { get }
    /// Replaces the pixels of a region.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
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
    /// The order in which the processor writes, which it does not read.
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    /// For the graphics alone.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

/// The shapes that are drawn.
public enum MTLPrimitiveType: UInt, Sendable {
    /// Points, lines, or triangles.
    case point = 0, line, lineStrip, triangle, triangleStrip
}

/// The size of an index.
public enum MTLIndexType: UInt, Sendable {
    /// 16 or 32 bits.
    case uint16 = 0, uint32
}

/// The layout of pixels in memory.
public enum MTLPixelFormat: UInt, Sendable {
    /// The formats.
    case invalid = 0, r8Unorm = 10, r32Float = 55, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81,
        rgba16Float = 115
    case rgba32Float = 125, depth32Float = 252, depth32Float_stencil8 = 260
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
    /// The name for debuggers.
    open var label: String?
    /// The pictures that are drawn in.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    /// The layout of depths.
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// The number of samples of a pixel.
    open var rasterSampleCount = 1
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
    /// Whether colours mix with those below.
    open var isBlendingEnabled = false
}

/// One drawing.
open class MTLRenderPassDescriptor: NSObject {
    /// Creates an empty value.
    public override init() { super.init() }
    /// The pictures that are drawn in.
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
}

/// The pictures that are drawn in.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var kept: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    /// One of them.
    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            let found = kept[attachmentIndex] ?? MTLRenderPassColorAttachmentDescriptor()
            kept[attachmentIndex] = found
            return found
        }
        set { kept[attachmentIndex] = newValue }
    }
}

/// A picture that is drawn in.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
    /// Creates an empty value.
    public override init() { super.init() }
    /// The picture.
    open var texture: (any MTLTexture)?
    /// The treatment of the picture before.
    open var loadAction = MTLLoadAction.dontCare
    /// The treatment of the picture behind.
    open var storeAction = MTLStoreAction.store
    /// The colour of a cleared picture; opaque black by default.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The treatment of a picture before it is drawn in.
public enum MTLLoadAction: UInt, Sendable {
    /// Any content, that of before, or one colour.
    case dontCare = 0, load, clear
}

/// The treatment of a picture that was drawn in.
public enum MTLStoreAction: UInt, Sendable {
    /// It may be lost, or is kept.
    case dontCare = 0, store
}

/// A part of a picture that is drawn in.
public struct MTLViewport: Sendable {
    /// The place, the size and the depths.
    public var originX, originY, width, height, znear, zfar: Double
    /// Creates an empty part.
    public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
    /// Creates a part.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

/// A number of elements in each dimension.
public struct MTLSize: Sendable {
    /// The numbers.
    public var width, height, depth: Int
    /// Creates an empty size.
    public init() { (width, height, depth) = (0, 0, 0) }
    /// Creates a size.
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

/// Creates a size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

/// The place of an element.
public struct MTLOrigin: Sendable {
    /// The numbers.
    public var x, y, z: Int
    /// Creates the first place.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a place.
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A part of a picture.
public struct MTLRegion: Sendable {
    /// The place.
    public var origin: MTLOrigin
    /// The size.
    public var size: MTLSize
    /// Creates an empty part.
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    /// Creates a part.
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

/// Creates a part of a flat picture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}

/// A description of pixels.
///
/// - Source: developer.apple.com/documentation/metal/mtltexturedescriptor
open class MTLTextureDescriptor: NSObject {
    /// Creates a description of one pixel.
    public override init() { super.init() }
    /// The layout of pixels.
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// The number of pixels in a row.
    open var width = 1
    /// The number of rows.
    open var height = 1
    /// The ways in which pixels are used.
    open var usage: MTLTextureUsage = .shaderRead
    /// Creates a description of a flat picture.
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool)
        -> MTLTextureDescriptor
    {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}

/// The ways in which pixels are used.
public struct MTLTextureUsage: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Functions read them.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Functions write them.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// They are drawn in.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

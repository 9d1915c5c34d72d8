public import Foundation

/// Objects in an order, with gaps; objects may leave a gap when they are gone.
///
/// - Source: developer.apple.com/documentation/foundation/nspointerarray
open class NSPointerArray: NSObject, @unchecked Sendable {
    private let isWeak: Bool
    private var list: [Entry] = []

    private struct Entry {
        let kept: AnyObject?
        weak var seen: AnyObject?

        var object: AnyObject? { kept ?? seen }
    }

    /// Makes an empty array.
    public init(options: NSPointerFunctions.Options) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    /// Makes an empty array that keeps its objects alive.
    open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// Makes an empty array that keeps nothing alive.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// How many entries are there, gaps included. Setting it cuts the array, or adds gaps.
    open var count: Int {
        get { list.count }
        set { list = Array(list.prefix(newValue)) + Array(repeating: entry(nil), count: max(0, newValue - list.count)) }
    }

    /// The objects that are there.
    open var allObjects: [Any] { list.compactMap(\.object) }

    /// The object at a place, which is not retained; nil for a gap.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        list[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object, or a gap, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { list.append(entry(pointer)) }
    /// Adds an object, or a gap, at a place.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { list.insert(entry(item), at: index) }
    /// Puts an object, or a gap, in place of another.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { list[index] = entry(item) }
    /// Takes the entry at a place out.
    open func removePointer(at index: Int) { list.remove(at: index) }
    /// Takes all gaps out, also those that objects left.
    open func compact() { list.removeAll { $0.object == nil } }

    private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return Entry(kept: isWeak ? nil : object, seen: object)
    }
}

/// Callbacks that return the metrics of characters in whose place a program draws something else. On iOS these are C
/// functions; here closures may capture.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecallbacks
public struct CTRunDelegateCallbacks {
    /// The version of the structure, ``kCTRunDelegateVersion1``.
    public var version: CFIndex
    /// Called with the delegate's pointer once the delegate is deallocated.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Returns the ascent: points above the baseline.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// Returns the descent: points below the baseline.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Returns the advance in points.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    /// Creates callbacks.
    public init(
        version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
        getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
    ) {
        (self.version, self.dealloc) = (version, dealloc)
        (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
    }
}

/// The version of ``CTRunDelegateCallbacks`` with these members.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The latest version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateCurrentVersion: CFIndex = kCTRunDelegateVersion1

/// A delegate that returns the metrics of characters in whose place a program draws something else; the value of
/// ``kCTRunDelegateAttributeName``.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegate
public final class CTRunDelegate {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let pointer: UnsafeMutableRawPointer?

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ pointer: UnsafeMutableRawPointer?) {
        (self.callbacks, self.pointer) = (callbacks, pointer)
    }

    deinit { callbacks.dealloc(given) }

    var ascent: CGFloat { callbacks.getAscent(given) }
    var descent: CGFloat { callbacks.getDescent(given) }
    var width: CGFloat { callbacks.getWidth(given) }

    /// The pointer passed to the callbacks: an address that is never read stands for null, since Swift has no null
    /// pointer that is not optional.
    private var given: UnsafeMutableRawPointer { pointer ?? UnsafeMutableRawPointer(bitPattern: 1)! }
}

extension CTRunDelegate: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTRunDelegate, rhs: CTRunDelegate) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a delegate of callbacks and a pointer that each of them receives.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecreate(_:_:)
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// The pointer that the callbacks of a delegate receive.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegategetrefcon(_:)
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.pointer ?? UnsafeMutableRawPointer(bitPattern: 1)!
}

/// What tells the room of characters in whose place a program draws something else. On iOS these are functions of C;
/// here closures may capture.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecallbacks
public struct CTRunDelegateCallbacks {
    /// The version of the structure, ``kCTRunDelegateVersion1``.
    public var version: CFIndex
    /// Called with the delegate's pointer once the delegate is gone.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Points above the baseline.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points below the baseline.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points that the pen moves.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    /// Creates a structure of functions.
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

/// The version of ``CTRunDelegateCallbacks`` that has these members.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The latest version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateCurrentVersion: CFIndex = kCTRunDelegateVersion1

/// Says how much room characters take in whose place a program draws something else; the value of
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

    /// What the functions get: Swift has no null pointer that is not optional, so that an address which nothing reads
    /// stands for it.
    private var given: UnsafeMutableRawPointer { pointer ?? UnsafeMutableRawPointer(bitPattern: 1)! }
}

extension CTRunDelegate: Hashable {
    /// Whether both are the same object (identity, not content).
    public static func == (lhs: CTRunDelegate, rhs: CTRunDelegate) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes a delegate of functions and a pointer that each of them gets.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegatecreate(_:_:)
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// The pointer that the functions of a delegate get.
///
/// - Source: developer.apple.com/documentation/coretext/ctrundelegategetrefcon(_:)
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.pointer ?? UnsafeMutableRawPointer(bitPattern: 1)!
}

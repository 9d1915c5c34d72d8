public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// For all that has no name of its own.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A value outside of the bounds of some data.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// A value that a method does not take.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that should not come about.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// An exception of Objective-C, which ends the program where it is raised: Swift does not catch any.
///
/// - Source: developer.apple.com/documentation/foundation/nsexception
open class NSException: NSObject, @unchecked Sendable {
    /// The kind of the exception.
    open var name: NSExceptionName
    /// The reason, in words.
    open var reason: String?
    /// The values that a program adds.
    open var userInfo: [AnyHashable: Any]?

    /// Makes an exception, which does nothing before it is raised.
    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
        super.init()
    }

    /// Ends the program with the exception's name and reason.
    open func raise() {
        fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
    }

    /// Ends the program with a name and a reason whose values are put in.
    open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }
}

import Foundation

/// Classes by their names in Objective-C: those that `@objc(Name)` gives, which rewritten files register before `main`
/// runs, the plain names of the frameworks' classes, `Module.Name` for others at the top of a module, and names such as
/// `_TtCC6Module5Outer5Inner` for those inside of types.
public enum NamedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var registered: [(name: String, type: @Sendable () -> AnyClass)] = []

    /// Registers the name of a class. Rewritten files call this from a constructor of the program.
    public static func register(_ name: String, _ type: @escaping @Sendable () -> AnyClass) {
        lock.withLock { registered.append((name, type)) }
    }

    nonisolated(unsafe) private static var registeredProtocols: [(name: String, type: @Sendable () -> Any.Type)] = []

    /// Registers the name of a protocol, likewise.
    public static func register(protocol name: String, _ type: @escaping @Sendable () -> Any.Type) {
        lock.withLock { registeredProtocols.append((name, type)) }
    }

    /// The modules whose classes have plain names on iOS.
    private static let frameworks = [
        "UIKit", "QuartzCore", "XCTest", "WebKit", "MapKit", "AVFoundation", "AVKit", "SafariServices", "MessageUI", "StoreKit",
        "Photos",
        "PhotosUI", "CoreData", "CoreLocation", "LocalAuthentication", "UserNotifications", "UniformTypeIdentifiers",
    ]

    /// The class that `@objc(Name)` gives a name; nil for none.
    package static func renamed(_ name: String) -> AnyClass? {
        lock.withLock { registered.first { $0.name == name } }?.type()
    }

    /// The class of a name; nil for none. A class in a function, and a private one, is found by the name that
    /// ``name(of:)`` returned for it.
    ///
    /// As on iOS a name with several dots is none: the run-time library of Objective-C takes one dot for that behind a
    /// module.
    public static func find(_ name: String) -> AnyClass? {
        if let found = renamed(name) ?? NestedClassNames.find(name) ?? lock.withLock({ told[name] }) { return found }
        switch name.count(where: { $0 == "." }) {
        case 0:
            return NSClassFromString(name) ?? frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
        case 1: return NSClassFromString(name)
        default: return nil  // NSClassFromString ends the program.
        }
    }

    /// The names that were told of classes which are not found by them otherwise.
    nonisolated(unsafe) private static var told: [String: AnyClass] = [:]

    /// The name of a class.
    public static func name(of type: AnyClass) -> String {
        if let name = lock.withLock({ registered.first { $0.type() == type } })?.name ?? NestedClassNames.name(of: type) {
            return name
        }
        let name = nameInSwift(of: type)
        if name.count(where: { $0 == "." }) > 1 || name.contains("<") { lock.withLock { told[name] = type } }
        return name
    }

    /// The name of a protocol.
    public static func name(ofProtocol type: Any.Type) -> String {
        lock.withLock { registeredProtocols.first { $0.type() == type } }?.name ?? nameInSwift(of: type)
    }

    private static func nameInSwift(of type: Any.Type) -> String {
        let full = String(reflecting: type)
        guard let dot = full.firstIndex(of: ".") else { return full }
        return full.hasPrefix("Foundation.") || frameworks.contains(String(full[..<dot]))
            ? String(full[full.index(after: dot)...]) : full
    }
}

import RuntimeReflection

/// The class of a name as on iOS: one that `@objc(Name)` gives it, the plain name of a framework's class, or
/// `Module.Name`. Stands for `NSClassFromString`.
public func classNamed(_ aClassName: String) -> AnyClass? { NamedClasses.find(aClassName) }

/// The name of a class as on iOS, see ``classNamed(_:)``. Stands for `NSStringFromClass`.
public func nameOfClass(_ aClass: AnyClass) -> String { NamedClasses.name(of: aClass) }

/// The name of a protocol as on iOS: the one that `@objc(Name)` gives it, or `Module.Name`. Stands for
/// `NSStringFromProtocol`.
public func nameOfProtocol(_ proto: Any.Type) -> String { NamedClasses.name(ofProtocol: proto) }

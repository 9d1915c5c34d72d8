/// The classes of a program that stand below those of a framework, whose methods and properties are found by name.
///
/// The framework's own classes are not searched: it sets their properties itself.
@MainActor
package struct ProgramClasses {
    /// The module of the framework.
    private let framework: String
    let abi: RuntimeABI

    /// - Parameters:
    ///   - framework: The module of the framework's classes, such as `UIKit`.
    ///   - abi: The binary interface that the program runs on. Where it is not one that this module knows, nothing is
    ///     found, and every question throws the failure that says so.
    package init(below framework: String, abi: RuntimeABI = .running) {
        self.framework = framework
        self.abi = abi
    }

    /// Whether a class is the framework's.
    package func isFramework(_ type: AnyClass) -> Bool { Self.module(of: type) == framework }

    /// The nearest of the framework's classes that a class is or inherits from; the class itself where there is none.
    package func nearestFrameworkClass(of type: AnyClass) -> AnyClass {
        Self.superclasses(from: type).first(where: isFramework) ?? type
    }

    /// Whether a class is another one or one of its subclasses.
    package static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
        superclasses(from: type).contains { $0 == other }
    }

    /// The class of a name at the top of any module of the program that is another one or a subclass of it; nil if
    /// there are several, or the program has no symbols.
    @MainActor
    package static func only(named name: String, below other: AnyClass) -> AnyClass? {
        let found = ProgramSymbols.classes(named: name).filter { isClass($0, below: other) }
        return found.count == 1 ? found[0] : nil
    }

    /// The module that declares a class.
    package static func module(of type: AnyClass) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

    /// A class, its superclass, and so on.
    static func superclasses(from type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
        sequence(first: type, next: { _getSuperclass($0) })
    }
}

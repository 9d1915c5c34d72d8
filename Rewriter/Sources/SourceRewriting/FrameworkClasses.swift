/// The superclasses of the frameworks' classes that programs inherit from.
enum FrameworkClasses {
    /// A class of the frameworks and its superclasses, the nearest first. Of a class that is not known the name's
    /// ending tells what it is.
    static func family(of name: String) -> some Sequence<String> {
        sequence(first: name) { $0 == "NSObject" ? nil : superclasses[$0] ?? guess($0) }
    }

    private static func guess(_ name: String) -> String {
        endings.first { name.hasSuffix($0.ending) && name != $0.superclass }?.superclass ?? "NSObject"
    }

    private static let endings: [(ending: String, superclass: String)] = [
        ("ViewController", "UIViewController"), ("View", "UIView"), ("Control", "UIControl"), ("Layer", "CALayer"),
    ]

    private static let superclasses: [String: String] = {
        var (superclasses, name): ([String: String], String) = ([:], "")
        for line in FrameworkDeclarations.subclasses.split(separator: "\n") {
            if line.hasPrefix(" ") {
                for child in line.split(separator: " ") { superclasses[String(child)] = name }
            } else {
                name = String(line)
            }
        }
        return superclasses
    }()
}

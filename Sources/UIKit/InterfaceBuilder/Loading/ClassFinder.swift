import InterfaceBuilderDocument
import RuntimeReflection

/// Finds the classes that documents name.
@MainActor
enum ClassFinder {
    /// The class of an element's object: its custom class, else the framework's class for the element's name.
    ///
    /// - Parameter nearest: The replacement of an unknown class.
    static func find(_ element: MarkupElement, in file: DocumentFile, owner: AnyObject?, nearest: AnyClass) -> AnyClass {
        let base: AnyClass = standardClass(of: element) ?? nearest
        guard let name = element["customClass"] else { return base }
        if let renamed = NamedClasses.renamed(name), ProgramClasses.isClass(renamed, below: nearest) { return renamed }
        let modules = modules(for: element, in: file, owner: owner)
        for module in modules {
            guard let found = NSClassFromString("\(module).\(name)") else { continue }
            if ProgramClasses.isClass(found, below: nearest) { return found }
            file.warn(
                "The class \(module).\(name) is no \(LayoutText.name(of: nearest)); \(LayoutText.name(of: base)) is used instead.",
                at: element)
            return base
        }
        if element["customModule"] == nil || element["customModuleProvider"] == "target",
            let found = ProgramClasses.only(named: name, below: nearest) ?? frameworkClass(name, below: nearest)
        {
            return found
        }
        file.warn(
            "Unknown class \(name) in Interface Builder file. It was looked for in "
                + "\(modules.joined(separator: ", ")); \(LayoutText.name(of: base)) is used instead.", at: element)
        return base
    }

    /// The framework's class for an element; nil if there is none, or the program is not linked with its framework.
    static func standardClass(of element: MarkupElement) -> AnyClass? {
        guard let name = ElementClass.name(of: element.name) else { return nil }
        return frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }
    private static let frameworks = ["UIKit", "WebKit", "MapKit", "AVKit"]

    /// A class of another framework, which documents name without a module since it is one of Objective-C; nil if there
    /// is none, or the program is not linked with its framework.
    private static func frameworkClass(_ name: String, below nearest: AnyClass) -> AnyClass? {
        (frameworks + otherFrameworks).lazy.compactMap { NSClassFromString("\($0).\(name)") }
            .first { ProgramClasses.isClass($0, below: nearest) }
    }
    private static let otherFrameworks = [
        "ARKit", "AVFoundation", "MediaPlayer", "MetalKit", "PDFKit", "PencilKit", "QuickLook", "SceneKit", "SpriteKit",
    ]

    /// The nearest UIKit class that a class is or inherits from; the class itself if there is none.
    static func nearestOwnClass(of type: AnyClass) -> AnyClass {
        if let known = nearest[ObjectIdentifier(type)] { return known }
        let found: AnyClass = ProgramClasses.belowUIKit.nearestFrameworkClass(of: type)
        nearest[ObjectIdentifier(type)] = found
        return found
    }
    private static var nearest: [ObjectIdentifier: AnyClass] = [:]

    /// Whether a class is part of UIKit.
    static func isOwn(_ type: AnyClass) -> Bool { ProgramClasses.belowUIKit.isFramework(type) }

    // MARK: Modules

    /// The modules to search, the likeliest first. "Inherit module from target" means the module of the running
    /// program, or of the one that a test launched; the name in the document is only the one at the time of saving. If
    /// none of them has the class, it may be in another module of the program.
    private static func modules(for element: MarkupElement, in file: DocumentFile, owner: AnyObject?) -> [String] {
        let target = [
            DocumentSearch.module(of: file.bundle), owner.map { ProgramClasses.module(of: type(of: $0)) }, programModule,
            UIApplication.existing?.delegate.map { ProgramClasses.module(of: type(of: $0)) },
        ]
        let candidates = [element["customModule"]] + target + ["UIKit"]
        var modules: [String] = []
        for case let module? in candidates where !modules.contains(module) && module != "Foundation" { modules.append(module) }
        return modules
    }

    /// The program's module, by the name of its executable.
    private static var programModule: String? {
        guard let name = Bundle.main.executablePath.map({ ($0 as NSString).lastPathComponent }) else { return nil }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

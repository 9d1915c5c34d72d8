import InterfaceBuilderDocument
import RuntimeReflection

/// Finds and reads the documents that programs load: nibs and storyboards.
struct DocumentReader {
    /// Finds a document by its name and reads it.
    ///
    /// - Parameter missing: Raises the exception for a document that is not found.
    /// - Parameter unreadable: Raises the exception for one that cannot be read, with its bundle and the reason.
    @MainActor
    private func file(
        named name: String, extension type: String, in bundle: Bundle?, missing: () -> Never,
        unreadable: (Bundle, String) -> Never
    ) -> DocumentFile {
        guard let found = DocumentSearch.find(name, extension: type, in: bundle) else { missing() }
        do {
            return try DocumentFile(path: found.path, bundle: found.bundle)
        } catch {
            unreadable(found.bundle, LoadingText.reason(error, found.path))
        }
    }
}

extension DocumentReader: NibReading {
    func nib(named name: String, bundle: Bundle?) -> any NibContent {
        func raiseLoading(_ bundle: Bundle?, _ reason: String) -> Never {
            raise(
                "NSInternalInconsistencyException",
                "Could not load NIB in bundle: '\(LoadingText.name(of: bundle))' with name '\(name)'\(reason)")
        }
        return file(
            named: name, extension: "xib", in: bundle, missing: { raiseLoading(bundle, "") },
            unreadable: { raiseLoading($0, ": \($1)") })
    }

    func nib(in data: Data, bundle: Bundle?) -> any NibContent {
        do {
            return DocumentFile(try InterfaceDocument(bytes: [UInt8](data)), name: "data.xib", bundle: bundle ?? Bundle.main)
        } catch {
            raise("NSInvalidUnarchiveOperationException", "Could not instantiate NIB: \(error.diagnostic.line(path: "data"))")
        }
    }

    func nib(for type: AnyClass, names: [String], bundle: Bundle?) -> (name: String, bundle: Bundle?)? {
        guard !ClassFinder.isOwn(type) else { return nil }
        let bundles = bundle.map { [$0] } ?? ClassFinder.bundles(of: type)
        for name in names {
            let holder = bundles.first { DocumentSearch.find(name, extension: "xib", in: $0) != nil }
            if let holder { return (name, holder) }
        }
        return nil
    }
}

extension DocumentFile: NibContent {
    func instantiate(owner: AnyObject?, external: [String: Any]) -> [Any] {
        LoadingChain.load(document.root, of: self) {
            DocumentObjects(self, owner: owner, external: external)
                .instantiate(document.root.children(in: "objects"))
        }
    }
}

extension DocumentReader: StoryboardReading {
    func storyboard(named name: String, bundle: Bundle?) -> any StoryboardContent {
        file(
            named: name, extension: "storyboard", in: bundle,
            missing: {
                raise(
                    "NSInvalidArgumentException",
                    "Could not find a storyboard named '\(name)' in bundle \(LoadingText.name(of: bundle))")
            }, unreadable: { raise("NSInvalidArgumentException", "Could not read a storyboard: \($1)") })
    }
}

extension DocumentReader {
    /// The system shows a launch screen without running the program: it must exist, have an initial controller, and use
    /// no custom class or connection.
    @MainActor
    func problems(ofLaunchScreen name: String, bundle: Bundle?) -> [String] {
        guard let found = DocumentSearch.find(name, extension: "storyboard", in: bundle) else {
            return ["UILaunchStoryboardName names \(name), which is not among the program's resources."]
        }
        let file: DocumentFile
        do {
            file = try DocumentFile(path: found.path, bundle: found.bundle)
        } catch {
            return ["UILaunchStoryboardName: \(LoadingText.reason(error, found.path))"]
        }
        var problems: [String] = []
        if file.document.root["initialViewController"] == nil { problems.append("\(name).storyboard has no initial controller.") }
        for element in file.document.root.descendants {
            let place = "\(name).storyboard:\(element.position): "
            if let type = element["customClass"] { problems.append(place + "a launch screen cannot have the class \(type).") }
            if ["outlet", "outletCollection", "action"].contains(element.name) {
                problems.append(place + "a launch screen cannot have connections (\(element.name)).")
            }
            if element.name == "userDefinedRuntimeAttribute" {
                problems.append(place + "a launch screen cannot have attributes set at run time.")
            }
        }
        return problems
    }
}

extension ClassFinder {
    /// The bundles with the resources of a class's module: the main bundle and the module's.
    static func bundles(of type: AnyClass) -> [Bundle] {
        let module = ProgramClasses.module(of: type)
        return [Bundle.main] + ResourceBundles.all.filter { DocumentSearch.module(of: $0) == module }
    }
}

/// Messages about missing or damaged files.
enum LoadingText {
    /// A bundle in the format of Apple's messages; the main bundle if nil.
    static func name(of bundle: Bundle?) -> String { "NSBundle <\((bundle ?? Bundle.main).bundlePath)> (loaded)" }

    static func reason(_ error: any Error, _ path: String) -> String {
        guard let error = error as? InterfaceDocumentError else { return "\(error)" }
        return error.diagnostic.line(path: path)
    }
}

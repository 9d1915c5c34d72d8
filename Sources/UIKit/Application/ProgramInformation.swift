import InterfaceBuilderDocument
import RuntimeReflection

/// The content of the program's Info.plist. The file is optional.
struct ProgramInformation {
    /// The scene manifest.
    struct SceneManifest {
        struct Configuration {
            let name: String?
            let delegateClassName: String?
            let storyboard: String?
        }

        let supportsMultipleScenes: Bool
        private let configurations: [String: [Configuration]]

        fileprivate init(_ values: [String: Any], _ text: (String?) -> String?) {
            supportsMultipleScenes = values["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
            let roles = values["UISceneConfigurations"] as? [String: [[String: Any]]] ?? [:]
            configurations = roles.mapValues { list in
                list.map { values in
                    Configuration(
                        name: text(values["UISceneConfigurationName"] as? String),
                        delegateClassName: text(values["UISceneDelegateClassName"] as? String),
                        storyboard: text(values["UISceneStoryboardFile"] as? String))
                }
            }
        }

        /// The configuration of a role with a name; the first one if the name is nil.
        func configuration(named name: String?, role: String) -> Configuration? {
            configurations[role]?.first { name == nil || $0.name == name }
        }
    }

    /// The path of the file; nil if there is none.
    private(set) var path: String?
    /// The bundle that contains the file and the storyboards that it names.
    private(set) var bundle: Bundle?
    private var values: [String: Any] = [:]
    /// The module of the program's delegate, in which classes are searched and which replaces `$(PRODUCT_MODULE_NAME)`.
    private var module: String?

    /// Makes empty information.
    init() {}

    /// Makes information from the values of a file.
    init(values: [String: Any], module: String?, bundle: Bundle? = nil, path: String? = nil) {
        (self.values, self.module, self.bundle, self.path) = (values, module, bundle, path)
    }

    // MARK: Keys

    var sceneManifest: SceneManifest? {
        (values["UIApplicationSceneManifest"] as? [String: Any]).map { SceneManifest($0, expanded) }
    }
    /// The orientations that the program supports; nil if the file does not list them.
    ///
    /// - Parameter isPad: Whether to prefer the key for tablets.
    func orientations(isPad: Bool) -> UIInterfaceOrientationMask? {
        let key = "UISupportedInterfaceOrientations"
        let names = (isPad ? values[key + "~ipad"] as? [String] : nil) ?? values[key] as? [String]
        return names.map { $0.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) } }
    }
    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    /// The names of the alternate icons.
    var alternateIcons: [String] {
        let icons = values["CFBundleIcons"] as? [String: Any]
        return ((icons?["CFBundleAlternateIcons"] as? [String: Any]) ?? [:]).keys.sorted()
    }
    /// The main storyboard of a program without scenes.
    ///
    /// - Parameter isPad: Whether to prefer the key for tablets.
    func mainStoryboard(isPad: Bool) -> String? {
        let key = "UIMainStoryboardFile"
        return expanded((isPad ? values[key + "~ipad"] as? String : nil) ?? values[key] as? String)
    }
    /// The storyboard of the launch screen.
    var launchStoryboard: String? { expanded(values["UILaunchStoryboardName"] as? String) }
    /// The name of the application's class.
    var principalClassName: String? { expanded(values["NSPrincipalClass"] as? String) }
    /// The lower-case schemes of URLs that the program opens.
    var linkSchemes: Set<String> { LinkOpening.declaredSchemes(in: values) }

    /// The file names of the fonts in the bundle.
    var fontNames: [String] { values["UIAppFonts"] as? [String] ?? [] }

    /// Registers the program's fonts. Missing and unreadable files are logged.
    @MainActor
    func registerFonts() {
        let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
        for name in fontNames {
            // The package manager puts resources into one flat folder.
            let places = [name, (name as NSString).lastPathComponent].map { "\(folder)/\($0)" }
            guard let path = places.first(where: FileManager.default.fileExists) else {
                LoadingLog.write("UIAppFonts names \(name), which is not among the program's resources.", place: self.path)
                continue
            }
            do { try UIFont.registerFont(path: path) } catch { LoadingLog.write("UIAppFonts: \(error)", place: self.path) }
        }
    }

    /// Logs the problems of the launch screen's storyboard.
    @MainActor
    func checkLaunchScreen() {
        guard let name = launchStoryboard else { return }
        for problem in mainStoryboards.problems(ofLaunchScreen: name, from: bundle) { LoadingLog.write(problem) }
    }

    /// A class of the program, by its name with or without the module. Nested classes are not found.
    func programClass(named name: String) -> AnyClass? {
        NamedClasses.find(name) ?? (name.contains(".") ? nil : module.flatMap { NSClassFromString("\($0).\(name)") })
    }

    /// A text with the variables replaced that Xcode's build replaces, since nothing builds the file here.
    private func expanded(_ text: String?) -> String? {
        guard let text, let module else { return text }
        return ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME"].reduce(text) { text, name in
            text.replacingOccurrences(of: "$(\(name))", with: module).replacingOccurrences(of: "${\(name)}", with: module)
        }
    }
}

extension ProgramInformation {
    /// Reads the Info.plist of the program with a delegate class: `<Module>-Info.plist` or `Info.plist`, beside the
    /// program or among the resources of the delegate's module. The name with the module comes first, since the package
    /// manager writes an `Info.plist` of its own beside localized resources.
    ///
    /// Raises `NSInternalInconsistencyException` if the file is not a property list.
    static func read(for delegate: AnyClass?) -> ProgramInformation {
        let module = delegate.map { String(String(reflecting: $0).prefix { $0 != "." }) }
        for bundle in bundles(of: module) {
            for name in [module.map { "\($0)-Info.plist" }, "Info.plist"].compactMap({ $0 }) {
                let path = "\(bundle.resourcePath ?? bundle.bundlePath)/\(name)"
                guard FileManager.default.fileExists(atPath: path), !isOfAnotherProgram(path) else { continue }
                return ProgramInformation(values: propertyList(at: path), module: module, bundle: bundle, path: path)
            }
        }
        return ProgramInformation(values: [:], module: module)
    }

    /// Whether a file is a symbolic link to the Info.plist of another program in the same folder, which is the main
    /// bundle of all programs in it. A test bundle uses the file of the program that it tests.
    static func isOfAnotherProgram(_ path: String, running program: String = CommandLine.arguments[0]) -> Bool {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path), target.hasSuffix("-Info.plist")
        else { return false }
        let owner = URL(fileURLWithPath: path).deletingLastPathComponent()
            .appendingPathComponent(String((target as NSString).lastPathComponent.dropLast("-Info.plist".count)))
        let running = URL(fileURLWithPath: program)
        return running.lastPathComponent != owner.lastPathComponent && running.pathExtension != "xctest"
            && FileManager.default.isExecutableFile(atPath: owner.path)
    }

    /// The main bundle, then the bundle that the package manager makes for the resources of a module.
    private static func bundles(of module: String?) -> [Bundle] {
        let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        guard let module, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [.main] }
        let own = names.filter { $0.hasSuffix("_\(module).resources") }.sorted()
        return [.main] + own.compactMap { Bundle(path: "\(folder)/\($0)") }
    }

    private static func propertyList(at path: String) -> [String: Any] {
        do throws(RegularFile.Fault) {
            if let values = try PropertyListFile.values(path) as? [String: Any] { return values }
            raise("NSInternalInconsistencyException", "\(path) is not a dictionary.")
        } catch {
            raise("NSInternalInconsistencyException", "\(path) could not be read: \(error.reason).")
        }
    }
}

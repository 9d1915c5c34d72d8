import InterfaceBuilderDocument
import RuntimeReflection

/// What the program's Info.plist says. A program needs none.
struct ProgramInformation {
    /// The scenes that the program has.
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

        /// The configuration of a role with a name; the first one where the name is nil.
        func configuration(named name: String?, role: String) -> Configuration? {
            configurations[role]?.first { name == nil || $0.name == name }
        }
    }

    /// Where the file is; nil where there is none.
    private(set) var path: String?
    /// The bundle that the file is in, whose storyboards it names.
    private(set) var bundle: Bundle?
    private var values: [String: Any] = [:]
    /// The module of the program's delegate, by which classes are found and `$(PRODUCT_MODULE_NAME)` is replaced.
    private var module: String?

    /// No file.
    init() {}

    /// Takes the values of a file that was read.
    init(values: [String: Any], module: String?, bundle: Bundle? = nil, path: String? = nil) {
        (self.values, self.module, self.bundle, self.path) = (values, module, bundle, path)
    }

    // MARK: What it says

    var sceneManifest: SceneManifest? {
        (values["UIApplicationSceneManifest"] as? [String: Any]).map { SceneManifest($0, expanded) }
    }
    /// The orientations that the program supports; nil where the file does not say.
    ///
    /// - Parameter isPad: Whether the device is a tablet, for which there may be a key of its own.
    func orientations(isPad: Bool) -> UIInterfaceOrientationMask? {
        let key = "UISupportedInterfaceOrientations"
        let names = (isPad ? values[key + "~ipad"] as? [String] : nil) ?? values[key] as? [String]
        return names.map { $0.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) } }
    }
    private static let orientations: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    /// The names of the program's icons beside the usual one.
    var alternateIcons: [String] {
        let icons = values["CFBundleIcons"] as? [String: Any]
        return ((icons?["CFBundleAlternateIcons"] as? [String: Any]) ?? [:]).keys.sorted()
    }
    /// The storyboard of the window of a program without scenes.
    ///
    /// - Parameter isPad: Whether the device is a tablet, for which there may be a key of its own.
    func mainStoryboard(isPad: Bool) -> String? {
        let key = "UIMainStoryboardFile"
        return expanded((isPad ? values[key + "~ipad"] as? String : nil) ?? values[key] as? String)
    }
    /// The storyboard that the system shows until the program has a window.
    var launchStoryboard: String? { expanded(values["UILaunchStoryboardName"] as? String) }
    /// The name of the application's class.
    var principalClassName: String? { expanded(values["NSPrincipalClass"] as? String) }
    /// The schemes of links that the program takes, in small letters.
    var linkSchemes: Set<String> { LinkOpening.declaredSchemes(in: values) }

    /// The files of the fonts that the program brings along, as they are named.
    var fontNames: [String] { values["UIAppFonts"] as? [String] ?? [] }

    /// Makes the program's fonts available. Files that are not there or no fonts are told of.
    @MainActor
    func registerFonts() {
        let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
        for name in fontNames {
            // Resources of the package manager lie in one folder.
            let places = [name, (name as NSString).lastPathComponent].map { "\(folder)/\($0)" }
            guard let path = places.first(where: FileManager.default.fileExists) else {
                LoadingLog.write("UIAppFonts names \(name), which is not among the program's resources.", place: self.path)
                continue
            }
            do { try UIFont.registerFont(path: path) } catch { LoadingLog.write("UIAppFonts: \(error)", place: self.path) }
        }
    }

    /// Tells what the system would find wrong with the launch screen.
    @MainActor
    func checkLaunchScreen() {
        guard let name = launchStoryboard else { return }
        for problem in mainStoryboards.problems(ofLaunchScreen: name, from: bundle) { LoadingLog.write(problem) }
    }

    /// A class of the program, by its name with or without the module. Classes inside of types are not found.
    func programClass(named name: String) -> AnyClass? {
        NamedClasses.find(name) ?? (name.contains(".") ? nil : module.flatMap { NSClassFromString("\($0).\(name)") })
    }

    /// A text with the names that Xcode's build replaces; nothing builds the file here.
    private func expanded(_ text: String?) -> String? {
        guard let text, let module else { return text }
        return ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME"].reduce(text) { text, name in
            text.replacingOccurrences(of: "$(\(name))", with: module).replacingOccurrences(of: "${\(name)}", with: module)
        }
    }
}

extension ProgramInformation {
    /// Reads the Info.plist of the program whose delegate is of a class: `Info.plist` or `<Module>-Info.plist`, beside the program or among
    /// the resources of the delegate's module.
    ///
    /// Raises `NSInternalInconsistencyException` where there is a file that is no property list.
    static func read(for delegate: AnyClass?) -> ProgramInformation {
        let module = delegate.map { String(String(reflecting: $0).prefix { $0 != "." }) }
        for bundle in bundles(of: module) {
            for name in ["Info.plist", module.map { "\($0)-Info.plist" }].compactMap({ $0 }) {
                let path = "\(bundle.resourcePath ?? bundle.bundlePath)/\(name)"
                guard FileManager.default.fileExists(atPath: path), !isOfAnotherProgram(path) else { continue }
                return ProgramInformation(values: propertyList(at: path), module: module, bundle: bundle, path: path)
            }
        }
        return ProgramInformation(values: [:], module: module)
    }

    /// Whether a file in the folder of programs, which is the main bundle of each of them, is a link to the Info.plist of another one. A bundle of tests
    /// has that of the program which it tests.
    static func isOfAnotherProgram(_ path: String, running program: String = CommandLine.arguments[0]) -> Bool {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path), target.hasSuffix("-Info.plist")
        else { return false }
        let owner = URL(fileURLWithPath: path).deletingLastPathComponent()
            .appendingPathComponent(String((target as NSString).lastPathComponent.dropLast("-Info.plist".count)))
        let running = URL(fileURLWithPath: program)
        return running.lastPathComponent != owner.lastPathComponent && running.pathExtension != "xctest"
            && FileManager.default.isExecutableFile(atPath: owner.path)
    }

    /// The program's own bundle, then the one that the package manager makes for the resources of a module.
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

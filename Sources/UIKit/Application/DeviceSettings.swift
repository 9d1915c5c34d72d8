/// The simulated device with its orientation and its settings.
package struct DeviceSettings: Sendable {
    /// The default device.
    package static let usualDevice = "iPhone 17"

    /// A product's name or Interface Builder's id.
    package var device = Self.usualDevice
    package var isLandscape = false
    package var contentSizeCategory = UIContentSizeCategory.large
    package var style = UIUserInterfaceStyle.light
    /// The layout direction of the interface; nil for that of the language.
    package var direction: UITraitEnvironmentLayoutDirection?
    /// The program's languages in order of preference, as in `AppleLanguages`; nil for no change.
    package var languages: [String]?

    package init() {}

    /// The screen of the device; nil if the device is unknown.
    package var environment: ScreenEnvironment? {
        guard var environment = ScreenEnvironment(device: device, isLandscape: isLandscape) else { return nil }
        environment.traits.preferredContentSizeCategory = contentSizeCategory
        environment.traits.userInterfaceStyle = style
        environment.traits.layoutDirection = direction ?? directionOfLanguage
        return environment
    }

    private var directionOfLanguage: UITraitEnvironmentLayoutDirection {
        guard let language = languages?.first else { return .leftToRight }
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension DeviceSettings {
    /// An invalid option of the process.
    struct Problem: Error, CustomStringConvertible {
        let option: String
        let value: String?

        var description: String {
            value.map { "The option \(option) does not take the value \($0)" } ?? "The option \(option) has no value"
        }
    }

    /// The variable of the environment that names the device where no option does, for tests, which take no options.
    static let variable = "CAIRN_DEVICE"

    /// The screen of the device that the process's environment names.
    static let namedScreen = ProcessInfo.processInfo.environment[variable].flatMap { ScreenEnvironment(device: $0) }

    /// Reads the options of a process. Those that Xcode's schemes pass have Apple's names; unknown options are ignored.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - named: The device that the environment names.
    init(
        arguments: [String], named: String? = ProcessInfo.processInfo.environment[Self.variable]
    ) throws(Problem) {
        self.init()
        if let named, !set("-CairnDevice", named) { throw Problem(option: Self.variable, value: named) }
        for (index, option) in arguments.enumerated() where Self.options.contains(option) {
            guard index + 1 < arguments.count else { throw Problem(option: option, value: nil) }
            if !set(option, arguments[index + 1]) { throw Problem(option: option, value: arguments[index + 1]) }
        }
    }

    /// The settings that the process's options name; the usual ones if an option is invalid.
    package static var ofProcess: DeviceSettings {
        (try? DeviceSettings(arguments: Array(CommandLine.arguments.dropFirst()))) ?? DeviceSettings()
    }

    private static let options = [
        "-CairnDevice", "-CairnOrientation", "-UIPreferredContentSizeCategoryName", "-UIUserInterfaceStyle",
        "-NSForceRightToLeftWritingDirection", "-AppleLanguages",
    ]

    /// Applies an option. Returns whether the value is valid.
    private mutating func set(_ option: String, _ value: String) -> Bool {
        switch (option, value) {
        case ("-CairnDevice", _):
            device = value
            return ScreenEnvironment(device: value) != nil
        case ("-CairnOrientation", "portrait"), ("-CairnOrientation", "landscape"): isLandscape = value == "landscape"
        case ("-UIUserInterfaceStyle", "Light"), ("-UIUserInterfaceStyle", "Dark"): style = value == "Dark" ? .dark : .light
        case ("-NSForceRightToLeftWritingDirection", "YES"): direction = .rightToLeft
        case ("-NSForceRightToLeftWritingDirection", "NO"): direction = .leftToRight
        case ("-UIPreferredContentSizeCategoryName", _):
            contentSizeCategory = UIContentSizeCategory(rawValue: value)
            return UIContentSizeCategory.ascending.contains(contentSizeCategory)
        case ("-AppleLanguages", _):
            languages = Self.list(value)
            return languages?.isEmpty == false
        default: return false
        }
        return true
    }

    /// The elements of a property list such as `(de, en)`, or a single word.
    private static func list(_ text: String) -> [String] {
        let words = text.trimmingCharacters(in: CharacterSet(charactersIn: "() ")).split(separator: ",")
        return words.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }.filter { !$0.isEmpty }
    }
}

extension DeviceSettings {
    private static let languagesKey = "AppleLanguages"

    /// The languages in the program's defaults, by which localized texts of documents are chosen.
    @MainActor package static var chosenLanguages: [String]? {
        get { UserDefaults.standard.stringArray(forKey: languagesKey) }
        set {
            // The domain of the process's arguments lasts as long as the process and has precedence over the others.
            var options = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
            options[languagesKey] = newValue
            UserDefaults.standard.setVolatileDomain(options, forName: UserDefaults.argumentDomain)
        }
    }

    /// Applies the settings to the main screen and to the program's languages.
    @MainActor package func use() {
        if let languages { Self.chosenLanguages = languages }
        if let environment { UIScreen.main.environment = environment }
    }
}

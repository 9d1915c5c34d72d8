/// A key, with others that are held, that calls a method of the first responder that can perform it.
///
/// - Source: developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The key page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The key page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The key home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The key end.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forward.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The input of the key F1.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The input of the key F2.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The input of the key F3.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The input of the key F4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The input of the key F5.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The input of the key F6.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The input of the key F7.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The input of the key F8.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The input of the key F9.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The input of the key F10.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The input of the key F11.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The input of the key F12.
    nonisolated public static let f12 = "UIKeyInputF12"

    /// The key: what it writes alone, or one of the inputs named here.
    open var input: String? { wantedInput }
    /// The keys that must be held.
    open var modifierFlags: UIKeyModifierFlags { wantedModifiers }
    /// Whether the command goes before what the system does with the key: before typing, for a key without command or
    /// control.
    open var wantsPriorityOverSystemBehavior = false

    private let wantedInput: String
    private let wantedModifiers: UIKeyModifierFlags

    /// Makes a command that menus show with a title.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        wantedInput = input
        wantedModifiers = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Whether the system may choose another key where the keyboard lacks this one. It reads back what was set; keys
    /// are as given.
    open var allowsAutomaticLocalization = true
    /// Whether keys of right and left change places in languages from right to left. It reads back what was set; keys
    /// are as given.
    open var allowsAutomaticMirroring = true

    /// Makes a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command with a title that explains it.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// The method that a key calls: the command's, or that of an alternate whose keys are held besides; nil where the
    /// command is for another key.
    func action(for key: UIKey) -> Selector? {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        let held = key.modifierFlags.subtracting(ignored)
        guard !attributes.contains(.disabled), wantedInput.lowercased() == key.charactersIgnoringModifiers.lowercased() else {
            return nil
        }
        if wantedModifiers.subtracting(ignored) == held { return action }
        return alternates.first { wantedModifiers.union($0.modifierFlags).subtracting(ignored) == held }?.action
    }
}

/// A responder that commands can be added to one by one.
@MainActor
protocol KeyCommandHolding {
    /// The commands that were added.
    var addedKeyCommands: [UIKeyCommand] { get }
}

extension UIWindow {
    /// Has the first command for a key along the responder chain performed. Returns whether there was one that somebody
    /// performed.
    ///
    /// - Parameter onlyUrgent: Whether to ask only those that go before typing.
    package func performKeyCommand(_ key: UIKey, onlyUrgent: Bool) -> Bool {
        var next: UIResponder? = firstResponder ?? rootManager ?? self
        while let responder = next {
            let commands = (responder.keyCommands ?? []) + ((responder as? any KeyCommandHolding)?.addedKeyCommands ?? [])
            for command in commands where command.wantsPriorityOverSystemBehavior || !onlyUrgent {
                guard let action = command.action(for: key) else { continue }
                let sought = responder.target(forAction: action, withSender: command)
                if let taker = sought {
                    return UIApplication.shared.sendAction(action, to: taker, from: command, for: nil)
                }
            }
            next = responder.next
        }
        return false
    }
}

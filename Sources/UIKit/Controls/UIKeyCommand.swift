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

    /// The key: what it writes alone, or one of the inputs named here.
    open var input: String? { wantedInput }
    /// The keys that must be held.
    open var modifierFlags: UIKeyModifierFlags { wantedModifiers }
    /// Whether the command goes before what the system does with the key: before typing, for a key without command or control.
    open var wantsPriorityOverSystemBehavior = false

    private let wantedInput: String
    private let wantedModifiers: UIKeyModifierFlags

    /// Makes a command that menus show with a title.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        wantedInput = input
        wantedModifiers = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Makes a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Whether the command is for a key.
    func matches(_ key: UIKey) -> Bool {
        let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
        return !attributes.contains(.disabled) && wantedInput.lowercased() == key.charactersIgnoringModifiers.lowercased()
            && wantedModifiers.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
    }
}

extension UIWindow {
    /// Has the first command for a key along the responder chain performed. Returns whether there was one that somebody performed.
    ///
    /// - Parameter onlyUrgent: Whether to ask only those that go before typing.
    package func performKeyCommand(_ key: UIKey, onlyUrgent: Bool) -> Bool {
        var next: UIResponder? = firstResponder ?? rootManager ?? self
        while let responder = next {
            for command in responder.keyCommands ?? []
            where command.matches(key) && (command.wantsPriorityOverSystemBehavior || !onlyUrgent) {
                let sought = responder.target(forAction: command.action, withSender: command)
                if let taker = sought {
                    return UIApplication.shared.sendAction(command.action, to: taker, from: command, for: nil)
                }
            }
            next = responder.next
        }
        return false
    }
}

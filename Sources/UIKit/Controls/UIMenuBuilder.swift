/// Changes a tree of menus by the identifiers of its elements.
///
/// - Source: developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// The menu of an identifier; nil where there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of an identifier; nil where there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command that calls a method, with a property list; nil where there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another one beside it.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another one beside it.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu at the start of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu at the end of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a program, which its responders change.
///
/// The main system's menus are built when they are asked for, from the application's delegate and the application. No bar shows them.
///
/// - Source: developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of the menu bar.
    open class var main: UIMenuSystem { mainSystem }
    /// The menus that open at a place.
    open class var context: UIMenuSystem { contextSystem }
    private static let mainSystem = UIMenuSystem()
    private static let contextSystem = UIMenuSystem()

    private var tree: MenuTree?

    nonisolated override init() { super.init() }

    /// Has the menus built anew before they are used next.
    open func setNeedsRebuild() { tree = nil }
    /// Has the menus looked at again before they are used next.
    open func setNeedsRevalidate() {}

    /// The menus as the program's responders changed them.
    package var builtMenu: UIMenu {
        if let tree { return tree.root }
        let made = MenuTree(self)
        tree = made
        let application = UIApplication.existing
        if let responder = application?.delegate as? UIResponder {
            responder.buildMenu(with: made)
        } else {
            application?.buildMenu(with: made)
        }
        return made.root
    }
}

/// A tree of menus that a builder changes.
@MainActor
private final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem) {
        self.system = system
        let names: [(String, UIMenu.Identifier)] = [
            ("", .application), ("File", .file), ("Edit", .edit), ("Format", .format), ("View", .view), ("Window", .window),
            ("Help", .help),
        ]
        root = UIMenu(
            title: "", identifier: .root, children: names.map { UIMenu(title: $0.0, identifier: $0.1, children: []) })
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        Self.first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }
    func action(for identifier: UIAction.Identifier) -> UIAction? {
        Self.first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }
    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        Self.first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            guard let propertyList else { return command.propertyList == nil }
            return (command.propertyList as? NSObject)?.isEqual(propertyList) ?? false
        } as? UICommand
    }

    private static func first(in element: UIMenuElement, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if matches(element) { return element }
        for child in (element as? UIMenu)?.children ?? [] {
            if let found = first(in: child, where: matches) { return found }
        }
        return nil
    }

    /// Replaces each menu by what a closure makes of it, from the leaves up.
    private func rebuild(_ change: (UIMenu) -> [UIMenuElement]) {
        func rebuilt(_ menu: UIMenu) -> [UIMenuElement] {
            let children = menu.children.flatMap { child in (child as? UIMenu).map(rebuilt) ?? [child] }
            return change(menu.replacingChildren(children))
        }
        root = rebuilt(root).first as? UIMenu ?? root
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        rebuild { $0.identifier == replacedIdentifier ? [replacementMenu] : [$0] }
    }
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        rebuild { $0.identifier == parentIdentifier ? [$0.replacingChildren(childrenBlock($0.children))] : [$0] }
    }
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        rebuild { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : [$0] }
    }
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        rebuild { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : [$0] }
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }
    func remove(menu removedIdentifier: UIMenu.Identifier) {
        rebuild { $0.identifier == removedIdentifier && $0.identifier != .root ? [] : [$0] }
    }
}

extension UIMenu.Identifier {
    /// The menu that holds all others.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu of the program.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu of documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu of edits.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu of formats.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu of views.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu of windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu of help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
}

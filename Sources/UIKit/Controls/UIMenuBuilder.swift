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
/// The main system's menus are built when they are asked for, from the application's delegate and the application. No
/// bar shows them.
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
    /// The group for about the program.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The group for the program's settings.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// The group for what other programs offer.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// The group for hiding programs.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// The group for ending the program.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// The group for making documents and windows.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// The group for opening windows.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// The group for opening documents.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// The group for documents that were open.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// The group for closing windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// The group for printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// The group for saving and exporting documents.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// The group for taking edits back.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// The group for cutting, copying and pasting.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// The group for searching a text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The group for showing the panel of searching.
    public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
    /// The group for corrections.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// The group for sharing.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// The group for checking the spelling.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// The group for showing the panel of spelling.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// The group for choices of spelling.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// The group for showing the panel of replacements while typing.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// The group for choices of replacements while typing.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// The group for replacing characters while typing.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// The group for upper and lower case.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// The group for reading aloud.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// The group for looking words up.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// The group for learning words.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// The group for filling fields in.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// The group for fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The group for sizes of text.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// The group for colours of text.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// The group for styles of text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The group for copying and pasting styles.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// The group for alignment and writing direction.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// The group for writing direction.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// The group for alignment.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// The group for showing and hiding toolbars.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The group for showing and hiding the sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The group for filling the screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
    /// The group for minimizing and zooming windows.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// The group for bringing windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}

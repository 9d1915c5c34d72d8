/// What stands at the bottom of a screen for a window's first responder: the keyboard or a view in its place, and an accessory view above
/// that. Lengths are points, and places those of the screen where nothing else is said.
@MainActor
final class InputSet {
    private unowned let screen: UIScreen
    private weak var window: UIWindow?
    private weak var accessory: InputSetHostView?
    private weak var keys: InputSetHostView?
    /// Where programs and guides know the keyboard to be, with the accessory view.
    private(set) var area: KeyboardPlacement?
    /// How far a finger that may dismiss the keyboard has pulled it down.
    private(set) var pull: CGFloat = 0
    /// While it is above 0, changes wait.
    private var holds = 0
    /// From where the next placing moves what is shown.
    private var starts: [(host: InputSetHostView, top: CGFloat)] = []

    init(of screen: UIScreen) { self.screen = screen }

    // MARK: Where it is

    private var bottomInset: CGFloat { screen.environment.safeArea.bottom }

    /// The place of the keyboard, or of the view in its place, without the accessory view and as if no finger pulled it.
    private var keyboard: KeyboardPlacement? {
        guard let keys else { return screen.environment.keyboard }
        guard keys.height > 0 else { return nil }
        return KeyboardPlacement(frame: slice(keys.height + bottomInset))
    }

    private func slice(_ height: CGFloat) -> CGRect { screen.bounds.divided(atDistance: height, from: .maxYEdge).slice }

    /// The bottom of the accessory view, as if no finger pulled it. A keyboard that floats leaves it at the bottom of the screen.
    private var accessoryBottom: CGFloat {
        guard let keyboard, keyboard.isDocked else { return screen.bounds.maxY }
        return keyboard.frame.minY
    }

    private var currentArea: KeyboardPlacement? {
        var current = keyboard
        if let accessory, accessory.height > 0 {
            let bottom = current?.isDocked == true ? screen.bounds.maxY : accessoryBottom
            let top = accessoryBottom - accessory.height
            current = KeyboardPlacement(frame: CGRect(x: 0, y: top, width: screen.bounds.width, height: bottom - top))
        }
        current?.frame.origin.y += pull
        return current
    }

    /// The area where a finger may pull it: of a keyboard, or a view in its place, that stands at the bottom of the screen.
    var areaToPull: KeyboardPlacement? {
        guard let keyboard, keyboard.isDocked else { return nil }
        return area
    }

    // MARK: Changes

    /// Lets changes wait until a closure has ended, so that what it does is one change.
    func hold<Result>(_ body: () -> Result) -> Result {
        holds += 1
        let result = body()
        holds -= 1
        update()
        return result
    }

    /// Reads what is to be shown, and moves it to where it belongs.
    func update() {
        if let window { responderChanged(in: window) } else { settle() }
    }

    /// Another responder is first, or what it shows may have changed.
    ///
    /// - Parameter isReload: Whether the program asked to have views and frames read again.
    func responderChanged(in window: UIWindow, isReload: Bool = false) {
        let responder = window.isHidden || window.firstResponder?.inputsAreHidden != false ? nil : window.firstResponder
        guard responder != nil || self.window === window else { return }
        self.window = window
        guard holds == 0 else { return }
        if isReload { [accessory, keys].forEach { $0?.readFrame() } }
        let present = [accessory, keys].compactMap { $0 }
        // A controller that appears with its view may ask for the same again.
        holds += 1
        accessory = host(responder?.accessoryPart, after: accessory, in: window)
        keys = host(responder?.inputPart ?? keyboardPart(of: responder), after: keys, in: window)
        keys?.backgroundColor = .systemGray4
        holds -= 1
        if responder == nil { self.window = nil }
        settle(leaving: present.filter { $0 !== accessory && $0 !== keys })
    }

    /// The keys, for a responder that is typed into, where they come by themselves.
    private func keyboardPart(of responder: UIResponder?) -> InputPart? {
        guard let height = screen.environment.softwareKeyboardHeight, responder is any UIKeyInput else { return nil }
        return InputPart(keysOfHeight: max(0, height - bottomInset))
    }

    /// The present host, if it holds the part, or a new one below the window's bottom.
    private func host(_ part: InputPart?, after present: InputSetHostView?, in window: UIWindow) -> InputSetHostView? {
        guard let part else { return nil }
        if let present, present.content === part.view {
            present.provider = part.provider
            return present
        }
        (part.view?.superview as? InputSetHostView)?.leave()
        let host = InputSetHostView(part)
        window.addSubview(host)
        host.appear()
        return host
    }

    /// A content changed its height in a layout.
    func heightChanged() {
        guard holds == 0 else { return }
        guard pull == 0 else { return show(pulledBy: pull) }
        UIView.performWithoutAnimation { settle(measures: false) }
    }

    /// Moves everything to where it belongs now, with the keyboard's notifications if its rectangle changes.
    private func settle(leaving: [InputSetHostView] = [], measures: Bool = true) {
        guard holds == 0 else { return }
        let bottom = window?.bounds.maxY ?? 0
        starts = [accessory, keys].compactMap { $0 }.map { ($0, $0.frame.isEmpty ? bottom : $0.frame.minY) }
        if measures { measure() }
        let (old, new) = (area, currentArea)
        area = new
        guard old != new else {
            place()
            return leaving.forEach { $0.leave() }
        }
        screen.moveKeyboard(from: old, to: new, leaving: leaving)
    }

    private func measure() {
        guard let window else { return }
        UIView.performWithoutAnimation {
            keys?.measure(bottom: screen.bounds.maxY - bottomInset - window.frame.minY, width: window.bounds.width)
            accessory?.measure(bottom: accessoryBottom + pull - window.frame.minY, width: window.bounds.width)
        }
    }

    /// Puts the hosts where they belong, from where they were before they were measured; new ones come from below, as wide as they will be.
    func place() {
        guard let window else { return }
        let (width, down) = (window.bounds.width, pull - window.frame.minY)
        UIView.performWithoutAnimation {
            for (host, top) in starts {
                let below = host === keys ? bottomInset : 0
                host.frame = CGRect(x: 0, y: top, width: width, height: host.height + below)
            }
        }
        starts = []
        keys?.place(bottom: screen.bounds.maxY - bottomInset + down, below: bottomInset, width: width)
        accessory?.place(bottom: accessoryBottom + down, below: 0, width: width)
    }

    // MARK: A finger that pulls it down

    /// The finger came to a place. An accessory view that stays without the keyboard is not pulled off the screen.
    func follow(_ finger: CGFloat, from resting: KeyboardPlacement) {
        let stays = accessory.map { $0.provider !== window?.firstResponder } ?? false
        let most = screen.bounds.maxY - (stays ? accessoryBottom : resting.frame.minY)
        show(pulledBy: min(max(0, finger - resting.frame.minY), most))
    }

    private func show(pulledBy distance: CGFloat) {
        pull = distance
        area = currentArea
        place()
        screen.updateKeyboardGuides()
    }

    /// The finger left. What it pulled goes if a closure dismisses the keyboard, or is back at its place at once.
    func release(_ dismiss: () -> Void) {
        pull = 0
        dismiss()
        if area != currentArea { show(pulledBy: 0) }
    }
}

extension UIWindow {
    /// Another responder is first, or what the first responder shows at the bottom of the screen may have changed.
    func inputsChanged() { windowScreen.inputs.responderChanged(in: self) }
}

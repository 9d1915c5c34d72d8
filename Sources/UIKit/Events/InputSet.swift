/// The views at the bottom of a screen for a window's first responder: the keyboard or an input view, and an accessory
/// view above it. Lengths are points, in screen coordinates unless stated otherwise.
@MainActor
final class InputSet {
    private unowned let screen: UIScreen
    private weak var window: UIWindow?
    private weak var accessory: InputSetHostView?
    private weak var keys: InputSetHostView?
    /// The area of the keyboard, including the accessory view, that notifications and layout guides report.
    private(set) var area: KeyboardPlacement?
    /// The distance by which a gesture that may dismiss the keyboard has pulled it down.
    private(set) var pull: CGFloat = 0
    /// The number of nested holds; while it is positive, changes are deferred.
    private var holds = 0
    /// The positions from which the next placement moves the hosts.
    private var starts: [(host: InputSetHostView, top: CGFloat)] = []

    init(of screen: UIScreen) { self.screen = screen }

    // MARK: Position

    private var bottomInset: CGFloat { screen.environment.safeArea.bottom }

    /// The placement of the keyboard, or of the input view, without the accessory view and without the pull of a
    /// gesture.
    private var keyboard: KeyboardPlacement? {
        guard let keys else { return screen.environment.keyboard }
        guard keys.height > 0 else { return nil }
        return KeyboardPlacement(frame: slice(keys.height + bottomInset))
    }

    private func slice(_ height: CGFloat) -> CGRect { screen.bounds.divided(atDistance: height, from: .maxYEdge).slice }

    /// The bottom of the accessory view, without the pull of a gesture. If the keyboard floats, the accessory view is
    /// at the bottom of the screen.
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

    /// The area that a gesture may pull: that of a docked keyboard or input view.
    var areaToPull: KeyboardPlacement? {
        guard let keyboard, keyboard.isDocked else { return nil }
        return area
    }

    // MARK: Changes

    /// Defers changes until a closure has returned, so that they are combined.
    func hold<Result>(_ body: () -> Result) -> Result {
        holds += 1
        let result = body()
        holds -= 1
        update()
        return result
    }

    /// Reads the input views, and moves them to their positions.
    func update() {
        if let window { responderChanged(in: window) } else { settle() }
    }

    /// Called after the first responder or its input views may have changed.
    ///
    /// - Parameter isReload: Whether the program requested that views and frames are read again.
    func responderChanged(in window: UIWindow, isReload: Bool = false) {
        let responder = window.isHidden || window.firstResponder?.inputsAreHidden != false ? nil : window.firstResponder
        guard responder != nil || self.window === window else { return }
        self.window = window
        guard holds == 0 else { return }
        if isReload { [accessory, keys].forEach { $0?.readFrame() } }
        let present = [accessory, keys].compactMap { $0 }
        // A controller that appears together with its view may request the same again.
        holds += 1
        accessory = host(responder?.accessoryPart, after: accessory, in: window)
        keys = host(responder?.inputPart ?? keyboardPart(of: responder), after: keys, in: window)
        keys?.backgroundColor = .systemGray4
        holds -= 1
        if responder == nil { self.window = nil }
        settle(leaving: present.filter { $0 !== accessory && $0 !== keys })
    }

    /// The keyboard's keys, for a responder with text input, if there is a software keyboard.
    private func keyboardPart(of responder: UIResponder?) -> InputPart? {
        guard let height = screen.environment.softwareKeyboardHeight, responder is any UIKeyInput else { return nil }
        return InputPart(keysOfHeight: max(0, height - bottomInset))
    }

    /// Returns the present host if it contains the part's view, or a new one below the window's bottom.
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

    /// Called after a view changed its height during layout.
    func heightChanged() {
        guard holds == 0 else { return }
        guard pull == 0 else { return show(pulledBy: pull) }
        UIView.performWithoutAnimation { settle(measures: false) }
    }

    /// Moves all hosts to their positions, with the keyboard's notifications if its area changes.
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

    /// Sets the hosts' frames, starting from those before they were measured; new hosts start below the bottom, with
    /// their final width.
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

    // MARK: Interactive dismissal

    /// Follows a touch. An accessory view that stays without the keyboard is not pulled off the screen.
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

    /// Called when the touch ended. If the closure does not dismiss the keyboard, it returns to its position at once.
    func release(_ dismiss: () -> Void) {
        pull = 0
        dismiss()
        if area != currentArea { show(pulledBy: 0) }
    }
}

extension UIWindow {
    /// Called after the first responder or its input views may have changed.
    func inputsChanged() { windowScreen.inputs.responderChanged(in: self) }
}

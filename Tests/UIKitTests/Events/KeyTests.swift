import CairnTesting
import Testing
import UIKit

/// Keys of a hardware keyboard reach commands, presses and text.
@MainActor
@Suite(.serialized) struct KeyTests {
    private let window = visibleWindow()
    private let pad = KeyPadView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))

    init() {
        window.addSubview(pad)
        pad.addSubview(field)
        pad.commands = [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:")),
            UIKeyCommand(title: "Up", action: Selector("up:"), input: UIKeyCommand.inputUpArrow),
            UIKeyCommand(input: "x", modifierFlags: [], action: Selector("cross:")),
            UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("nobodyPerformsThis:")),
        ]
        pad.becomeFirstResponder()
    }

    @Test func commandsAreFoundAlongTheChain() {
        #expect(window.pressKey("s", holding: .command) && window.pressKey(UIKeyCommand.inputUpArrow))
        #expect(pad.told == ["save s", "up UIKeyInputUpArrow"])
        field.becomeFirstResponder()
        #expect(window.pressKey("s", holding: .command), "The field has none, so the view around it is asked.")
        pad.commands[0].attributes = .disabled
        #expect(!window.pressKey("s", holding: .command) && !window.pressKey("s", holding: [.command, .shift]))
        #expect(!window.pressKey("n", holding: .command))
    }

    @Test func alternatesNeedFurtherKeys() {
        pad.commands = [
            UIKeyCommand(
                title: "Save", image: nil, action: Selector("save:"), input: "s", modifierFlags: .command,
                propertyList: ["id": 1],
                alternates: [UICommandAlternate(title: "Up", action: Selector("up:"), modifierFlags: [.alternate, .control])],
                discoverabilityTitle: "Saves", attributes: [], state: .on)
        ]
        #expect(pad.commands[0].modifierFlags == .command && pad.commands[0].input == "s" && pad.commands[0].state == .on)
        #expect(!window.pressKey("s", holding: [.command, .alternate]))
        #expect(window.pressKey("s", holding: [.command, .alternate, .control, .alphaShift]))
        #expect(window.pressKey("s", holding: [.command, .numericPad]))
        #expect(pad.told.suffix(2) == ["up s", "save s"])
    }

    @Test func theKeysThatWriteNothingHaveInputs() {
        let inputs = [
            UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
            UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
            UIKeyCommand.inputDelete, UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3, UIKeyCommand.f4, UIKeyCommand.f5,
            UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8, UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11,
            UIKeyCommand.f12,
        ]
        for input in inputs {
            pad.told = []
            pad.commands = inputs.map { UIKeyCommand(input: $0, modifierFlags: [], action: Selector("cross:")) }
            #expect(window.pressKey(input))
            #expect(pad.told == ["cross \(input)"])
        }
        #expect(Set(inputs).count == inputs.count)
    }

    @Test func keysThatWriteAreTypedUnlessACommandIsUrgent() {
        field.becomeFirstResponder()
        window.pressKey("x", holding: .shift)
        window.pressKey("x")
        #expect(field.text == "Xx" && !pad.told.contains("cross x"))
        pad.commands[2].wantsPriorityOverSystemBehavior = true
        window.pressKey("x")
        #expect(field.text == "Xx" && pad.told.last == "cross x")
    }

    @Test func respondersHearOfPresses() {
        #expect(!window.pressKey("a", holding: .shift))
        #expect(pad.told == ["began A presses", "ended A presses"])
        let inner = UIView()
        pad.addSubview(inner)
        window.pressKey(UIKeyCommand.inputEscape)
        #expect(pad.told.suffix(2) == ["began  presses", "ended  presses"])
    }
}

final class KeyPadView: UIView {
    var told: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    func save(_ command: UIKeyCommand) { told.append("save \(command.input ?? "")") }
    func up(_ command: UIKeyCommand) { told.append("up \(command.input ?? "")") }
    func cross(_ command: UIKeyCommand) { told.append("cross \(command.input ?? "")") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses, event) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses, event) }
    private func note(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        told.append("\(phase) \(presses.first?.key?.characters ?? "") \(event.map { "\($0.type)" } ?? "")")
    }
}

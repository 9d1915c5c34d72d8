import CairnTesting
import Testing
import UIKit

/// Fields and text views cut, copy, paste and select.
@MainActor
@Suite(.serialized) struct TextEditActionTests {
    private let window = visibleWindow()
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))

    init() {
        window.addSubview(field)
        window.addSubview(view)
    }

    private func select(_ input: any UITextInput, _ start: Int, _ length: Int) throws {
        let from = try #require(input.position(from: input.beginningOfDocument, offset: start))
        let to = try #require(input.position(from: from, offset: length))
        input.selectedTextRange = input.textRange(from: from, to: to)
    }

    @Test func aFieldCopiesCutsAndPastes() throws {
        field.text = "one two"
        field.becomeFirstResponder()
        try select(field, 0, 3)
        #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: window, for: nil))
        #expect(UIPasteboard.general.string == "one" && field.text == "one two")
        field.cut(nil)
        #expect(field.text == " two" && UIPasteboard.general.string == "one")
        UIPasteboard.general.string = "1\n2"
        field.paste(nil)
        #expect(field.text == "1 2 two", "A field has one line.")
    }

    @Test func aTextViewCopiesCutsAndPastes() throws {
        view.text = "one two"
        view.becomeFirstResponder()
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
        view.cut(nil)
        #expect(view.text == "" && UIPasteboard.general.string == "one two")
        UIPasteboard.general.string = "1\n2"
        view.paste(nil)
        view.paste(nil)
        #expect(view.text == "1\n21\n2" && view.selectedRange == NSRange(location: 6, length: 0))
    }

    @Test func theDelegateMayRefuseAPaste() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { string != "no" }
        }
        let refusal = Refusal()
        field.delegate = refusal
        UIPasteboard.general.string = "no"
        field.paste(nil)
        #expect(field.text == "")
    }

    @Test func selectsTheWordAtTheCursor() throws {
        view.text = "one, two"
        try select(view, 6, 0)
        view.select(nil)
        #expect(view.selectedRange == NSRange(location: 5, length: 3))
        try select(view, 4, 0)
        view.select(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 3), "Between words, the one before.")
    }

    @Test func actionsArePossibleWhereTheyDoSomething() throws {
        UIPasteboard.general.items = []
        func possible(_ responder: UIResponder) -> [String] {
            ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:"].filter {
                responder.canPerformAction(Selector($0), withSender: nil)
            }
        }
        #expect(possible(field) == [] && possible(view) == [])
        field.text = "one two"
        #expect(possible(field) == ["select:", "selectAll:"])
        try select(field, 0, 3)
        UIPasteboard.general.string = "x"
        #expect(possible(field) == ["cut:", "copy:", "paste:", "selectAll:", "delete:"])
        field.isSecureTextEntry = true
        try select(field, 0, 7)
        #expect(possible(field) == ["paste:", "delete:"])
        view.text = "one"
        view.isEditable = false
        view.selectAll(nil)
        #expect(possible(view) == ["copy:"])
    }

    @Test func otherRespondersPerformWhatTheyOverride() {
        let stamp = StampView()
        window.addSubview(stamp)
        stamp.becomeFirstResponder()
        #expect(stamp.canPerformAction(Selector("copy:"), withSender: nil))
        #expect(!stamp.canPerformAction(Selector("cut:"), withSender: nil))
        #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: window, for: nil))
        #expect(stamp.told == ["copy UIWindow"])
    }
}

final class StampView: UIView {
    var told: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { told.append("copy \(sender.map { String(describing: type(of: $0)) } ?? "")") }
}

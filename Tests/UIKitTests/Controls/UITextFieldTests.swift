import CairnTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UITextFieldTests {
    let window = visibleWindow()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    let delegate = FieldDelegate()

    init() {
        window.addSubview(field)
        field.delegate = delegate
    }

    @Test func tapBeginsEditing() {
        let log = EventLog(of: field)
        #expect(!field.isEditing)
        window.tap(field)
        #expect(field.isEditing && field.isFirstResponder)
        #expect(delegate.calls == ["shouldBegin", "didBegin"])
        #expect(log.names.contains("editingDidBegin"))
    }

    @Test func typingGoesToTheFieldBeingEdited() {
        window.tap(field)
        let log = EventLog(of: field)
        #expect(window.type("Hi"))
        #expect(field.text == "Hi")
        field.deleteBackward()
        #expect(field.text == "H")
        #expect(log.names == ["editingChanged", "editingChanged", "editingChanged"])
        #expect(delegate.replacements == ["0+0 H", "1+0 i", "1+1 "])
    }

    @Test func withoutEditingThereIsNowhereToType() {
        #expect(!window.type("Hi"))
        #expect(field.text == "")
    }

    @Test func deletingTakesWholeCharacters() {
        field.text = "a👨‍👩‍👧"
        window.tap(field)
        field.deleteBackward()
        #expect(field.text == "a")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test func delegateCanRefuse() {
        delegate.allows = false
        #expect(!field.becomeFirstResponder())
        delegate.allows = true
        #expect(field.becomeFirstResponder())
        delegate.allows = false
        window.type("Hi")
        #expect(field.text == "")
        #expect(!field.resignFirstResponder())
        #expect(field.isEditing)
        #expect(window.endEditing(true))
        #expect(!field.isEditing)
    }

    @Test func anotherFieldTakesTheKeyboard() {
        let other = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 34))
        window.addSubview(other)
        window.tap(field)
        window.tap(other)
        #expect(!field.isEditing && other.isEditing)
        #expect(delegate.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        #expect(window.endEditing(false))
        #expect(!other.isEditing)
    }

    @Test func outsideAWindowNothingIsEdited() {
        field.removeFromSuperview()
        #expect(!field.becomeFirstResponder())
        #expect(delegate.calls.isEmpty)
    }

    @Test func disabledFieldIsNotEdited() {
        field.isEnabled = false
        window.tap(field)
        #expect(!field.isEditing)
    }

    @Test func returnEndsEditingWhereAnActionWaitsForIt() {
        window.tap(field)
        window.type("\n")
        #expect(field.isEditing)
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)
        window.type("\n")
        #expect(!field.isEditing)
        #expect(count == 1)
    }

    @Test func clearsWhenEditingBegins() {
        field.text = "Old"
        field.clearsOnBeginEditing = true
        window.tap(field)
        #expect(field.text == "")
    }

    @Test func clearButtonShowsWhileEditing() {
        field.clearButtonMode = .whileEditing
        field.text = "Text"
        let (idle, clear) = (field.textRect(forBounds: field.bounds).width, CGPoint(x: 196, y: 27))
        window.tap(at: CGPoint(x: 60, y: 25))
        #expect(field.textRect(forBounds: field.bounds).width < idle)
        window.tap(at: clear)
        #expect(field.text == "")
    }

    @Test func leftViewTakesRoom() {
        field.borderStyle = .roundedRect
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 7)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    }

    /// A round border's corners are round for the background too; clear means clear.
    @Test func backgroundsLieWithinRoundBorders() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        func alphaAndRed(x: Int, y: Int) throws -> [UInt8] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: field.bounds, format: format).image {
                field.layer.render(in: $0.cgContext)
            }
            let data = try #require(image.cgImage?.dataProvider?.data)
            let place = y * (try #require(image.cgImage?.bytesPerRow)) + x * 4
            return [data[place + 3], data[place + 2]]
        }
        field.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try alphaAndRed(x: 0, y: 0) == [255, 255])
        field.borderStyle = .roundedRect
        #expect(try alphaAndRed(x: 50, y: 17) == [255, 255])
        #expect(try alphaAndRed(x: 0, y: 0)[0] < 128)
        field.backgroundColor = .clear
        #expect(try alphaAndRed(x: 50, y: 17) == [0, 0])
        let search = UISearchTextField(frame: field.frame)
        search.backgroundColor = .red
        #expect(search.backgroundColor == .red && search.layer.backgroundColor == nil)
    }

    /// A subclass draws text and placeholder itself, each in its rectangle, in the field's coordinates.
    @Test func subclassesDrawTextAndPlaceholder() throws {
        let field = DrawnField(frame: CGRect(x: 0, y: 60, width: 100, height: 34))
        field.placeholder = "Name"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftViewMode = .always
        window.addSubview(field)
        func color(x: Int, y: Int) throws -> UIColor {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(bounds: field.bounds, format: format).image {
                field.layer.render(in: $0.cgContext)
            }
            let data = try #require(image.cgImage?.dataProvider?.data)
            let row = try #require(image.cgImage?.bytesPerRow)
            return UIColor(
                red: CGFloat(data[y * row + x * 4 + 2]) / 255, green: CGFloat(data[y * row + x * 4 + 1]) / 255,
                blue: CGFloat(data[y * row + x * 4]) / 255, alpha: CGFloat(data[y * row + x * 4 + 3]) / 255)
        }
        field.layoutIfNeeded()
        #expect(try color(x: 21, y: 17) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(field.drawn == ["placeholder \(field.placeholderRect(forBounds: field.bounds).minX)"])
        field.text = "x"
        field.layoutIfNeeded()
        #expect(try color(x: 21, y: 17) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(field.drawn.last == "text \(field.textRect(forBounds: field.bounds).minX)")
    }

    @Test func secureTextIsKept() {
        field.text = "secret"
        field.isSecureTextEntry = true
        #expect(field.text == "secret")
    }

    /// Text is centred between top and bottom, as a label's of the same font is.
    @Test func baselineIsThatOfCentredText() {
        field.borderStyle = .roundedRect
        let label = UILabel()
        label.text = "Label"
        for view in [field, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        }
        field.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(abs(label.frame.midY - field.frame.midY) <= 0.5)
    }
}

/// Writes down what it is asked, and refuses when told to.
@MainActor
final class FieldDelegate: UITextFieldDelegate {
    var allows = true
    private(set) var calls: [String] = []
    private(set) var replacements: [String] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        replacements.append("\(range.location)+\(range.length) \(string)")
        return allows
    }

    private func note(_ call: String) -> Bool {
        calls.append(call)
        return allows
    }
}

@MainActor
private final class DrawnField: UITextField {
    var drawn: [String] = []

    override func drawText(in rect: CGRect) {
        drawn.append("text \(rect.minX)")
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(rect)
    }

    override func drawPlaceholder(in rect: CGRect) {
        drawn.append("placeholder \(rect.minX)")
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIRectFill(rect)
    }
}

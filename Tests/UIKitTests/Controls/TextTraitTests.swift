import CairnTesting
import Testing
import UIKit

/// Kinds of keyboards and contents of text, and the rectangles and notifications of text fields.
@MainActor
@Suite struct TextTraitTests {
    /// - Source: the values in UITextInputTraits.h, which documents and archives have
    @Test func keyboardsHaveApplesNumbers() {
        let types: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        #expect(types.map(\.rawValue) == Array(0...11))
        let keys: [UIReturnKeyType] = [
            .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
        ]
        #expect(keys.map(\.rawValue) == Array(0...11))
        let looks: [UIKeyboardAppearance] = [.default, .dark, .light]
        #expect(looks.map(\.rawValue) == [0, 1, 2])
        let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
        #expect(capitals.map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITextAutocorrectionType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartQuotesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartDashesType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
        #expect([UITextSmartInsertDeleteType.default, .no, .yes].map(\.rawValue) == [0, 1, 2])
    }

    /// - Source: the names of autofill fields in the HTML standard, which the constants have
    @Test func contentsHaveApplesNames() {
        let types: [(UITextContentType, String)] = [
            (.name, "name"), (.namePrefix, "honorific-prefix"), (.givenName, "given-name"), (.middleName, "additional-name"),
            (.familyName, "family-name"), (.nameSuffix, "honorific-suffix"), (.nickname, "nickname"),
            (.jobTitle, "organization-title"), (.organizationName, "organization"), (.location, "location"),
            (.fullStreetAddress, "street-address"), (.streetAddressLine1, "address-line1"),
            (.streetAddressLine2, "address-line2"), (.addressCity, "address-level2"), (.addressState, "address-level1"),
            (.addressCityAndState, "address-level1+2"), (.sublocality, "address-level3"), (.countryName, "country-name"),
            (.postalCode, "postal-code"), (.telephoneNumber, "tel"), (.emailAddress, "email"), (.URL, "url"),
            (.creditCardNumber, "cc-number"), (.username, "username"), (.password, "password"),
            (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"),
        ]
        for (type, name) in types {
            #expect(type.rawValue == name)
            #expect(UITextContentType(rawValue: name) == type)
        }
    }

    @Test func fieldsHaveUsualValues() {
        let field = UITextField()
        #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.rightViewMode == .never)
        #expect(field.attributedPlaceholder == nil && field.disabledBackground == nil && field.background == nil)
        #expect(field.keyboardType == .default && field.returnKeyType == .default && !field.isSecureTextEntry)
        let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
        #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
        let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
        #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITextField.DidEndEditingReason.committed].map(\.rawValue) == [0])
    }

    @Test func rectanglesLeaveRoomForTheViewsAtBothEnds() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let plain = field.editingRect(forBounds: field.bounds)
        #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
        #expect(field.placeholderRect(forBounds: field.bounds).minX == field.textRect(forBounds: field.bounds).minX)
        let sign = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightView = sign
        field.rightViewMode = .always
        let right = field.rightViewRect(forBounds: field.bounds)
        #expect(right.size == CGSize(width: 30, height: 20) && right.maxX <= 200 && right.midY == 17)
        #expect(field.editingRect(forBounds: field.bounds).maxX <= right.minX && plain.maxX > right.minX)
        field.rightView = nil
        field.clearButtonMode = .always
        field.text = "text"
        let clear = field.clearButtonRect(forBounds: field.bounds)
        #expect(clear.maxX <= 200 && clear.minX > 150 && abs(clear.midY - 17) <= 1)
    }

    @Test func editingIsToldByNotifications() {
        let (window, field) = (visibleWindow(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
        window.addSubview(field)
        var told: [String] = []
        let names: [(Notification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "begin"), (UITextField.textDidChangeNotification, "change"),
            (UITextField.textDidEndEditingNotification, "end"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(word) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        field.becomeFirstResponder()
        field.insertText("a")
        field.resignFirstResponder()
        #expect(told == ["begin", "change", "end"])
    }

    @Test func aDelegateMayKeepTheText() {
        final class Keeper: NSObject, UITextFieldDelegate {
            var asked = 0
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
                asked += 1
                return false
            }
        }
        let (window, field, keeper) = (visibleWindow(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34)), Keeper())
        window.addSubview(field)
        field.delegate = keeper
        field.clearButtonMode = .always
        field.text = "text"
        window.layoutIfNeeded()
        let rect = field.clearButtonRect(forBounds: field.bounds)
        window.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
        #expect(keeper.asked == 1 && field.text == "text")
        field.delegate = nil
        window.tap(at: field.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
        #expect(field.text?.isEmpty != false)
    }
}

import Testing
import UIKit

/// The texts of numbers.
///
/// - Source: developer.apple.com/documentation/foundation/nsnumber/description(withlocale:), a table of formats
struct NumberTextTests {
    @Test(
        "A number's text has the digits of its type and no empty fraction",
        arguments: [
            (NSNumber(value: 2.0), "2"), (NSNumber(value: -0.5), "-0.5"), (NSNumber(value: 0.1), "0.1"),
            (NSNumber(value: Float(0.1)), "0.1"),
            (NSNumber(value: 1.0 / 3), "0.3333333333333333"), (NSNumber(value: Float(1) / 3), "0.3333333"),
            (NSNumber(value: 7), "7"),
            (NSNumber(value: true), "1"),
            (NSDecimalNumber(string: "0.12345678901234567891"), "0.12345678901234567891"),
        ])
    func text(_ number: NSNumber, _ text: String) {
        #expect("\(number)" == text)
        #expect(String(describing: number) == text)
        #expect(String(format: "%@", number) == text)
    }
}

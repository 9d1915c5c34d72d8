import Foundation
import RuntimeReflection
import UIKit

/// Has the descriptions of numbers be those of iOS, and with them `stringValue`, `print` and `String(describing:)`: a
/// whole number made of a `Double` has no fraction.
///
/// `NSNumber` of Foundation on Linux can neither be subclassed nor told otherwise, and an extension cannot declare
/// `description` again. So its place in the class's table of methods gets another method before `main` runs.
enum NumberTexts {
    /// Overrides `description` and nothing else.
    private class Described: NSObject {
        override var description: String { unsafeBitCast(self, to: NSNumber.self).textOnIOS }
    }

    private class Plain: NSObject {}

    static func install() {
        let slot = MethodSlot(overriding: Described.self, plain: Plain.self)
        slot?.replace(in: NSNumber.self, below: NSObject.self, by: Described.self)
    }
}

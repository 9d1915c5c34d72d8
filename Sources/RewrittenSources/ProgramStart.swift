import QuartzCore
import UIKit

/// A constructor of the program, which runs before `main`: Foundation's classes do what they do on iOS.
@section(".init_array") @used private let startAsOnIOS: @Sendable @convention(c) () -> Void = {
    DeviceLocale.install()
    NumberTexts.install()
    ObservedDefaults.adopt(.standard)
}

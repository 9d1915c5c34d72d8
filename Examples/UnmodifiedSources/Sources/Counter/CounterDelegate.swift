import UIKit

/// Hears of counting, and may say how.
@objc public protocol CounterDelegate {
    /// A tap was counted.
    func counterDidChange(_ counter: CounterViewController)
    /// The title that the screen shows for a number.
    @objc optional func counter(_ counter: CounterViewController, titleFor count: Int) -> String
    /// How much a tap counts.
    @objc optional var step: Int { get }
}

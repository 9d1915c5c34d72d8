import ObjectiveC
import UIKit

private var pinnedKey: UInt8 = 0

extension UIView {
    /// The constraints that ``pin(_:)`` made.
    public var pinnedConstraints: [NSLayoutConstraint] {
        objc_getAssociatedObject(self, &pinnedKey) as? [NSLayoutConstraint] ?? []
    }

    /// Makes constraints of what a closure says, and activates them.
    @discardableResult
    public func pin(_ describe: (PinMaker) -> Void) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let maker = PinMaker(self)
        describe(maker)
        NSLayoutConstraint.activate(maker.constraints)
        objc_setAssociatedObject(self, &pinnedKey, pinnedConstraints + maker.constraints, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return maker.constraints
    }

    /// Deactivates the constraints that ``pin(_:)`` made.
    public func unpin() {
        NSLayoutConstraint.deactivate(pinnedConstraints)
        objc_setAssociatedObject(self, &pinnedKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

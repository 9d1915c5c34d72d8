/// The label of a button's title. Programs find it by the name of its class, which is that of UIKit's.
final class UIButtonLabel: UILabel {
    override class var isSystems: Bool { true }
}

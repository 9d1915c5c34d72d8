/// A label of a cell. Programs find it by the name of its class, which is that of UIKit's.
final class UITableViewLabel: UILabel {
    override class var isSystems: Bool { true }
}

/// The line below a cell's row, likewise.
final class _UITableViewCellSeparatorView: UIView {}

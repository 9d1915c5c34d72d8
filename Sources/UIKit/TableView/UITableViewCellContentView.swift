/// The view in a cell that holds its content; logs show the class.
final class UITableViewCellContentView: UIView {
    /// The cell, which outlives its content view's place in it.
    weak var cell: UITableViewCell?

    override var defaultMargins: UIEdgeInsets { cell?.contentMargins ?? super.defaultMargins }
}

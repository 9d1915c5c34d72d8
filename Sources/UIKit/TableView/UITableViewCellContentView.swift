/// The content view of a cell; logs show its class.
final class UITableViewCellContentView: UIView {
    /// The cell. Weak, because the view may outlive it.
    weak var cell: UITableViewCell?

    override var isPlacedByContainer: Bool { true }
    override func contentSizeWasInvalidated() { cell?.contentSizeWasInvalidated() }
    override func maskTranslationWasStopped() { cell.map(TableWarning.ownMask(ofContentOf:)) }
    override var defaultMargins: UIEdgeInsets { cell?.contentMargins ?? super.defaultMargins }
}

/// The content view of a section's header or footer; logs show its class.
final class _UITableViewHeaderFooterContentView: UIView {
    override var isPlacedByContainer: Bool { true }
}

/// The superview of a navigation bar's title and items.
final class _UINavigationBarContentView: UIView {}

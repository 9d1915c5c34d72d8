/// The superview of a toolbar's items.
final class _UIToolbarContentView: UIView {}

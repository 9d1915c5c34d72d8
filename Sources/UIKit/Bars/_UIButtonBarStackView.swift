/// The superview of the buttons and views at one side of a navigation bar, or of all in a toolbar.
final class _UIButtonBarStackView: UIView {}

/// The superview of a navigation bar's title and items.
final class _UINavigationBarContentView: UIView {}

/// The superview of a toolbar's items.
final class _UIToolbarContentView: UIView {}

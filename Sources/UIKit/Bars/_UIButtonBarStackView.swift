/// The superview of the buttons and views at one side of a navigation bar, or of all in a toolbar.
final class _UIButtonBarStackView: UIView {}

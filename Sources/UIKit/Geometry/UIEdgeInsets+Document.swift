import InterfaceBuilderDocument

extension UIEdgeInsets {
    /// Creates insets from those of a document, with leading as left and trailing as right.
    package init(_ insets: DocumentInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

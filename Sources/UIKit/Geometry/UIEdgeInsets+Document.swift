import InterfaceBuilderDocument

extension UIEdgeInsets {
    /// The insets that a document writes, whose leading one is taken for the left and whose trailing one for the right.
    package init(_ insets: DocumentInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

extension UIButton {
    /// The built-in looks of buttons.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The older name of ``system``.
        public static let roundedRect = ButtonType.system
    }

    /// The purpose of a button.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
}

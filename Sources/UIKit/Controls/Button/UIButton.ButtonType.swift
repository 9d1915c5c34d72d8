extension UIButton {
    /// Looks that a button can be made with.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    /// What a button is for.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
}

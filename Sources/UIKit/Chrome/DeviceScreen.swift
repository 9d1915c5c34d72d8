import InterfaceBuilderDocument

/// A type of screen of devices.
package struct DeviceScreen: Sendable {
    /// Interface Builder's id, such as `retina6_12`; a name of ours for screens that no document names.
    package let id: String
    /// The products with this screen; the first is the name in Interface Builder.
    package let products: [String]
    /// The product by whose name the screen was found; nil if it was found by its id.
    private var product: String?
    /// The size in portrait orientation, in points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: Double
    /// The kind of device, which determines bars and insets.
    package let device: ChromePlace.Device
    /// The top inset of a phone with a home indicator in portrait, which is also that of its sides in landscape; by the
    /// first version of Interface Builder, in ascending order. Empty for other devices, whose insets depend on their
    /// kind only.
    ///
    /// - Source: recorded frames of documents of each version.
    private let corners: [(since: ToolsVersion, inset: Double)]

    /// Whether the device is a tablet.
    package var isPad: Bool { device.isPad }

    // MARK: Size classes

    /// The minimum width of a phone in portrait whose width in landscape is regular, in points.
    ///
    /// - Source: Apple's table of devices; measured on documents' variations.
    package static let leastLargePhoneWidth: CGFloat = 414
    /// The minimum width of a tablet's window that is regular, in points.
    ///
    /// - Source: Apple's tables of split views: 639 points are compact, 678 are regular.
    package static let leastRegularWidth: CGFloat = 640

    /// The size classes of a window that fills the screen.
    package func sizeClasses(isLandscape: Bool) -> SizeClasses {
        if isPad { return SizeClasses(width: .regular, height: .regular) }
        guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
        return SizeClasses(width: size.width >= Self.leastLargePhoneWidth ? .regular : .compact, height: .compact)
    }

    // MARK: Insets

    /// The key by which the sizes of bars on the screen are found.
    package func place(isLandscape: Bool, presenter: ChromePlace.Presenter) -> ChromePlace {
        let classes = sizeClasses(isLandscape: isLandscape)
        let orientation: ChromePlace.Orientation =
            classes.height != .compact ? .portrait : classes.width == .regular ? .landscapeOfLargePhone : .landscape
        return ChromePlace(device: device, orientation: orientation, presenter: presenter)
    }

    /// The screen's insets for a window that fills it, in points.
    package func screenInsets(isLandscape: Bool, presenter: ChromePlace.Presenter) -> DocumentInsets {
        let place = place(isLandscape: isLandscape, presenter: presenter)
        let bottom = Double(ChromeMetrics.homeIndicator[place])
        if let corner = corner(presenter) {
            return isLandscape
                ? DocumentInsets(leading: corner, bottom: bottom, trailing: corner) : DocumentInsets(top: corner, bottom: bottom)
        }
        return DocumentInsets(top: Double(ChromeMetrics.statusBar[place]), bottom: bottom)
    }

    /// The top inset of a phone with a home indicator in portrait, as the canvas or a program has it. A program has
    /// that of the product, which otherwise is that of the canvas which imitates its system.
    private func corner(_ presenter: ChromePlace.Presenter) -> Double? {
        switch presenter {
        case .canvas(let version): corners.last { $0.since <= version }?.inset
        case .program(let generation):
            product.flatMap { Self.productCorners[$0.lowercased()] } ?? corner(.canvas(generation.canvasVersion))
        }
    }

    /// The top insets of products whose screen's id stands for products with another inset, by lower-case names.
    ///
    /// - Source: printed safe areas of an iPhone X, XS and 11 Pro on iOS 11 to 13: 44 in portrait, and at both sides in
    ///   landscape. The canvas's 50 is that of the 12 mini and 13 mini.
    private static let productCorners = ["iphone x": 44.0, "iphone xs": 44, "iphone 11 pro": 44]

    // MARK: Table

    /// The screen with an Interface Builder id, with or without the suffix `rounded`, or with a product name, whatever
    /// its case, marks and spaces: `iPad Pro 11"`, `iPad Pro (11-inch)` and `ipad pro 11` are one.
    package static func named(_ name: String) -> DeviceScreen? {
        let wanted = key(of: name)
        guard var screen = byName[wanted] ?? byName[wanted + "rounded"] else { return nil }
        screen.product = screen.products.first { key(of: $0) == wanted }
        return screen
    }

    /// The screens by the keys of their ids and product names; if several have one name, the first.
    private static let byName: [String: DeviceScreen] = {
        let ids = all.map { (key(of: $0.id), $0) }
        let products = all.flatMap { model in model.products.map { (key(of: $0), model) } }
        return Dictionary(ids + products) { first, _ in first }
    }()

    /// A name without what people write in several ways: case, brackets, and marks of inches and generations.
    private static func key(of name: String) -> String {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
        return words.filter { $0 != "inch" && $0 != "generation" }.joined(separator: " ")
    }

    private init(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ kind: Kind, _ products: String...
    ) {
        self.id = id
        self.products = products
        size = CGSize(width: width, height: height)
        self.scale = scale
        (device, corners) = (kind.device, kind.corners)
    }

    /// The kind of a device, with insets of its own.
    private struct Kind {
        let device: ChromePlace.Device
        var corners: [(since: ToolsVersion, inset: Double)] = []

        static let buttonPhone = Kind(device: .phoneWithButton)
        static let buttonPad = Kind(device: .padWithButton)
        static let roundedPad = Kind(device: .padWithHomeIndicator)

        static func phone(_ corners: (since: ToolsVersion, inset: Double)...) -> Kind {
            Kind(device: .phoneWithHomeIndicator, corners: corners)
        }
    }

    /// All known screens, phones first, by width.
    package static let all: [DeviceScreen] = [
        DeviceScreen("retina3_5", 320, 480, 2, .buttonPhone, "iPhone 4s", "iPhone 4"),
        DeviceScreen("retina4_0", 320, 568, 2, .buttonPhone, "iPhone SE (1st generation)", "iPhone SE", "iPhone 5s", "iPhone 5"),
        DeviceScreen(
            "retina4_7", 375, 667, 2, .buttonPhone, "iPhone 8", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)",
            "iPhone 7", "iPhone 6s", "iPhone 6"),
        DeviceScreen(
            "retina5_5", 414, 736, 3, .buttonPhone, "iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"),
        DeviceScreen(
            "retina5_9", 375, 812, 3, .phone((.unknown, 44), (.xcode14, 50)), "iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro",
            "iPhone XS",
            "iPhone X"),
        DeviceScreen("retina6_1", 414, 896, 2, .phone((.unknown, 44), (.xcode14, 48)), "iPhone 11", "iPhone XR"),
        DeviceScreen("retina6_5", 414, 896, 3, .phone((.unknown, 44)), "iPhone 11 Pro Max", "iPhone XS Max"),
        DeviceScreen(
            "retina6_0", 390, 844, 3, .phone((.unknown, 44), (.xcode14, 47)), "iPhone 14", "iPhone 12", "iPhone 12 Pro",
            "iPhone 13",
            "iPhone 13 Pro", "iPhone 16e"),
        DeviceScreen(
            "retina6_7", 428, 926, 3, .phone((.unknown, 44), (.xcode14, 47)), "iPhone 14 Plus", "iPhone 12 Pro Max",
            "iPhone 13 Pro Max"),
        DeviceScreen(
            "retina6_12", 393, 852, 3, .phone((.unknown, 59)), "iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"),
        DeviceScreen(
            "retina6_72", 430, 932, 3, .phone((.unknown, 59)), "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Plus",
            "iPhone 16 Plus"),
        DeviceScreen("retina6_3", 402, 874, 3, .phone((.unknown, 62)), "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
        DeviceScreen("iphone_air", 420, 912, 3, .phone((.unknown, 68)), "iPhone Air"),
        DeviceScreen("retina6_9", 440, 956, 3, .phone((.unknown, 62)), "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
        DeviceScreen("ipad8_3rounded", 744, 1133, 2, .roundedPad, "iPad mini (6th generation)", "iPad mini (A17 Pro)"),
        DeviceScreen("ipad7_9", 768, 1024, 2, .buttonPad, "iPad mini (5th generation)", "iPad mini 4"),
        DeviceScreen("ipad9_7", 768, 1024, 2, .buttonPad, "iPad Pro 9.7\"", "iPad mini", "iPad Air 2", "iPad (6th generation)"),
        DeviceScreen("ipad10_2", 810, 1080, 2, .buttonPad, "iPad 10.2\"", "iPad (9th generation)", "iPad (8th generation)"),
        DeviceScreen("ipad10_5", 834, 1112, 2, .buttonPad, "iPad Pro 10.5\"", "iPad Air (3rd generation)"),
        DeviceScreen(
            "ipad10_9rounded", 820, 1180, 2, .roundedPad, "iPad Air 11\"", "iPad (10th generation)", "iPad Air (5th generation)",
            "iPad Air (4th generation)", "iPad (A16)", "iPad (11th generation)", "iPad Air 11\" (M2)", "iPad Air 11\" (M3)"),
        DeviceScreen("ipad11_0rounded", 834, 1194, 2, .roundedPad, "iPad Pro 11\""),
        DeviceScreen(
            "ipad11_m4", 834, 1210, 2, .roundedPad, "iPad Pro 11\" (M4)", "iPad Pro 11\" (M5)", "iPad Pro M4",
            "iPad Pro M5"),
        DeviceScreen("ipad12_9", 1024, 1366, 2, .buttonPad, "iPad Pro 12.9\""),
        DeviceScreen(
            "ipad12_9rounded", 1024, 1366, 2, .roundedPad, "iPad Pro 12.9\" (3rd generation)", "iPad Pro (12.9-inch)",
            "iPad Air 13\"", "iPad Air 13\" (M2)", "iPad Air 13\" (M3)"),
        DeviceScreen("iPad13_0rounded", 1032, 1376, 2, .roundedPad, "iPad Pro 13\"", "iPad Pro 13\" (M4)", "iPad Pro 13\" (M5)"),
    ]
}

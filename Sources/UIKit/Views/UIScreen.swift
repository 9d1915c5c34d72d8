/// The screen that windows are on. There is no hardware: its size, scale and traits are those of the device being stood in for.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen of the device being stood in for: 375 x 667 points at scale 2 unless a tool chooses another.
    public class var main: UIScreen { mainScreen }
    private static let mainScreen = UIScreen()

    /// The screen's rectangle in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The screen's rectangle in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale) }
    /// Pixels per point.
    open var scale: CGFloat { traits.displayScale }
    /// Pixels per point of the hardware, which is the same here.
    open var nativeScale: CGFloat { scale }
    /// The traits that windows on the screen inherit.
    open var traitCollection: UITraitCollection { UITraitCollection(values: traits) }

    package var size = CGSize(width: 375, height: 667)
    package var traits = UITraitCollection.Values.standard
    /// What the device's bars and corners take from a full-screen window, in points.
    package var safeAreaInsets = UIEdgeInsets.zero

    nonisolated package override init() { super.init() }
}

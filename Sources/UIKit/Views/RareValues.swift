/// What is set on few views.
struct RareValues {
    var showsLargeContentViewer: Bool?
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var scalesLargeContentImage: Bool?
    var largeContentImageInsets: UIEdgeInsets?
    var motionEffects: [UIMotionEffect] = []
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
}

extension UIView {
    func changeRareValues(_ change: (inout RareValues) -> Void) {
        var values = rareValues ?? RareValues()
        change(&values)
        rareValues = values
    }
}

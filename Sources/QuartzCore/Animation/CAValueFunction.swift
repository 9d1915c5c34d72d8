/// A function that turns the numbers of an animation into a transform.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunction
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function by its name; nil for unknown names.
    public init?(name: CAValueFunctionName) {
        guard name.path != nil else { return nil }
        self.name = name
        super.init()
    }
}

/// The name of a value function.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunctionname
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Rotation around the x axis by radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Rotation around the y axis by radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Rotation around the z axis by radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scaling by three factors. Only a single number is supported, for all three axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scaling along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scaling along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scaling along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Translation by three distances. Only a size is supported, for the x and y axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Translation along the x axis in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Translation along the y axis in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Translation along the z axis in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    /// The key path of the part of a transform that the function sets.
    var path: String? {
        switch self {
        case .rotateX: "rotation.x"
        case .rotateY: "rotation.y"
        case .rotateZ: "rotation.z"
        case .scale: "scale"
        case .scaleX: "scale.x"
        case .scaleY: "scale.y"
        case .scaleZ: "scale.z"
        case .translate: "translation"
        case .translateX: "translation.x"
        case .translateY: "translation.y"
        case .translateZ: "translation.z"
        default: nil
        }
    }
}

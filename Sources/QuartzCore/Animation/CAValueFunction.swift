/// Turns the numbers of an animation into a transform.
///
/// - Source: developer.apple.com/documentation/quartzcore/cavaluefunction
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function by its name; nil for names without a constant.
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

    /// Radians around the x axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians around the y axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians around the z axis.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Three factors. Only one number is taken, for all three axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A factor along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A factor along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A factor along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Three distances. Only a size is taken, for the x and y axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Points along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    /// The path of a transform's part that the function sets.
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

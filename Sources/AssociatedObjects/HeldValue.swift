import Foundation

/// A value, held as the policy of its association says.
enum HeldValue {
    case kept(Any)
    case unowned(WeakObject)

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        guard type(of: value) is AnyClass else {
            self = .kept(value)
            return
        }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: self = .unowned(WeakObject(value as AnyObject))
        case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: self = .kept(value)
        case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY: self = .kept(Self.copy(of: value))
        }
    }

    var value: Any? {
        switch self {
        case .kept(let value): value
        case .unowned(let object): object.object
        }
    }

    private static func copy(of value: Any) -> Any {
        guard let original = value as? NSCopying else {
            fatalError("-[\(type(of: value)) copyWithZone:]: unrecognized selector sent to instance")
        }
        return original.copy(with: nil)
    }
}

/// A weakly held object.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

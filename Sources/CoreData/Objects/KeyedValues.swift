import QuartzCore
import UIKit

extension NSManagedObject: KeyedObject {
    package func isSame(as other: Any?) -> Bool {
        switch other {
        case let object as NSManagedObject: object === self || object.objectID == objectID
        case let id as NSManagedObjectID: id == objectID
        default: false
        }
    }
}

// Values of formats, as `%@`.
extension NSManagedObject: FormatObject {}
extension NSManagedObjectID: FormatObject {}

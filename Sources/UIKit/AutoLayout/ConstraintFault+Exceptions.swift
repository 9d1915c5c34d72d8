import InterfaceBuilderDocument
import LayoutEngine

extension LayoutAttribute: RelatableAttribute {}

extension ConstraintFault {
    /// Apple's words for the exception, without the full stop.
    var exceptionReason: String {
        switch self {
        case .position:
            "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
                + "constraint of a location equal to a constant. Location attributes must be specified in pairs"
        case .kinds: "Invalid pairing of layout attributes"
        case .directions:
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither"
        case .axes: "Constraint improperly relates anchors of incompatible types"
        }
    }
}

/// The operation of a drop.
///
/// - Source: developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
    /// No operation; the items return.
    case cancel = 0
    /// No operation, although items could be dropped here at another time.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved, if the drag allows it.
    case move
}

/// A view's proposal for a drop at the present location.
///
/// - Source: developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// The operation.
    public let operation: UIDropOperation
    /// Whether the exact location of the drop matters. It reads back what was set; nothing here depends on it.
    open var isPrecise = false
    /// Whether the previews keep their full size. It reads back what was set; nothing here depends on it.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Returns a proposal of the same class with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var made: UIDropProposal!
        MainActor.assumeIsolated { made = copied() }
        return made!
    }

    func copied() -> UIDropProposal {
        let copy = Self(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        return copy
    }
}

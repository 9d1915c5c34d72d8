/// What happens to items that are dropped.
///
/// - Source: developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the items go back.
    case cancel = 0
    /// Nothing, though items could be dropped here at another time.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved, where the drag allows it.
    case move
}

/// How a view would take items if they were dropped now.
///
/// - Source: developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
    /// What would happen to the items.
    public let operation: UIDropOperation
    /// Whether the place counts exactly. Stored; nothing reads it.
    open var isPrecise = false
    /// Whether the previews keep their size. Stored; nothing reads it.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// A proposal of the same class with the same values.
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

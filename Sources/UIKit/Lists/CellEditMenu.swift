/// The responder of a cell's edit menu while it is open: the list's delegate decides which actions the cell has, and
/// performs the standard ones. Custom actions are sent to the cell, whose class must implement them.
///
/// - Source:
///   developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:canperformaction:forrowat:withsender:)
@MainActor
final class CellEditMenu: UIResponder {
    private weak var cell: UIView?
    private let allows: (Selector, Any?) -> Bool
    private let performs: (Selector, Any?) -> Void

    /// - Parameters:
    ///   - allows: Whether the delegate allows an action.
    ///   - performs: Makes the delegate perform an action.
    init(
        of cell: UIView, allows: @escaping (Selector, Any?) -> Bool, performs: @escaping (Selector, Any?) -> Void
    ) {
        (self.cell, self.allows, self.performs) = (cell, allows, performs)
        super.init()
    }

    /// Shows the menu over the cell, if the delegate allows any action.
    func show() {
        if let cell { UIMenuController.shared.showMenu(from: cell, rect: cell.bounds, of: self) }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let isKnown = StandardEditAction(action) != nil || cell.map { ActionDispatch.hasMethod(action, type(of: $0)) } == true
        return isKnown && allows(action, sender)
    }

    @discardableResult
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        guard StandardEditAction(aSelector) == nil else {
            performs(aSelector, object)
            return nil
        }
        return cell?.perform(aSelector, with: object)
    }
}

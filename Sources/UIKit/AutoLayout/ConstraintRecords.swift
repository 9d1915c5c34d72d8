import LayoutEngine

/// Constraints that a view keeps as records beside its constraint objects, as stack views do: they reach the engine without objects.
@MainActor
protocol ConstraintRecords: AnyObject {
    /// Makes the objects that are missing, because a program asks for the view's constraints.
    func makeObjects()
    /// Removes what names a view or a guide that leaves the view.
    func release(naming item: any LayoutItem)
    /// Installs everything the view holds, records and objects, in the order of activation.
    func install(in host: LayoutHost)
    /// Lists the constraints as those that are kept last where there is a choice.
    func postpone(in list: inout SeniorityList)
    /// Adds everything the view holds to an engine for measuring.
    func add(to engine: LayoutEngine)
    /// Takes the records out of the engine.
    func uninstall(from engine: LayoutEngine)
    /// The engine is deallocated.
    func forgetEngine()
    /// Leading and trailing mean other edges than before.
    func directionChanged(in engine: LayoutEngine)
}

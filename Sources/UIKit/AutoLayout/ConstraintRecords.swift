import LayoutEngine

/// Constraints that a view keeps as records beside its constraint objects, as stack views do: they are installed in the
/// engine without objects.
@MainActor
protocol ConstraintRecords: AnyObject {
    /// Makes the missing objects, because a program asks for the view's constraints.
    func makeObjects()
    /// Removes constraints that name a view or a guide that leaves the view.
    func release(naming item: any LayoutItem)
    /// Installs all records and objects that the view holds, in the order of activation.
    func install(in host: LayoutHost)
    /// Lists the constraints at the end of the seniority list.
    func postpone(in list: inout SeniorityList)
    /// Adds all constraints that the view holds to an engine for measuring.
    func add(to engine: LayoutEngine)
    /// Removes the records from the engine.
    func uninstall(from engine: LayoutEngine)
    /// Forgets the engine, which is deallocated.
    func forgetEngine()
    /// Lowers constraints again after the layout direction changed.
    func directionChanged(in engine: LayoutEngine)
}

/// Debugging support for the engine of a tree.
extension LayoutHost {
    /// Moves an item to another equally good position, and flags the views to be laid out for it.
    func exercise(_ view: UIView) {
        engine.exerciseAmbiguity(of: view)
        var pass = MeasuringPass(engine, self)
        pass.takeChangedRectangles()
    }
}

/// Debugging of the engine of a tree.
extension LayoutHost {
    /// Moves an item to another of its equally good places, and flags what has to be laid out for it.
    func exercise(_ view: UIView) {
        engine.exerciseAmbiguity(of: view)
        var pass = MeasuringPass(engine, self)
        pass.takeChangedRectangles()
    }
}

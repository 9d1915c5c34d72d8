extension UINib {
    /// The view that is the nib's only object. Raises `NSInternalInconsistencyException` where the nib holds anything
    /// else.
    func onlyView<View: UIView>(_ identifier: String) -> View {
        let objects = instantiate(withOwner: nil)
        if objects.count == 1, let view = objects[0] as? View { return view }
        raise(
            "NSInternalInconsistencyException",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                + "\(LayoutText.name(of: View.self)) instance")
    }
}

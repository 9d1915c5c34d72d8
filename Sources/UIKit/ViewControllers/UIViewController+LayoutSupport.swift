extension UIViewController {
    func layoutSupport(_ kind: SystemGuide.Kind) -> any UILayoutSupport {
        let guide = view.publicGuide(kind)
        guard let support = guide as? _UILayoutGuide else { preconditionFailure("not a guide that bars move: \(guide)") }
        return support
    }
}

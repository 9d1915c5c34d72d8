/// Loading a controller's view from documents.
extension UIViewController {
    /// Loads the view that a storyboard or nib describes. Returns whether there is one.
    func loadViewOfDocument() -> Bool {
        if let scene {
            if scene.loadView(of: self) { return true }
            if nibName == nil { return false }
        }
        guard let nib = nibToLoad else { return false }
        _ = UINib(nibName: nib.name, bundle: nib.bundle).instantiate(withOwner: self)
        guard viewIfLoaded == nil else { return true }
        raise(
            "NSInternalInconsistencyException",
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib.name)\" nib but the view outlet was not set.")
    }

    /// The nib given at initialization, or else one named after the class: `ProfileView`, then `ProfileViewController`.
    private var nibToLoad: (name: String, bundle: Bundle?)? {
        if let nibName { return (nibName, nibBundle) }
        return nibReader.nib(for: type(of: self), names: Self.nibNames(of: type(of: self)), bundle: nibBundle)
    }

    private static func nibNames(of type: UIViewController.Type) -> [String] {
        let name = LayoutText.name(of: type).split(separator: ".").last.map(String.init) ?? ""
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}

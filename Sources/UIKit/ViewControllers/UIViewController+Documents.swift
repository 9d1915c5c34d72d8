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

    /// Gives a storyboard's root view that is in no superview yet the screen's size, unless the document says that it
    /// keeps its own ("Resize View From NIB").
    ///
    /// - Source: a tutorial's printed run on iOS 18.3.1: a view designed at 414 x 896 is 402 x 874 after
    ///   `loadViewIfNeeded()`, in no window. In `viewDidLoad` many programs met the document's size.
    func fillScreenAfterLoading() {
        guard let view = viewIfLoaded, scene?.resizesView == true, view.superview == nil, parent == nil,
            view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
        else { return }
        view.frame = UIScreen.main.bounds
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

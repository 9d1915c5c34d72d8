import RuntimeReflection

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

    /// The nib named when the controller was made, or else one named after the class: `ProfileView`, then
    /// `ProfileViewController`.
    private var nibToLoad: (name: String, bundle: Bundle?)? {
        if let nibName { return (nibName, nibBundle) }
        guard !ClassFinder.isOwn(type(of: self)) else { return nil }
        let bundles = nibBundle.map { [$0] } ?? ClassFinder.bundles(of: type(of: self))
        for name in Self.nibNames(of: type(of: self)) {
            if let bundle = bundles.first(where: { UINib.exists(name, in: $0) }) { return (name, bundle) }
        }
        return nil
    }

    private static func nibNames(of type: UIViewController.Type) -> [String] {
        let name = LayoutText.name(of: type).split(separator: ".").last.map(String.init) ?? ""
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }
}

extension ClassFinder {
    /// The bundles with the resources of a class's module: the program's and the module's own.
    static func bundles(of type: AnyClass) -> [Bundle] {
        let module = ProgramClasses.module(of: type)
        return [Bundle.main] + DocumentSearch.resourceBundles.filter { DocumentSearch.module(of: $0) == module }
    }
}

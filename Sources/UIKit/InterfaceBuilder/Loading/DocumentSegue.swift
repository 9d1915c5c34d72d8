import InterfaceBuilderDocument

/// A way from one controller of a storyboard to another.
@MainActor
final class DocumentSegue {
    let element: MarkupElement

    init(_ element: MarkupElement) { self.element = element }

    /// Lets a control or another object set the segue off.
    func connect(to source: AnyObject, in controller: UIViewController) {}
}

import InterfaceBuilderDocument
import TextLayout

/// The decisions about a scene's views that depend on who builds them: a program, or Interface Builder's canvas.
///
/// ``ProgramRules`` are those of programs. Those of the canvas are in the module InterfaceBuilderCanvas; nothing in UIKit asks which
/// of them it has.
@MainActor
package protocol SceneRules {
    /// What a date picker shows where the document asks for the current date; nil for the date at which the picker was made.
    var currentDate: Date? { get }
    /// The style of a date picker for which the document states none.
    var datePickerStyle: UIDatePickerStyle { get }
    /// Whether an image that is not found is a fault to report.
    var reportsMissingImages: Bool { get }
    /// The size in points of a text style at the usual text size, where it is not the style's present one.
    func pointSize(ofTextStyle style: UIFont.TextStyle) -> CGFloat?
    /// How the system font's design depends on its size.
    var opticalSizing: OpticalSizing { get }
    /// How many times as large as a document records them its images are, other than symbols.
    func imageScale(_ resources: DocumentResources) -> CGFloat

    /// Makes the item of a bar that an element describes, without its attributes; nil when its own class makes none.
    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem?
    /// Makes the view in an item of a bar, with everything in it; nil when its own class makes none.
    func makeItemView(_ element: MarkupElement, in context: AttributeContext) -> UIView?
    /// Takes note of an item of a bar that an element describes.
    func register(_ item: NSObject, as element: MarkupElement)
    /// Makes a constraint that an element describes, without items.
    func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint
}

extension SceneRules {
    package func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint { NSLayoutConstraint() }
    package func imageScale(_ resources: DocumentResources) -> CGFloat { 1 }
}

/// How a program builds the views of a document: by the classes that the document names, for outlets to connect.
struct ProgramRules: SceneRules {
    /// The objects that those made are to be among; nil where no objects are made, only values read.
    let objects: DocumentObjects?

    init(_ objects: DocumentObjects? = nil) { self.objects = objects }

    var currentDate: Date? { nil }
    var datePickerStyle: UIDatePickerStyle { .automatic }
    var reportsMissingImages: Bool { true }
    func pointSize(ofTextStyle style: UIFont.TextStyle) -> CGFloat? { nil }
    var opticalSizing: OpticalSizing { .continuous }

    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem? { objects?.makeBarButtonItem(element) }

    func makeItemView(_ element: MarkupElement, in context: AttributeContext) -> UIView? {
        objects?.makeView(element, controller: nil)
    }

    func register(_ item: NSObject, as element: MarkupElement) { objects?.register(item, as: element) }

    func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint {
        guard let objects, element["customClass"] != nil else { return NSLayoutConstraint() }
        return objects.makeConstraint(element)
    }
}

import InterfaceBuilderDocument
import TextLayout

/// The decisions that depend on who builds a scene's views: a program, or Interface Builder's canvas.
///
/// ``ProgramRules`` are those of programs. Those of the canvas are in the module InterfaceBuilderCanvas; UIKit does not
/// distinguish them.
@MainActor
package protocol SceneRules {
    /// The date of a date picker set to the current date; nil for the date at which the picker was created.
    var currentDate: Date? { get }
    /// The style of a date picker for which the document specifies none.
    var datePickerStyle: UIDatePickerStyle { get }
    /// Whether a missing image is reported.
    var reportsMissingImages: Bool { get }
    /// The size in points of a text style at the default content size category, if it differs from the style's current
    /// one.
    func pointSize(ofTextStyle style: UIFont.TextStyle) -> CGFloat?
    /// The dependence of the system font's design on its size.
    var opticalSizing: OpticalSizing { get }
    /// The ratio of an image's size to the size recorded in the document, for images other than symbols.
    func imageScale(_ resources: DocumentResources) -> CGFloat

    /// Creates the bar item of an element, without its attributes; nil if its class's initializer returns nil.
    func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem?
    /// Creates the custom view of a bar item, with its descendants; nil if its class's initializer returns nil.
    func makeItemView(_ element: MarkupElement, in context: AttributeContext) -> UIView?
    /// Registers the bar item of an element.
    func register(_ item: NSObject, as element: MarkupElement)
    /// Creates the constraint of an element, without items.
    func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint
}

extension SceneRules {
    package func makeConstraint(_ element: MarkupElement) -> NSLayoutConstraint { NSLayoutConstraint() }
    package func imageScale(_ resources: DocumentResources) -> CGFloat { 1 }
}

/// The rules for a program's views: instances of the classes named in the document, with outlets to connect.
struct ProgramRules: SceneRules {
    /// The objects that created ones are added to; nil if no objects are created, only values read.
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

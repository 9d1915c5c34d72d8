/// A type number that Foundation on Linux reads from objects of a class that are used as text attributes.
///
/// To compare the attributes of neighbouring runs, Foundation reads a type number in bits 8 to 17 of the first word
/// after an object's header. If that number denotes one of its classes, it compares the objects by `isEqual(_:)`,
/// provided that they are of the same class. For the number 0 it ends the process, and a class whose first property is
/// a small number happens to have it. Therefore a class whose objects may be attributes begins with this property.
package struct FoundationTypeMark: Sendable {
    private let word: UInt = 1 << 8

    package init() {}
}

/// The word by which Foundation on Linux knows a class of ours, where its objects are values of text attributes.
///
/// To compare the attributes of neighbouring runs, Foundation reads a type number in bits 8 to 17 of the first word
/// after an object's header, and compares objects by `isEqual(_:)` if that number is some class's but theirs is another
/// class. It ends the program for the number 0, which the first property of a class happens to have where it is a small
/// number. So a class whose objects may be attributes begins with this property.
package struct FoundationTypeMark: Sendable {
    private let word: UInt = 1 << 8

    package init() {}
}

import RuntimeReflection

extension ProgramClasses {
    /// The classes of programs, whose methods and properties are found by name; those of UIKit's own classes are not.
    static let belowUIKit = ProgramClasses(below: "UIKit")
}

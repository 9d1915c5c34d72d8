import RuntimeReflection

extension ProgramClasses {
    /// The classes of programs, whose methods and properties are found by name; UIKit sets the properties of its own.
    static let belowUIKit = ProgramClasses(below: "UIKit")
}

/// Ends the program the way an uncaught Objective-C exception does on Apple's platforms, for misuse of an API.
///
/// - Parameters:
///   - name: The exception's name, such as `NSInvalidArgumentException`.
///   - reason: Apple's wording of what was wrong.
package func raise(_ name: String, _ reason: String) -> Never {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}

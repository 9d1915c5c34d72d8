import RuntimeReflection

/// Ends the program the way an uncaught Objective-C exception does on Apple's platforms, for misuse of an API: writes what was printed and is
/// still in buffers, then the exception with the functions that led to it.
///
/// - Parameters:
///   - name: The exception's name, such as `NSInvalidArgumentException`.
///   - reason: Apple's wording of what was wrong.
package func raise(_ name: String, _ reason: String) -> Never {
    fflush(nil)
    let frames = CallStack.lines(leavingOut: 1)
    let text =
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n*** First throw call stack:\n(\n"
        + frames.map { "\t\($0)\n" }.joined() + ")\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}

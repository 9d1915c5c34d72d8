import RuntimeReflection

/// Ends the program the way an uncaught Objective-C exception does on Apple's platforms, for misuse of an API: writes
/// what was printed and is still in buffers, then the exception with the functions that led to it.
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

/// Raises `NSRangeException` in the words of an array that is asked for an element that it does not have.
package func raiseUnless(_ index: Int, isBelow count: Int) {
    guard index < 0 || index >= count else { return }
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    raise("NSRangeException", "*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: index)) beyond bounds \(bounds)")
}

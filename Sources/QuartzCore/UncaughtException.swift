import RuntimeReflection

/// Ends the program for misuse of an API, as an uncaught Objective-C exception does on Apple's platforms: flushes
/// buffered output, then prints the exception with the call stack.
///
/// - Parameters:
///   - name: The exception's name, such as `NSInvalidArgumentException`.
///   - reason: Apple's wording of the fault.
package func raise(_ name: String, _ reason: String) -> Never {
    fflush(nil)
    let frames = CallStack.lines(leavingOut: 1)
    let text =
        "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n*** First throw call stack:\n(\n"
        + frames.map { "\t\($0)\n" }.joined() + ")\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
}

/// Raises `NSRangeException`, with the message of an array, if an index is out of range.
package func raiseUnless(_ index: Int, isBelow count: Int) {
    guard index < 0 || index >= count else { return }
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    raise("NSRangeException", "*** -[__NSArrayM objectAtIndex:]: index \(UInt(bitPattern: index)) beyond bounds \(bounds)")
}

/// The names of what has no counterpart without Objective-C, with the reasons. The import of projects has this file
/// too.
enum UnsupportedNames {
    /// Functions of the Objective-C run time that change classes.
    static let swizzling: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
        "class_getInstanceMethod", "class_getClassMethod", "object_setClass", "objc_allocateClassPair", "class_copyMethodList",
        "imp_implementationWithBlock", "method_getImplementation",
    ]
    static let reasonOfSwizzling = "methods of a class cannot be exchanged or added when the program runs"

    /// Functions of the Objective-C run time that list members, or find them by names.
    static let listing: Set<String> = [
        "class_copyPropertyList", "class_copyIvarList", "class_copyProtocolList", "class_getProperty",
        "class_getInstanceVariable", "class_getInstanceSize", "objc_getClassList", "objc_copyClassList",
        "objc_getProtocol", "protocol_copyMethodDescriptionList", "NSProtocolFromString",
    ]
    static let reasonOfListing = "no run time lists the members of classes and protocols"

    /// Methods by which an object passes on calls that it has no method for, and by which classes get methods later.
    static let forwarding: Set<String> = [
        "forwardingTarget(for:)", "forwardInvocation(_:)", "methodSignature(for:)", "resolveInstanceMethod(_:)",
        "resolveClassMethod(_:)",
    ]
    static let reasonOfForwarding = "calls go to the methods that a class has when it is compiled"
}

import RuntimeReflection

/// Methods by which classes say whether a property may have a value.
enum PropertyValidation {
    /// Calls the method of an object's class for a property, if there is one: `validateName:error:` for `name`. Throws
    /// what it throws.
    static func validate(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String, of object: AnyObject) throws
    {
        let selector = "validate" + key.prefix(1).uppercased() + key.dropFirst() + ":error:"
        if let error = MemberTable.optionalMethod(selector, of: object)?([value]) as? any Error { throw error }
    }
}

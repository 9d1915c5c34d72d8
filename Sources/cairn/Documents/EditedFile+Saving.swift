import InterfaceBuilderDocument

extension EditedFile {
    /// Replaces a document's file, unless others changed it meanwhile.
    static func save(_ new: [UInt8], insteadOf old: [UInt8], _ path: String) throws(UsageError) {
        do throws(EditedFileFault) {
            var file = try EditedFile(path)
            guard file.bytes == old else { throw EditedFileFault.changedOutside }
            try file.save(new)
        } catch {
            throw .unwritable(path, reason: error.description)
        }
    }
}

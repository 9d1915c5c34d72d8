public import Foundation

// The methods of the protocol are optional on iOS. A method with URLs that a delegate does not have asks the one with
// paths; without either, items are copied, moved, linked and removed, and an error ends the operation.
extension FileManagerDelegate {
    /// Whether an item is copied: what the method with paths says.
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldCopyItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether an item is copied; it is.
    public func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        true
    }
    /// Whether the operation goes on where an item could not be copied: what the method with paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, copyingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether the operation goes on where an item could not be copied; it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Whether an item is moved: what the method with paths says.
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldMoveItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether an item is moved; it is.
    public func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        true
    }
    /// Whether the operation goes on where an item could not be moved: what the method with paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, movingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether the operation goes on where an item could not be moved; it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Whether an item is linked: what the method with paths says.
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool {
        self.fileManager(fileManager, shouldLinkItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether an item is linked; it is.
    public func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool {
        true
    }
    /// Whether the operation goes on where an item could not be linked: what the method with paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL
    ) -> Bool {
        self.fileManager(
            fileManager, shouldProceedAfterError: error, linkingItemAtPath: srcURL.path, toPath: dstURL.path)
    }
    /// Whether the operation goes on where an item could not be linked; it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String,
        toPath dstPath: String
    ) -> Bool { false }

    /// Whether an item is removed: what the method with paths says.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool {
        self.fileManager(fileManager, shouldRemoveItemAtPath: URL.path)
    }
    /// Whether an item is removed; it is.
    public func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }
    /// Whether the operation goes on where an item could not be removed: what the method with paths says.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL
    ) -> Bool {
        self.fileManager(fileManager, shouldProceedAfterError: error, removingItemAtPath: URL.path)
    }
    /// Whether the operation goes on where an item could not be removed; it does not.
    public func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { false }
}

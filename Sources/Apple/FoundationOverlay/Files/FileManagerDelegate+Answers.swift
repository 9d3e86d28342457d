public import Foundation

/// The answers of those who leave questions of `FileManager` out, as they may with Foundation's protocol: yes to what is
/// to be done, no to going on behind an error. A question about addresses is one about their paths.
extension FileManagerDelegate {
    /// Copying.
    public func fileManager(_ manager: FileManager, shouldCopyItemAtPath source: String, toPath target: String) -> Bool
    {
        true
    }
    public func fileManager(_ manager: FileManager, shouldCopyItemAt source: URL, to target: URL) -> Bool {
        fileManager(manager, shouldCopyItemAtPath: source.path, toPath: target.path)
    }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath source: String,
        toPath target: String
    ) -> Bool { false }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt source: URL, to target: URL
    ) -> Bool {
        fileManager(
            manager, shouldProceedAfterError: error, copyingItemAtPath: source.path, toPath: target.path)
    }

    /// Moving.
    public func fileManager(_ manager: FileManager, shouldMoveItemAtPath source: String, toPath target: String) -> Bool
    {
        true
    }
    public func fileManager(_ manager: FileManager, shouldMoveItemAt source: URL, to target: URL) -> Bool {
        fileManager(manager, shouldMoveItemAtPath: source.path, toPath: target.path)
    }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath source: String,
        toPath target: String
    ) -> Bool { false }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, movingItemAt source: URL, to target: URL
    ) -> Bool {
        fileManager(manager, shouldProceedAfterError: error, movingItemAtPath: source.path, toPath: target.path)
    }

    /// Linking.
    public func fileManager(_ manager: FileManager, shouldLinkItemAtPath source: String, toPath target: String) -> Bool
    {
        true
    }
    public func fileManager(_ manager: FileManager, shouldLinkItemAt source: URL, to target: URL) -> Bool {
        fileManager(manager, shouldLinkItemAtPath: source.path, toPath: target.path)
    }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath source: String,
        toPath target: String
    ) -> Bool { false }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt source: URL, to target: URL
    ) -> Bool {
        fileManager(
            manager, shouldProceedAfterError: error, linkingItemAtPath: source.path, toPath: target.path)
    }

    /// Removing.
    public func fileManager(_ manager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }
    public func fileManager(_ manager: FileManager, shouldRemoveItemAt url: URL) -> Bool {
        fileManager(manager, shouldRemoveItemAtPath: url.path)
    }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { false }
    public func fileManager(
        _ manager: FileManager, shouldProceedAfterError error: any Error, removingItemAt url: URL
    ) -> Bool {
        fileManager(manager, shouldProceedAfterError: error, removingItemAtPath: url.path)
    }
}

public import Foundation
public import FoundationNetworking

/// Sockets' delegates that leave out the beginning or the end of a connection, as they may with Foundation's protocol.
extension URLSessionWebSocketDelegate {
    /// Nothing is done at either.
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

/// Caches' delegates that leave the end of a value out.
extension NSCacheDelegate {
    /// Nothing is done at it.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}
}

/// Archivers' delegates that leave calls out: objects are written as they are.
extension NSKeyedArchiverDelegate {
    /// The object itself.
    public func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }

    /// Nothing is done at the rest.
    public func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    public func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    public func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    public func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

/// Delegates of those who read archives that leave calls out: objects are read as they are.
extension NSKeyedUnarchiverDelegate {
    /// No class in the place of one that is not known, and the object itself.
    public func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
    ) -> AnyClass? { nil }
    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }

    /// Nothing is done at the rest.
    public func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

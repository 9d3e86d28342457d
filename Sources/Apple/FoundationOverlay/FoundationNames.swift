public import Foundation

/// Places in which a function puts what it has to say beside its result.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The keys of a bundle's facts, by CoreFoundation's names.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
public let kCFBundleNameKey: String! = "CFBundleName"
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"

private let objectLocks = ObjectValues<String>()

/// Holds the lock of an object, or lets it go: 0 is a success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    objectLock(of: obj).lock()
    return 0
}
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    objectLock(of: obj).unlock()
    return 0
}

private func objectLock(of object: Any) -> NSRecursiveLock {
    lockOfLocks.withLock {
        if let lock = objectLocks.value(of: object as AnyObject, "lock") as? NSRecursiveLock { return lock }
        let lock = NSRecursiveLock()
        objectLocks.set(lock, of: object as AnyObject, "lock")
        return lock
    }
}

private let lockOfLocks = NSLock()

extension DateFormatter {
    /// The behaviour of a formatter.
    public enum Behavior: UInt, Sendable {
        case `default` = 0, behavior10_4 = 1040
    }

    /// The behaviour, which is always the newer one.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The place of the text among others: it changes nothing here.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {}
    }
}

extension NumberFormatter {
    /// The behaviour of a formatter.
    public enum Behavior: UInt, Sendable {
        case `default` = 0, behavior10_4 = 1040
    }

    /// The behaviour, which is always the newer one.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The place of the text among others: it changes nothing here.
    public var formattingContext: Formatter.Context {
        get { .unknown }
        set {}
    }
}

extension NotificationCenter {
    /// Notifications, one after the other.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// The notifications, in the order in which they are posted.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Posted>.Iterator

            init(_ notifications: Notifications) {
                stream = AsyncStream<Posted> { posted in
                    let token = Token(
                        notifications.center.addObserver(
                            forName: notifications.name, object: notifications.object, queue: nil
                        ) { posted.yield(Posted(notification: $0)) })
                    let center = notifications.center
                    posted.onTermination = { _ in center.removeObserver(token.observer) }
                }.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }

        private struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        private struct Token: @unchecked Sendable {
            let observer: any NSObjectProtocol

            init(_ observer: any NSObjectProtocol) {
                self.observer = observer
            }
        }

        /// Begins with the next that is posted.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
    }

    /// The notifications of a name, as they are posted.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}

extension URL {
    /// The folder of pictures, and other folders of the user's.
    public static var picturesDirectory: URL { homeFolder("Pictures") }
    public static var moviesDirectory: URL { homeFolder("Movies") }
    public static var musicDirectory: URL { homeFolder("Music") }
    public static var desktopDirectory: URL { homeFolder("Desktop") }
    public static var libraryDirectory: URL { homeFolder("Library") }
    public static var userDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()).deletingLastPathComponent() }

    private static func homeFolder(_ name: String) -> URL {
        URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name)
    }
}

import Foundation

/// A lock, by the place where it lies in memory: two threads that name one place wait for one another.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32 = 0

    public init() {}

    /// Creates a lock with a number, which nothing reads: the place alone counts.
    public init(_os_unfair_lock_opaque: UInt32) {
        self._os_unfair_lock_opaque = _os_unfair_lock_opaque
    }
}

/// The lock and its place, by the names that calls are written with.
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The locks of the process, by their places.
private final class UnfairLocks: @unchecked Sendable {
    static let shared = UnfairLocks()
    private let lock = NSLock()
    private var locks: [Int: NSLock] = [:]

    func at(_ place: os_unfair_lock_t) -> NSLock {
        lock.withLock {
            let place = Int(bitPattern: place)
            if let known = locks[place] { return known }
            let new = NSLock()
            locks[place] = new
            return new
        }
    }
}

/// Takes a lock, waits for it at need, tries to take it, and gives it back.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.at(lock).lock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { UnfairLocks.shared.at(lock).try() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.shared.at(lock).unlock() }

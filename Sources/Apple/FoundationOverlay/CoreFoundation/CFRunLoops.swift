public import Foundation

// The loop of a thread, as CoreFoundation runs it.

private let stops = ObjectValues<String>()

/// The reason for which a loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

/// Runs the loop of the thread until it is stopped, or for a time, in seconds.
public func CFRunLoopRun() {
    _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, .greatestFiniteMagnitude, false)
}
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    let end = Date(timeIntervalSinceNow: min(seconds, 1e9))
    stops.set(nil, of: loop, "stop")
    repeat {
        // A loop that others may stop looks up now and then.
        let ran = loop.run(mode: mode, before: min(end, Date(timeIntervalSinceNow: 0.05)))
        if stops.value(of: loop, "stop") != nil { return .stopped }
        if ran, returnAfterSourceHandled { return .handledSource }
        if !ran { Thread.sleep(until: min(end, Date(timeIntervalSinceNow: 0.005))) }
    } while Date() < end
    return .timedOut
}

/// Stops a loop that runs.
public func CFRunLoopStop(_ rl: CFRunLoop!) { stops.set(true, of: rl, "stop") }

/// Wakes a loop, which wakes by itself here.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Runs a closure in a loop's next round.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
    guard let block else { return }
    rl.perform(block)
}

/// The moments of a loop's round.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// A set of bits.
public typealias CFOptionFlags = UInt

/// One who asks to be told of a loop's rounds. Linux's loop tells nobody of them.
public final class CFRunLoopObserver: Sendable {
    let activities: CFOptionFlags
    let order: CFIndex
    let repeats: Bool

    init(_ activities: CFOptionFlags, _ order: CFIndex, _ repeats: Bool) {
        self.activities = activities
        self.order = order
        self.repeats = repeats
    }
}

/// Creates one, whose closure is never called.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(activities, order, repeats) }
public func CFRunLoopObserverCreate(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ callout: ((CFRunLoopObserver?, CFRunLoopActivity, UnsafeMutableRawPointer?) -> Void)!,
    _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! { CFRunLoopObserver(activities, order, repeats) }

/// The pointer that an observer hands to its closure.
public struct CFRunLoopObserverContext {
    /// The version, which is 0, the pointer, and the functions that keep and name it.
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
    public var release: ((UnsafeRawPointer?) -> Void)?
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<NSString>?)?

    /// Creates a pointer's facts.
    public init(
        version: CFIndex = 0, info: UnsafeMutableRawPointer? = nil,
        retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)! = nil, release: ((UnsafeRawPointer?) -> Void)! = nil,
        copyDescription: ((UnsafeRawPointer?) -> Unmanaged<NSString>?)! = nil
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }
}

/// Its facts: the moments that it asks for, its order and whether it goes on.
public func CFRunLoopObserverGetActivities(_ observer: CFRunLoopObserver!) -> CFOptionFlags { observer.activities }
public func CFRunLoopObserverGetOrder(_ observer: CFRunLoopObserver!) -> CFIndex { observer.order }
public func CFRunLoopObserverDoesRepeat(_ observer: CFRunLoopObserver!) -> Bool { observer.repeats }

/// Adds and removes it, which changes nothing.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopContainsObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool { false }
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {}

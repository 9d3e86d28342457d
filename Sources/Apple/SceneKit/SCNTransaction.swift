/// Changes that belong together. They are made at once, whatever their length.
open class SCNTransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var completion: (() -> Void)?
        var isDisabled = false
        var timing: CAMediaTimingFunction?
        var values: [String: Any] = [:]
    }

    private final class Levels: @unchecked Sendable {
        let lock = NSRecursiveLock()
        var all = [Level()]
    }

    private static let levels = Levels()

    private static func read<T>(_ value: (Level) -> T) -> T {
        levels.lock.withLock { value(levels.all[levels.all.count - 1]) }
    }

    private static func write(_ change: (inout Level) -> Void) {
        levels.lock.withLock { change(&levels.all[levels.all.count - 1]) }
    }

    /// Begins and ends changes. At their end the closure is called.
    open class func begin() { levels.lock.withLock { levels.all.append(Level(duration: read(\.duration))) } }
    open class func commit() {
        let ended = levels.lock.withLock { levels.all.count > 1 ? levels.all.removeLast() : nil }
        ended?.completion?()
    }
    open class func flush() {}
    open class func lock() { levels.lock.lock() }
    open class func unlock() { levels.lock.unlock() }

    /// The seconds that changes take, their course, and the closure that is called at their end.
    open class var animationDuration: CFTimeInterval {
        get { read(\.duration) }
        set { write { $0.duration = newValue } }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { read(\.timing) }
        set { write { $0.timing = newValue } }
    }
    open class var disableActions: Bool {
        get { read(\.isDisabled) }
        set { write { $0.isDisabled = newValue } }
    }
    open class var completionBlock: (() -> Void)? {
        get { read(\.completion) }
        set { write { $0.completion = newValue } }
    }
    open class func value(forKey key: String) -> Any? { read { $0.values[key] } }
    open class func setValue(_ value: Any?, forKey key: String) { write { $0.values[key] = value } }
}

/// The pace of a change. SceneKit's class.
open class SCNTimingFunction: NSObject, @unchecked Sendable {
    let mode: SCNActionTimingMode?
    let curve: CAMediaTimingFunction?

    /// Creates the pace of a name, or of a curve.
    public init(timingMode: SCNActionTimingMode) {
        (mode, curve) = (timingMode, nil)
    }
    public init(caMediaTimingFunction: CAMediaTimingFunction) {
        (mode, curve) = (nil, caMediaTimingFunction)
    }
}

public import Foundation

/// The doing of a source. The pointer is the app's own, and is handed to each of the closures.
public struct CFRunLoopSourceContext {
    /// The version, which is 0, and the pointer.
    public var version: CFIndex = 0
    public var info: UnsafeMutableRawPointer?
    /// The functions that keep, name and compare the pointer.
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
    public var release: ((UnsafeRawPointer?) -> Void)?
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<NSString>?)?
    public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)?
    public var hash: ((UnsafeRawPointer?) -> CFHashCode)?
    /// The functions that are called when the source comes into a loop, leaves it, and has something to do.
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var perform: ((UnsafeMutableRawPointer?) -> Void)?

    /// Creates a source's doing.
    public init() {}
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
        release: ((UnsafeRawPointer?) -> Void)!,
        copyDescription: ((UnsafeRawPointer?) -> Unmanaged<NSString>?)!,
        equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> DarwinBoolean)!,
        hash: ((UnsafeRawPointer?) -> CFHashCode)!,
        schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        perform: ((UnsafeMutableRawPointer?) -> Void)!
    ) {
        (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
        (self.copyDescription, self.equal, self.hash) = (copyDescription, equal, hash)
        (self.schedule, self.cancel, self.perform) = (schedule, cancel, perform)
    }
}

/// A source of work for the loops that it is in: once it is signalled, each calls it in its next round.
public final class CFRunLoopSource: @unchecked Sendable {
    private struct Place {
        let loop: CFRunLoop
        let mode: CFRunLoopMode
    }

    let order: CFIndex
    private var context: CFRunLoopSourceContext
    private let lock = NSRecursiveLock()
    private var places: [Place] = []
    private var isSignalled = false
    private(set) var isValid = true

    init(_ order: CFIndex, _ context: CFRunLoopSourceContext) {
        self.order = order
        self.context = context
        guard let retain = context.retain else { return }
        self.context.info = retain(context.info).map { UnsafeMutableRawPointer(mutating: $0) }
    }

    deinit { context.release?(context.info) }

    func add(to loop: CFRunLoop, _ mode: CFRunLoopMode) {
        lock.withLock {
            guard isValid, !isIn(loop, mode) else { return }
            places.append(Place(loop: loop, mode: mode))
            context.schedule?(context.info, loop, mode)
            if isSignalled { ask(loop, mode) }
        }
    }

    func remove(from loop: CFRunLoop, _ mode: CFRunLoopMode) {
        lock.withLock {
            guard isIn(loop, mode) else { return }
            places.removeAll { $0.loop === loop && $0.mode == mode }
            context.cancel?(context.info, loop, mode)
        }
    }

    func isIn(_ loop: CFRunLoop, _ mode: CFRunLoopMode) -> Bool {
        lock.withLock { places.contains { $0.loop === loop && $0.mode == mode } }
    }

    func signal() {
        lock.withLock {
            guard isValid else { return }
            isSignalled = true
            for place in places { ask(place.loop, place.mode) }
        }
    }

    func invalidate() {
        lock.withLock {
            isValid = false
            for place in places { remove(from: place.loop, place.mode) }
        }
    }

    private func ask(_ loop: CFRunLoop, _ mode: CFRunLoopMode) {
        loop.perform(inModes: [mode]) { [weak self] in self?.perform() }
    }

    private func perform() {
        let isCalled = lock.withLock {
            defer { isSignalled = false }
            return isValid && isSignalled
        }
        if isCalled { context.perform?(context.info) }
    }
}

/// Creates a source; those of a smaller order are no earlier here.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(order, context.pointee) }

/// Adds a source to a loop, and removes it.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    source.add(to: rl, mode)
}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    source.remove(from: rl, mode)
}
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    source.isIn(rl, mode)
}

/// Lets a source be called in the next round of its loops, and never again.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source.signal() }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source.invalidate() }
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source.isValid }
public func CFRunLoopSourceGetOrder(_ source: CFRunLoopSource!) -> CFIndex { source.order }

extension RunLoop {
    /// The loop in Core Foundation's words, where it is the same.
    public func getCFRunLoop() -> CFRunLoop { self }
}

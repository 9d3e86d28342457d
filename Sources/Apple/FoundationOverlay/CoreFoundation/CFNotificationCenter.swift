import Foundation

// CoreFoundation's notices. There is no other process to hear of them: what is posted is heard within this one, at once.

/// The name of a notice.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
    public var rawValue: CFString

    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: CFString) {
        self.rawValue = rawValue
    }
}

/// The time at which a notice is told of, which is at once here.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

/// A function that hears of a notice.
public typealias CFNotificationCallback =
    (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

/// A place where notices are posted.
public final class CFNotificationCenter: @unchecked Sendable {
    static let local = CFNotificationCenter()
    static let darwin = CFNotificationCenter()
    private let lock = NSLock()
    private var observers: [Observer] = []

    private struct Observer {
        let observer: UnsafeRawPointer?
        let callback: CFNotificationCallback
        let name: CFString?
        let object: UnsafeRawPointer?
    }

    fileprivate func add(
        _ observer: UnsafeRawPointer?, _ callback: @escaping CFNotificationCallback, _ name: CFString?,
        _ object: UnsafeRawPointer?
    ) {
        lock.withLock {
            observers.append(Observer(observer: observer, callback: callback, name: name, object: object))
        }
    }

    fileprivate func remove(_ observer: UnsafeRawPointer?, _ name: CFString?) {
        lock.withLock {
            observers.removeAll { $0.observer == observer && (name == nil || $0.name == name) }
        }
    }

    fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        let heard = lock.withLock {
            observers.filter { $0.name ?? name.rawValue == name.rawValue && ($0.object ?? object) == object }
        }
        for one in heard {
            one.callback(self, UnsafeMutableRawPointer(mutating: one.observer), name, object, userInfo)
        }
    }
}

/// The place of the process, and that of all processes, which is this one's here.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Listens to the notices of a name, or to all of them, and no more.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) { center.add(observer, callBack, name, object) }
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) { center.remove(observer, name?.rawValue) }
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil)
}

/// Posts a notice.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) { center.post(name, object, userInfo) }

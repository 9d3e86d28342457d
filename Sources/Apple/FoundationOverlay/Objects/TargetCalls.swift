public import Foundation

// Foundation's calls of a target by a selector, which Linux lacks.

extension NotificationCenter {
    /// Calls a target's method, on the main actor, with each notification of a name, for as long as there is the target.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = WeakTarget(observer)
        let center = self
        target.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            guard let object = target.object else {
                if let token = target.token { center.removeObserver(token) }
                return
            }
            aSelector._performNow(on: object, notification)
        }
    }
}

/// The target of an observer, which it does not keep.
private final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ target: Any) {
        object = target as AnyObject
    }
}

extension Timer {
    /// Calls a target's method, with the timer, after a time and again and again; in seconds.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
            aSelector._performLater(on: target, timer)
        }
    }

    /// Creates such a timer, which a run loop has yet to take.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector._performLater(on: target, timer) }
    }
}

/// Runs a closure. Objects live for as long as something refers to them here, so that no pool is needed.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

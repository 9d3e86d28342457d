public import Foundation
import TintypeGraphics

/// Changes of layers that go together. QuartzCore's class: they are made at once, and the end is told as soon as they are committed.
open class CATransaction: NSObject {
    private struct Open {
        var completion: (() -> Void)?
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var values: [String: Any] = [:]
    }

    /// Those that are open in the thread, the innermost last.
    private final class Stack {
        var open: [Open] = []
    }

    private static let thread = ThreadLocal<Stack>()

    private static var stack: Stack { thread.value(orMaking: Stack.init) }

    private static func change(_ change: (inout Open) -> Void) {
        let stack = stack
        // Outside of a group there is nothing that a change could belong to: it is over at once.
        guard !stack.open.isEmpty else { return }
        change(&stack.open[stack.open.count - 1])
    }

    /// A value of the innermost group: its length, pace and end are those that have their own methods.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack.open.last?.values[key]
        }
    }
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            let seconds = anObject as? Double ?? (anObject as? Int).map(Double.init)
            setAnimationDuration(seconds ?? (anObject as? NSNumber)?.doubleValue ?? 0.25)
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: change { $0.values[key] = anObject }
        }
    }

    /// Begins and ends a group of changes.
    open class func begin() { stack.open.append(Open()) }
    open class func commit() { stack.open.popLast()?.completion?() }
    open class func flush() { while !stack.open.isEmpty { commit() } }
    open class func lock() {}
    open class func unlock() {}

    /// The closure that is called when the changes are done. Outside of a group they are at once.
    open class func completionBlock() -> (() -> Void)? { stack.open.last?.completion }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !stack.open.isEmpty else {
            block?()
            return
        }
        change { $0.completion = block }
    }

    /// The length in seconds, the pace, and whether changes are animated.
    open class func animationDuration() -> CFTimeInterval { stack.open.last?.duration ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.open.last?.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }
    open class func disableActions() -> Bool { stack.open.last?.disablesActions ?? false }
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
}

/// The names of the values of a group of changes.
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// The name of the animation of a layer's change of content, and those of its coming and going.
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

public import Foundation

/// A method by name, as `target` and `action` give one. The Objective-C runtime's type on Apple's systems, which Linux lacks.
///
/// `tintype preview` reads `#selector(method(_:))` as `Selector(method(_:))`, which keeps the method itself; a name alone calls nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// Calls the method of a target with arguments, of which it takes those that it has.
    private let call: (@MainActor (Any?, [Any?]) -> Void)?
    public let description: String

    /// Creates the selector of a name, which calls nothing.
    public init(_ str: String) {
        description = str
        call = nil
    }

    public init(stringLiteral value: String) { self.init(value) }

    private init(call: @escaping @MainActor (Any?, [Any?]) -> Void) {
        description = "selector"
        self.call = call
    }

    /// Creates the selector of a method that has its object. It stands behind those of a class's methods: such a method is a function of
    /// one argument too, the object, whose result is a function.
    @_disfavoredOverload
    public init<Result>(_ method: @escaping @MainActor () -> Result) {
        self.init { _, _ in _ = method() }
    }

    @_disfavoredOverload
    public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
        self.init { _, given in if let first: Argument = Self.taken(given, 0) { _ = method(first) } }
    }

    @_disfavoredOverload
    public init<First, Second, Result>(_ method: @escaping @MainActor (First, Second) -> Result) {
        self.init { _, given in
            if let first: First = Self.taken(given, 0), let second: Second = Self.taken(given, 1) {
                _ = method(first, second)
            }
        }
    }

    @_disfavoredOverload
    public init<First, Second, Third, Result>(_ method: @escaping @MainActor (First, Second, Third) -> Result) {
        self.init { _, given in
            if let first: First = Self.taken(given, 0), let second: Second = Self.taken(given, 1),
                let third: Third = Self.taken(given, 2)
            {
                _ = method(first, second, third)
            }
        }
    }

    /// Creates the selector of a class's method, which is called on the target: one of the main actor, or of none.
    public init<Object, Result>(_ method: @escaping @MainActor (Object) -> @MainActor () -> Result) {
        self.init { target, _ in if let target = target as? Object { _ = method(target)() } }
    }
    public init<Object, Result>(_ method: @escaping @MainActor (Object) -> () -> Result) {
        self.init { (object: Object) -> @MainActor () -> Result in { method(object)() } }
    }

    public init<Object, Argument, Result>(_ method: @escaping @MainActor (Object) -> @MainActor (Argument) -> Result) {
        self.init { target, given in
            if let target = target as? Object, let first: Argument = Self.taken(given, 0) { _ = method(target)(first) }
        }
    }
    public init<Object, Argument, Result>(_ method: @escaping @MainActor (Object) -> (Argument) -> Result) {
        self.init { (object: Object) -> @MainActor (Argument) -> Result in { method(object)($0) } }
    }

    public init<Object, First, Second, Result>(
        _ method: @escaping @MainActor (Object) -> @MainActor (First, Second) -> Result
    ) {
        self.init { target, given in
            if let target = target as? Object, let first: First = Self.taken(given, 0),
                let second: Second = Self.taken(given, 1)
            {
                _ = method(target)(first, second)
            }
        }
    }
    public init<Object, First, Second, Result>(
        _ method: @escaping @MainActor (Object) -> (First, Second) -> Result
    ) {
        self.init { (object: Object) -> @MainActor (First, Second) -> Result in { method(object)($0, $1) } }
    }

    /// An argument as a method takes it; nil where it is another.
    private static func taken<Argument>(_ arguments: [Any?], _ index: Int) -> Argument? {
        let argument = index < arguments.count ? arguments[index] : nil
        // No object where one may be missing.
        guard let argument else { return Optional<Any>.none as? Argument }
        if let pointer = argument as? UnsafeMutableRawPointer, Argument.self == UnsafeRawPointer.self {
            return UnsafeRawPointer(pointer) as? Argument
        }
        return argument as? Argument
    }

    /// Calls the method.
    ///
    /// - Returns: False for a selector that is a name alone.
    @MainActor @discardableResult
    public func _perform(on target: Any?, _ arguments: Any?...) -> Bool {
        call?(target, arguments)
        return call != nil
    }

    /// Calls the method at once, or on the main queue where another asks.
    func _performNow(on target: Any?, _ arguments: Any?...) {
        guard DispatchQueue.isOnMain else { return later(target, 0, arguments) }
        nonisolated(unsafe) let (target, arguments) = (target, arguments)
        MainActor.assumeIsolated { call?(target, arguments) }
    }

    /// Calls the method on the main queue, when whoever asked is done.
    public func _performLater(on target: Any?, after delay: TimeInterval = 0, _ arguments: Any?...) {
        later(target, delay, arguments)
    }

    private func later(_ target: Any?, _ delay: TimeInterval, _ arguments: [Any?]) {
        nonisolated(unsafe) let (target, arguments) = (target, arguments)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { call?(target, arguments) }
    }

    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The text of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name, which calls nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension NSObjectProtocol {
    /// Calls the method of a selector, of another thread when the main one is free; a name alone calls nothing.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector?._performNow(on: self)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector?._performNow(on: self, object)
        return nil
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        aSelector?._performNow(on: self, object1, object2)
        return nil
    }

    /// false: by name no method is found here, in the object or in another that would take the call.
    public func responds(to aSelector: Selector!) -> Bool { false }
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObject {
    /// Calls the method of a selector after a delay, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        aSelector._performLater(on: self, after: delay, anArgument)
    }

    /// Calls the method of a selector on the main thread: methods of selectors are the main actor's here, in the background too.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        aSelector._performLater(on: self, arg)
    }
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        aSelector._performLater(on: self, arg)
    }

    /// Takes back the calls after a delay. Those that were asked for are made here all the same.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {}
}

public import Foundation
public import FoundationOverlay
public import OpenCombine

extension NSObject {
    /// Publishes what a property is, and no changes: none is seen without the runtime of Objective-C.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
        /// The values and the error that the publisher sends.
        public typealias Output = Value
        public typealias Failure = Never

        /// The object, its property, and what is asked for.
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let values = CurrentValueSubject<Value, Never>(object[keyPath: keyPath])
            if options.contains(.initial) {
                values.subscribe(subscriber)
            } else {
                values.dropFirst().subscribe(subscriber)
            }
        }
    }
}

extension _KeyValueObservable {
    /// Publishes what a property is: its value at once, and no changes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

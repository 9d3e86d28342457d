public import Combine

extension Scene {
    /// Tells of the events of a scene. Nothing happens here: it tells of none, and does not end.
    public struct Publisher<E: Event>: Combine.Publisher {
        /// The type of an event, and that of a failure, of which there is none.
        public typealias Output = E
        public typealias Failure = Never

        public func receive<S: Subscriber>(subscriber: S) where S.Input == E, S.Failure == Never {
            Empty<E, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }
    }

    /// The events of a type, as Combine has them.
    public func publisher<E: Event>(
        for event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil
    ) -> Publisher<E> { Publisher() }

    /// Tells a closure of what happens: nothing does.
    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
        _ handler: @escaping (E) -> Void
    ) -> any Cancellable { AnyCancellable { _ = handler } }
}

public import Combine

/// The reading of a file, as Combine has it. None is read here: it ends with an error at once.
public final class LoadRequest<Output>: Publisher, @unchecked Sendable {
    /// The type of the error.
    public typealias Failure = any Error
    /// The end of the reading.
    public let result: Result<Output, any Error>?

    init(_ error: any Error = CocoaError(.fileReadUnknown)) { result = .failure(error) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
        result?.ocombine.publisher.receive(subscriber: subscriber)
    }
}

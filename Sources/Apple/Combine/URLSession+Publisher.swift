// Where Foundation is Apple's, URLSession is part of it: files that import Combine and Foundation alone use it.
@_exported public import FoundationNetworking
public import Foundation
public import OpenCombine

extension URLSession {
    /// Publishes what a server answers to a request, once for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes what a server answers when it is asked for a resource, once for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Publishes a server's answer, or why there is none.
    public struct DataTaskPublisher: Publisher {
        /// The values and the error that the publisher sends.
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request, and the session that sends it.
        public let request: URLRequest
        public let session: URLSession

        /// Creates a publisher of a request's answer.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            nonisolated(unsafe) let answers = PassthroughSubject<Output, URLError>()
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response {
                    answers.send((data, response))
                    answers.send(completion: .finished)
                } else {
                    answers.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answers
                .handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
                .subscribe(subscriber)
        }
    }
}

public import Foundation

/// The methods of requests.
public enum SLRequestMethod: Int, Sendable {
    case GET, POST, DELETE, PUT
}

/// The closure for a request's answer.
public typealias SLRequestHandler = (Data?, HTTPURLResponse?, (any Error)?) -> Void

/// A request to a service, which has no account.
open class SLRequest: NSObject {
    /// The method, the address and the values.
    public let requestMethod: SLRequestMethod
    public let url: URL!
    public let parameters: [AnyHashable: Any]!

    /// Creates a request.
    public init!(
        forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!,
        parameters: [AnyHashable: Any]!
    ) {
        (self.requestMethod, self.url, self.parameters) = (requestMethod, url, parameters)
    }

    /// The request as the loading of addresses takes it.
    open func preparedURLRequest() -> URLRequest! {
        guard let url else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = ["GET", "POST", "DELETE", "PUT"][requestMethod.rawValue]
        return request
    }

    /// Adds a part, which is not sent.
    open func addMultipartData(_ data: Data!, withName name: String!, type: String!, filename: String!) {}

    /// Sends the request, which fails: nobody is signed in.
    open func perform(handler: SLRequestHandler!) {
        handler?(nil, nil, URLError(.userAuthenticationRequired))
    }
}

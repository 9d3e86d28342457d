/// The answers of a server to requests.
protocol HTTPService: Sendable {
    /// The answer to a request that is turned away by its head alone; nil for one that is answered. It has no body yet: what a stranger
    /// sends is not kept.
    func refusal(of head: HTTPRequest) -> HTTPResponse?

    /// The answer to a request that was not turned away.
    func answer(_ request: HTTPRequest) async -> HTTPResponse
}

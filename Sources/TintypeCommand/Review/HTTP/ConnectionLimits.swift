/// The time that a connection may keep the server waiting, and the bytes that it may ask it to hold.
struct ConnectionLimits: Sendable {
    /// The time from the first moment of a connection, or the first byte of a further request, to the end of the request's
    /// head.
    var head = Duration.seconds(10)
    /// The time between two requests.
    var idle = Duration.seconds(60)
    /// For a body to come, and for an answer to be taken.
    var transfer = Duration.seconds(60)
    /// The most bytes of a request's head: some times what browsers send.
    var headBytes = 64 << 10
    /// The most bytes of a request's body: the ids of some hundred thousand cases.
    var bodyBytes = 16 << 20
    /// The most connections at a time, some times what a browser opens: further ones are closed at once.
    var connections = 128
}

public import Foundation
public import FoundationNetworking

// Linux's classes have `init()` from a class above, for use by nobody; arguments that are never given make these others.

extension URLResponse {
    /// Creates an answer that came from nowhere.
    public convenience init(_: Void = ()) {
        self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension HTTPURLResponse {
    /// Creates an answer of success, 200, that says what its bytes are in its fields.
    public convenience init(
        url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?,
        _: Void = ()
    ) {
        var fields: [String: String] = [:]
        if let MIMEType { fields["Content-Type"] = MIMEType + (name.map { "; charset=\($0)" } ?? "") }
        if length >= 0 { fields["Content-Length"] = String(length) }
        self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
    }

    /// Creates an answer of success that came from nowhere.
    public convenience init(_: Void = (), _: Void = ()) {
        self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension NSMutableURLRequest {
    /// Creates a request for nothing yet.
    public convenience init(_: Void = ()) {
        self.init(url: URL(fileURLWithPath: "/"))
    }
}

extension URLSession {
    /// Creates a session with the usual settings.
    public convenience init(_: Void = ()) {
        self.init(configuration: .default)
    }
}

extension URLCache {
    /// Creates a store of no size.
    public convenience init(_: Void = ()) {
        self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
    }
}

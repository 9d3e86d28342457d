import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

// Linux's Foundation has no initializers of nothing for answers, and one of no arguments cannot be declared over `NSObject`'s.
extension URLResponse {
    /// Creates an answer of nobody, as code makes one that stands for others.
    public convenience init(_nothing: Void = ()) {
        self.init(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

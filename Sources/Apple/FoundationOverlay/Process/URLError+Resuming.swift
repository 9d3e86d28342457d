public import Foundation

extension URLError {
    /// The bytes by which an upload goes on; nil where it does not.
    public var uploadTaskResumeData: Data? { userInfo["NSURLSessionUploadTaskResumeData"] as? Data }
    /// The code of an address that is not loaded without encryption, by its short name.
    public static var appTransportSecurityRequiresSecureConnection: URLError.Code {
        .appTransportSecurityRequiresSecureConnection
    }
}

public import Foundation
public import FoundationNetworking
public import FoundationOverlay

/// The ways in which a server is asked, or asks, for certificates. No delegate hears of them: the library that loads looks at a server's
/// certificate by itself.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"

extension URLProtectionSpace {
    /// The question whether the server is trusted, and the names of those whose certificates it takes: nil, as none is asked.
    public var serverTrust: SecTrust? { nil }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// Creates the answer that a server is trusted. It holds nothing of the server.
    public convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }

    /// Creates the answer that names a certificate. It holds nothing of it: there is none.
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}

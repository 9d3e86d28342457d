import Foundation
public import FoundationNetworking
import FoundationOverlay

/// The keys of what Linux's settings do not keep.
nonisolated(unsafe) private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 7)

extension URLSessionConfiguration {
    private func kept<Value>(_ key: Int, or value: Value) -> Value {
        objc_getAssociatedObject(self, UnsafeRawPointer(keys + key)) as? Value ?? value
    }

    private func keep(_ value: Any?, _ key: Int) {
        objc_setAssociatedObject(self, UnsafeRawPointer(keys + key), value, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The settings of sessions in the background: usual ones with a name, as they run with the process here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// The ways to use several networks at once. Linux's enumeration of them is not for use, and has their name.
    public enum _MultipathServiceType: Int, Sendable {
        case none, handover, interactive, aggregate
    }

    /// Wishes about the network, which read back and change nothing: there is one kind of it, for which nobody waits.
    public var waitsForConnectivity: Bool {
        get { kept(0, or: false) }
        set { keep(newValue, 0) }
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { kept(1, or: true) }
        set { keep(newValue, 1) }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { kept(2, or: true) }
        set { keep(newValue, 2) }
    }
    public var multipathServiceType: _MultipathServiceType {
        get { kept(3, or: .none) }
        set { keep(newValue, 3) }
    }
    public var usesClassicLoadingMode: Bool {
        get { kept(4, or: true) }
        set { keep(newValue, 4) }
    }

    /// The folder that a session in the background shares with other apps, of which there are none: Linux's own, which is nil, is read.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    /// The versions of the protocol that are spoken, which the library that loads chooses by itself.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { kept(5, or: .TLSv10) }
        set { keep(newValue, 5) }
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { kept(6, or: .TLSv13) }
        set { keep(newValue, 6) }
    }
}

extension NSURLRequest.NetworkServiceType {
    /// The kinds of use of the network that Linux's list has not, or has by another name; the usual one for those that it has not.
    public static let responsiveData = NSURLRequest.NetworkServiceType.default
    public static let avStreaming = NSURLRequest.NetworkServiceType.default
    public static let responsiveAV = NSURLRequest.NetworkServiceType.default
    public static let callSignaling = NSURLRequest.NetworkServiceType.networkServiceTypeCallSignaling
}

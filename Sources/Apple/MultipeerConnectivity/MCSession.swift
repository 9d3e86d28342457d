// `import MultipeerConnectivity` where Apple's framework is missing: nobody is near. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The name of a device among others.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name that others see.
    public let displayName: String
    private let identity: String

    /// Creates one of nothing, to be replaced later.
    public convenience override init() { self.init(displayName: "") }

    /// Creates a device of a name.
    public init(displayName myDisplayName: String) {
        (displayName, identity) = (myDisplayName, UUID().uuidString)
    }

    /// Writes and reads the name and the identity: what is read is equal to what was written.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(displayName as NSString, forKey: "displayName")
        coder.encode(identity as NSString, forKey: "identity")
    }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
            let identity = coder.decodeObject(of: NSString.self, forKey: "identity")
        else { return nil }
        (displayName, self.identity) = ("\(name)", "\(identity)")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identity == identity }
    open override var hash: Int { identity.hashValue }
}

/// The states of the connection to a device.
public enum MCSessionState: Int, Sendable {
    case notConnected, connecting, connected
}

/// The ways to send.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable, unreliable
}

/// The care for secrecy.
public enum MCEncryptionPreference: Int, Sendable {
    case optional, required, none
}

/// The listener to a session.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Called when devices come and go, and for what they send: never, as there are none.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// The fewest and the most devices of a session.
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// A connection to other devices. There are none.
open class MCSession: NSObject, @unchecked Sendable {
    /// The delegate, this device and the others.
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    public let encryptionPreference: MCEncryptionPreference
    open var connectedPeers: [MCPeerID] { [] }

    /// Creates one of nothing, to be replaced later.
    public convenience override init() { self.init(peer: MCPeerID()) }

    /// Creates a session of this device.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    }

    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }

    /// Sends data.
    ///
    /// - Throws: ``MCError``: nobody is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }

    /// Sends a file, which fails at once.
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError(.notConnected))
        return nil
    }

    /// Ends the connection.
    open func disconnect() {}

    /// Opens a stream to a device, which fails.
    ///
    /// - Throws: ``MCError/Code/notConnected``.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    open func nearbyConnectionData(
        forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, MCError(.unavailable)) }
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// The listener to an advertiser.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Called for an invitation, which nobody sends, and when advertising cannot begin.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Says to others that this device is near, which cannot be done.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// The delegate, and what is said.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String

    /// Creates one of nothing, to be replaced later.
    public convenience override init() { self.init(peer: MCPeerID(), discoveryInfo: nil, serviceType: "") }

    /// Creates one of this device.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }

    /// Fails later, and ends.
    open func startAdvertisingPeer() {
        DispatchQueue.main.async {
            self.delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
        }
    }
    open func stopAdvertisingPeer() {}
}

/// The listener to a browser.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Called when devices come and go, which they do not, and when looking cannot begin.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for devices that are near.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// The delegate, and what is looked for.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String

    /// Creates one of nothing, to be replaced later.
    public convenience override init() { self.init(peer: MCPeerID(), serviceType: "") }

    /// Creates one of this device.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }

    /// Fails later, and ends.
    open func startBrowsingForPeers() {
        DispatchQueue.main.async {
            self.delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
        }
    }
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

/// The listener to a page to choose devices.
@MainActor @preconcurrency
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Called when the page is done or left, which nobody does.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}

extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}

/// A page to choose devices. It stays open.
open class MCBrowserViewController: UIViewController, _UndrawnResponder {
    /// The delegate, and the number of devices that are wanted.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = 2
    open var maximumNumberOfPeers = 8

    /// Creates a page for a kind of app.
    public convenience init(serviceType: String, session: MCSession) {
        self.init(
            browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }
    public convenience init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.init(nibName: nil, bundle: nil)
        (self.browser, self.session) = (browser, session)
    }
    open private(set) var browser: MCNearbyServiceBrowser?
    open private(set) var session: MCSession!
}

/// Says to others that this device is near, with the system's questions.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// The connection, and the kind of app.
    public let session: MCSession
    public let serviceType: String

    /// Creates one of nothing, to be replaced later.
    public convenience override init() { self.init(serviceType: "", discoveryInfo: nil, session: MCSession()) }

    /// Creates one of a session.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
    }

    /// Begins and ends. Nobody is reached.
    open func start() {}
    open func stop() {}
}

import MultipeerConnectivity
import Testing

@Suite("MultipeerConnectivity")
@MainActor
struct MultipeerConnectivityTests {
    private final class Listener: NSObject, MCNearbyServiceBrowserDelegate, MCNearbyServiceAdvertiserDelegate {
        let told: (any Error) -> Void

        init(_ told: @escaping (any Error) -> Void) {
            self.told = told
        }

        func browser(_ browser: MCNearbyServiceBrowser, foundPeer: MCPeerID, withDiscoveryInfo: [String: String]?) {}
        func browser(_ browser: MCNearbyServiceBrowser, lostPeer: MCPeerID) {}
        func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) { told(error) }
        func advertiser(
            _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer: MCPeerID, withContext: Data?,
            invitationHandler: @escaping (Bool, MCSession?) -> Void
        ) { invitationHandler(false, nil) }
        func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
            told(error)
        }
    }

    @Test("nobody is near, and delegates hear of it")
    func delegates() async throws {
        let peer = MCPeerID(displayName: "Ada")
        let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "chat")
        let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: nil, serviceType: "chat")
        var listeners: [Listener] = []
        let first: any Error = try await answer { done in
            listeners.append(Listener(done))
            browser.delegate = listeners[0]
            browser.startBrowsingForPeers()
        }
        let second: any Error = try await answer { done in
            listeners.append(Listener(done))
            advertiser.delegate = listeners[1]
            advertiser.startAdvertisingPeer()
        }
        #expect((first as? MCError)?.code == .unavailable && (second as? MCError)?.code == .unavailable)
    }

    @Test("nothing is sent")
    func sending() async throws {
        let session = MCSession(peer: MCPeerID(displayName: "Ada"))
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [], with: .reliable) }
        let error: (any Error)? = try await answer { done in
            _ = session.sendResource(
                at: URL(fileURLWithPath: "/a"), withName: "a", toPeer: session.myPeerID, withCompletionHandler: done)
        }
        #expect(error as? MCError == MCError(.notConnected))
    }

    @Test("a name that was written and read is that of the same device")
    func names() throws {
        let peer = MCPeerID(displayName: "Ada")
        let data = try NSKeyedArchiver.archivedData(withRootObject: peer, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
        #expect(read == peer && read?.displayName == "Ada" && MCPeerID(displayName: "Ada") != peer)
    }
}

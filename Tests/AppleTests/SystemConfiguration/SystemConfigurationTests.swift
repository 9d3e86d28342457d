import SystemConfiguration
import Testing

@Suite("SystemConfiguration")
@MainActor
struct SystemConfigurationTests {
    private final class Listener {
        let told: (SCNetworkReachabilityFlags) -> Void

        init(_ told: @escaping (SCNetworkReachabilityFlags) -> Void) {
            self.told = told
        }
    }

    @Test("an address, made as apps make it, is not reached")
    func address() throws {
        var address = sockaddr_in(
            sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let reachability = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
            }
        }
        var flags: SCNetworkReachabilityFlags = [.reachable]
        #expect(SCNetworkReachabilityGetFlags(try #require(reachability), &flags))
        #expect(!flags.contains(.reachable) && address.sin_len == 16)
    }

    @Test("the function is told once on the queue, with the value of its context")
    func callback() async throws {
        let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "www.example.com"))
        var listeners: [Listener] = []
        let flags = try await answer { done in
            let listener = Listener(done)
            listeners.append(listener)
            var context = SCNetworkReachabilityContext(
                version: 0, info: Unmanaged.passUnretained(listener).toOpaque(), retain: nil, release: nil,
                copyDescription: nil)
            let callback: SCNetworkReachabilityCallBack = { _, flags, info in
                guard let info else { return }
                Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue().told(flags)
            }
            #expect(SCNetworkReachabilitySetCallback(reachability, callback, &context))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, .main))
        }
        #expect(flags == [])
        #expect(CNCopySupportedInterfaces() == nil && SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test("a loop does as well, and the value of the context is kept and let go")
    func loop() async throws {
        let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "www.example.com"))
        nonisolated(unsafe) var isReleased = false
        let flags = try await answer { (done: @escaping (SCNetworkReachabilityFlags) -> Void) in
            var context = SCNetworkReachabilityContext()
            let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
            context.info = info
            context.release = { _ in
                info.deallocate()
                isReleased = true
            }
            SCNetworkReachabilitySetCallback(reachability, { _, flags, _ in done(flags) }, &context)
            SCNetworkReachabilityScheduleWithRunLoop(
                reachability, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
        }
        SCNetworkReachabilitySetCallback(reachability, nil, nil)
        #expect(flags.isEmpty && isReleased)
    }
}

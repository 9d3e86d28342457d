import Foundation
import FoundationOverlay
import Testing

@Suite("The addresses of sockets")
struct SocketAddressTests {
    @Test("the own addresses of the machine are found as apps look for them")
    func cards() throws {
        var list: UnsafeMutablePointer<ifaddrs>?
        try #require(getifaddrs(&list) == 0)
        defer { freeifaddrs(list) }
        var names: [String] = []
        for card in sequence(first: try #require(list), next: { $0.pointee.ifa_next }) {
            let flags = Int32(card.pointee.ifa_flags)
            guard let address = card.pointee.ifa_addr, flags & (IFF_UP | IFF_LOOPBACK) == (IFF_UP | IFF_LOOPBACK) else {
                continue
            }
            let family = card.pointee.ifa_addr?.pointee.sa_family
            guard family == UInt8(AF_INET) || family == UInt8(AF_INET6) else { continue }
            var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let outcome = getnameinfo(
                address, socklen_t(address.pointee.sa_len), &host, socklen_t(host.count), nil, socklen_t(0),
                NI_NUMERICHOST)
            #expect(outcome == 0)
            names.append(String(decoding: host.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
        }
        #expect(names.contains("127.0.0.1") && names.allSatisfy { $0 == "127.0.0.1" || $0.hasPrefix("::1") })
    }

    @Test("a question for an address keeps its fields in Apple's order")
    func question() {
        let question = addrinfo(
            ai_flags: AI_PASSIVE, ai_family: AF_UNSPEC, ai_socktype: SOCK_STREAM, ai_protocol: IPPROTO_TCP,
            ai_addrlen: 0, ai_canonname: nil, ai_addr: nil, ai_next: nil)
        #expect(question.ai_socktype == 1 && question.ai_protocol == 6 && question.ai_addr == nil)
        let family: sa_family_t? = 300
        #expect(family == 300 && family != UInt8(44) && sa_family_t?(2) == UInt8(AF_INET))
    }

    @Test("a class tells its name and the class it comes of")
    func classes() {
        class Cell: NSObject {}
        #expect(Cell.description().contains("Cell") && Cell.superclass() == NSObject.self)
        #expect(Cell().superclass == NSObject.self)
    }
}

import Foundation

/// One end of a socket on which lines come and go. Confined to one thread at a time.
final class LineSocket {
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    /// The number of bytes of ``waiting`` that were looked at.
    private var seen = 0

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line, without its end; nil where the other end is gone.
    func line() -> [UInt8]? {
        while true {
            if let end = waiting[seen...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(waiting[..<end])
                waiting.removeSubrange(...end)
                seen = 0
                return line
            }
            seen = waiting.count
            var part = [UInt8](repeating: 0, count: 1 << 14)
            let count = recv(descriptor, &part, part.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            waiting += part[..<count]
        }
    }

    /// Sends a line; without effect where the other end is gone.
    func write(_ line: [UInt8]) {
        let bytes = line + [UInt8(ascii: "\n")]
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
    }
}

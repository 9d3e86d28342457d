import Foundation

/// One end of a socket on which lines come and go. Confined to one thread at a time.
package final class LineSocket {
    private let descriptor: Int32
    private var waiting: [UInt8] = []
    /// The number of bytes of ``waiting`` that were looked at.
    private var seen = 0

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line, without its end; nil where the other end is gone.
    package func line() -> [UInt8]? {
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

    /// Waits until a line, a part of one, or the end has come.
    ///
    /// - Returns: False where nothing came for so long.
    package func wait(milliseconds: Int32) -> Bool {
        if waiting[seen...].contains(UInt8(ascii: "\n")) { return true }
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, milliseconds) > 0
    }

    /// Sends a line; without effect where the other end is gone.
    package func write(_ line: [UInt8]) {
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

import Foundation
package import TintypeGraphics

/// Standard output and standard error, written to without a trap where they are closed or full.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes a line, or several: whatever values are in it, no line is one that a CI's runner obeys.
    ///
    /// - Throws: ``FileError`` where that cannot be; a part may be written.
    package func write(line: ShownText) throws(FileError) {
        let text = CommandGuard.guarded(line.text)
        try write((text.hasSuffix("\n") ? text : text + "\n").utf8)
    }

    /// Writes all of `bytes`.
    ///
    /// A reader that went away ends the process by SIGPIPE, as it does any program in a pipe.
    ///
    /// - Throws: ``FileError`` where that cannot be; a part may be written.
    package func write(_ bytes: some Collection<UInt8>) throws(FileError) {
        let failure = bytes.withContiguousStorageIfAvailable(writeAll) ?? Array(bytes).withUnsafeBufferPointer(writeAll)
        if let failure {
            throw FileError(.write, self == .output ? "standard output" : "standard error", errno: failure)
        }
    }

    /// - Returns: The system's error; nil where all is written.
    private func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        var done = 0
        while done < bytes.count {
            let count = Foundation.write(rawValue, bytes.baseAddress! + done, bytes.count - done)
            if count >= 0 {
                done += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Whoever shares the pipe made it non-blocking.
                var waiting = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            default: return errno
            }
        }
        return nil
    }

    /// Puts something in the places of standard streams that are closed, so that no file that is opened later takes one
    /// of them and is then written into. The file that takes their place cannot be written to.
    package static func fillClosed() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 && errno == EBADF
        {
            let opened = open("/dev/null", O_RDONLY)
            guard opened != number, opened >= 0 else { continue }
            dup2(opened, number)
            close(opened)
        }
    }
}

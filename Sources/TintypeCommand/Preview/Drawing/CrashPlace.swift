import Foundation
import Tintype
import TintypeGraphics

/// The first line of the app's own that a process died in.
struct CrashPlace: Codable, Hashable, Sendable {
    var file: String
    /// From 1.
    var line: Int

    /// - Parameter frames: Addresses in the library, the innermost call first.
    /// - Returns: nil where none of them is in a source that somebody wrote.
    static func find(_ frames: [UInt], in build: AppBuild) -> CrashPlace? {
        guard !frames.isEmpty else { return nil }
        // An address is that of the next instruction, which may belong to the next line.
        let addresses = frames.map { "0x" + String($0 == 0 ? 0 : $0 - 1, radix: 16) }
        let tool = build.toolchain.programs + "/llvm-symbolizer"
        let options = ["--obj=\(build.library)", "--functions=none", "--output-style=LLVM"]
        guard let ending = try? ToolProcess([tool] + options + addresses).run(), ending.code == 0 else { return nil }
        let own = Set(build.project.modules.flatMap(\.sources))
        for line in ending.output.split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count >= 3, let row = Int(parts[parts.count - 2]), row > 0 else { continue }
            let file = parts.dropLast(2).joined(separator: ":")
            if own.contains(file) { return CrashPlace(file: file, line: row) }
        }
        return nil
    }
}

extension PreviewFailure {
    /// The failure of a preview whose process died.
    ///
    /// - Parameter output: The text that the app wrote while it was drawn, where Swift says why it stopped.
    init(_ death: PreviewProcess.Death, output: String, limits: Limits) {
        switch death.cause {
        case .signal(let number):
            let reason = Self.reason(in: output)
            let name = strsignal(number).map { String(cString: $0) } ?? "signal \(number)"
            self.init(message: reason ?? "it crashed: \(name)")
        case .exit(let code):
            self.init(message: "its code ended the process with exit code \(code)")
        case .memory:
            self.init(
                message: "drawing it needs more than \(limits.memory) MiB of memory", hint: limits.remedy(.memory))
        case .time:
            self.init(message: "drawing it takes more than \(limits.seconds) s", hint: limits.remedy(.seconds))
        case .wait:
            self.init(message: "it stood still for \(2 * limits.seconds) s", hint: limits.remedy(.seconds))
        }
    }

    /// The text that an app wrote, without the list of calls that Swift puts below the reason why it stops: the place is told by itself.
    static func withoutCalls(_ output: String) -> String {
        var isCall = false
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            if line == "Current stack trace:" { isCall = true } else if line.first?.isNumber != true { isCall = false }
            return !isCall
        }
        return lines.joined(separator: "\n")
    }

    /// The message of a trap, e.g. `Fatal error: Index out of range`.
    private static func reason(in output: String) -> String? {
        let marks = ["Fatal error: ", "Fatal error", "Precondition failed", "Assertion failed"]
        for line in output.split(separator: "\n").reversed() {
            for mark in marks {
                guard let found = line.range(of: mark) else { continue }
                return String(line[found.lowerBound...])
            }
        }
        return nil
    }
}

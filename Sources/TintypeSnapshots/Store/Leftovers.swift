import Foundation
import TintypeImage

/// Hidden files that a writer left because it was killed before they had their name.
enum Leftovers {
    /// Takes them away in `folder`, not below it. What a living process writes stays, and so does what cannot be removed.
    static func remove(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let writer = writer(of: name), writer != getpid(), kill(writer, 0) != 0, errno == ESRCH else {
                continue
            }
            unlink(FilePaths.join(folder, name))
        }
    }

    /// The process that a name such as `.tintype-4711-0.tmp`, which `AtomicFile` gives, belongs to.
    private static func writer(of name: String) -> pid_t? {
        guard name.hasPrefix(".tintype-"), name.hasSuffix(".tmp") else { return nil }
        let numbers = name.dropFirst(9).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, let writer = pid_t(numbers[0]), writer > 0, UInt(numbers[1]) != nil else {
            return nil
        }
        return writer
    }
}

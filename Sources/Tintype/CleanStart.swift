import Foundation
import TintypeCairo

/// Starts a program of ours without the variables by which libraries draw other pixels.
package enum CleanStart {
    /// Begins the program again without them where there are any; to be called first of all.
    ///
    /// To take them away alone would be too late: pixman has read its own before `main`. If the program cannot be begun
    /// again it goes on, and the fingerprint tells.
    package static func ensure() {
        let found = LibraryVersions.variables.map(\.1).filter { getenv($0) != nil }
        guard !found.isEmpty else { return }
        for name in found { unsetenv(name) }
        execv("/proc/self/exe", CommandLine.unsafeArgv)
    }
}

import Synchronization

/// Counts the pictures that were decoded, for those who must show that none was.
package final class DecodeCount: Sendable {
    private let count = Atomic(0)

    package init() {}

    /// Pictures whose pixels were decompressed so far, whether that went well or not.
    package var value: Int { count.load(ordering: .relaxed) }

    func add() {
        count.add(1, ordering: .relaxed)
    }
}

import Foundation
import FoundationOverlay
import Testing
import os

@Suite("Names of os")
struct UnfairLockTests {
    @Test("a lock guards its state, and only one has it")
    func lock() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 200) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 200)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { 3 } == 3)
    }

    @Test("messages take texts and numbers for their places, and signposts their names")
    func messages() {
        os_log("%d of %{public}@", log: .default, type: .info, 3, "a")
        os_log("%d", type: .debug, 3)
        os_log(.error, log: .default, "plain")
        os_log(.error, log: .default, "%d", 3)
        os_log(.info, "%d", 3)
        os_log("%f", log: .default, 2.5)
        os_log("%@ %@", "a", "b")
        os_signpost(.begin, log: .default, name: "a")
        os_signpost(.end, log: .default, name: "a", signpostID: OSSignposter().makeSignpostID())
    }

    @Test("messages take any object, and as many as there are places")
    func objects() {
        let error = NSError(domain: "a", code: 1)
        os_log("%@", log: .default, type: .error, error)
        os_log("%@, %@: %d of %f", type: .info, Progress(), "a", 3, 2.5)
        os_log(.fault, log: .default, "%{public}@ %s", error, "a")
        os_signpost(.begin, log: .default, name: "a", "%d %@", 3, error)
        #expect(String(format: "%@", Progress() as any CVarArg).contains("Progress"))
    }

    @Test("the names of signposts are told apart")
    func names() {
        #expect(OSSignpostID.null < .exclusive && OSSignpostID.exclusive != .invalid)
        #expect(OSSignpostID(log: .default, object: NSObject()) == OSSignpostID(log: .default))
    }
}

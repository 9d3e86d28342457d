import Foundation
import Testing
import TintypeGraphics

@Suite("An object of each thread")
struct ThreadLocalTests {
    private final class Box: @unchecked Sendable {
        let number: Int
        let ended: @Sendable (Int) -> Void

        init(_ number: Int, ended: @escaping @Sendable (Int) -> Void = { _ in }) {
            self.number = number
            self.ended = ended
        }

        deinit { ended(number) }
    }

    @Test("is not seen by another, and goes with its thread or when another takes its place")
    func isOfItsThread() {
        let local = ThreadLocal<Box>()
        let ended = Lock<[Int]>([])
        let seen = Lock<[Int?]>([])
        let end = DispatchSemaphore(value: 0)
        local.value = Box(1)
        let thread = Thread {
            let before = local.value?.number
            local.value = Box(2) { number in ended.withLock { $0.append(number) } }
            local.value = Box(3) { number in
                ended.withLock { $0.append(number) }
                end.signal()
            }
            let after = local.value?.number
            seen.withLock { $0 = [before, after] }
        }
        thread.start()
        end.wait()
        #expect(seen.withLock { $0 } == [nil, 3])
        #expect(ended.withLock { $0 } == [2, 3])
        #expect(local.value?.number == 1)
        local.value = nil
        #expect(local.value == nil)
    }
}

import Foundation
import FoundationOverlay
import Testing

@Suite("The kernel's facts")
struct KernelFactsTests {
    @Test("a fact is told with its size, and a name that nobody knows is refused")
    func facts() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        #expect(machine.last == 0 && machine.count { $0 == 0 } == 1)
        var processors: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.ncpu", &processors, &size, nil, 0) == 0 && processors > 0)
        size = 1
        #expect(sysctlbyname("hw.memsize", &processors, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test("a name of the runtime's is kept, one for all that ask, and a clock goes on")
    func names() {
        let name = class_getName(NSObject.self)
        #expect(String(cString: name) == NSStringFromClass(NSObject.self))
        #expect(object_getClassName(NSObject()) == name)
        final class Inner: NSObject {}
        #expect(String(cString: object_getClassName(Inner())).hasSuffix("Inner"))
        #expect(sel_registerName(sel_getName(Selector("a:"))) == Selector("a:"))
        let start = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        #expect(start > 0 && clock_gettime_nsec_np(CLOCK_UPTIME_RAW) >= start)
    }

    @Test("the memory of the process is told where there is room for it")
    func memory() {
        func ask(_ info: inout mach_task_basic_info, room: mach_msg_type_number_t) -> kern_return_t {
            var count = room
            return withUnsafeMutablePointer(to: &info) {
                $0.withMemoryRebound(to: integer_t.self, capacity: Int(room)) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
        }
        var info = mach_task_basic_info()
        let room = MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size
        #expect(ask(&info, room: mach_msg_type_number_t(room)) == KERN_SUCCESS)
        #expect(info.resident_size > 1 << 20 && info.virtual_size >= info.resident_size)
        #expect(ask(&info, room: 2) == KERN_INVALID_ARGUMENT)
    }

    @Test("a lock by its place keeps others out until it is given back")
    func locks() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}

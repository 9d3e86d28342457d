import Foundation

// The kernel's facts about the process, as they are asked for by those who show how much memory an app takes.

/// The numbers that the kernel is spoken to with.
public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias mach_vm_size_t = UInt64
public typealias mach_msg_type_number_t = natural_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias policy_t = Int32

/// The answers of the kernel.
public let KERN_SUCCESS: Int32 = 0
public let KERN_INVALID_ARGUMENT: Int32 = 4
public let KERN_FAILURE: Int32 = 5
/// The kinds of facts.
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
/// The process itself.
public let mach_task_self_: mach_port_t = 1

/// A time of the processor.
public struct time_value_t: Sendable {
    /// The whole seconds, and the millionths of one beyond them.
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0

    public init() {}
}

/// The memory that the process takes, in bytes, and its times, which are not kept here.
public struct mach_task_basic_info: Sendable {
    /// The sizes in bytes, the greatest as it is now. The times, the policy and the count stay 0.
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0
    public var suspend_count: integer_t = 0

    public init() {}
}

/// The memory of the process in full, of which the kernel here tells the size and what lies in memory.
public struct task_vm_info: Sendable {
    /// The sizes in bytes. All but `virtual_size`, `resident_size` and `phys_footprint` stay 0.
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var reusable_peak: mach_vm_size_t = 0
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var compressed_lifetime: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0

    public init() {}
}

/// The facts by the names that calls are written with.
public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias task_vm_info_data_t = task_vm_info

/// Tells facts about the process itself; of another, or of other kinds of facts, it says no.
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
    guard target_task == mach_task_self_, let out = task_info_out, let count = task_info_outCnt,
        let (size, resident) = memorySizes()
    else { return KERN_INVALID_ARGUMENT }
    let room = Int(count.pointee) * MemoryLayout<integer_t>.size
    switch Int32(bitPattern: flavor) {
    case MACH_TASK_BASIC_INFO where room >= MemoryLayout<mach_task_basic_info>.size:
        var info = mach_task_basic_info()
        (info.virtual_size, info.resident_size, info.resident_size_max) = (size, resident, resident)
        UnsafeMutableRawPointer(out).copyMemory(from: &info, byteCount: MemoryLayout<mach_task_basic_info>.size)
    case TASK_VM_INFO where room >= MemoryLayout<task_vm_info>.size:
        var info = task_vm_info()
        (info.virtual_size, info.resident_size, info.phys_footprint) = (size, resident, resident)
        UnsafeMutableRawPointer(out).copyMemory(from: &info, byteCount: MemoryLayout<task_vm_info>.size)
    default: return KERN_INVALID_ARGUMENT
    }
    return KERN_SUCCESS
}

/// The memory that the process has asked for and what of it lies in memory, in bytes.
private func memorySizes() -> (size: UInt64, resident: UInt64)? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let pages = text.split(separator: " ").compactMap { UInt64($0) }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    return pages.count > 1 ? (pages[0] * page, pages[1] * page) : nil
}

/// The words for an answer of the kernel.
public func mach_error_string(_ error_value: kern_return_t) -> UnsafeMutablePointer<CChar>! {
    error_value == KERN_SUCCESS ? successWords : failureWords
}

nonisolated(unsafe) private let successWords = strdup("(os/kern) successful")
nonisolated(unsafe) private let failureWords = strdup("(os/kern) failure")

import Foundation

/// Tells a fact of the machine by its name: the kind of its processor, how many it has, and its memory in bytes, as a telephone in a
/// simulator does. Of other names -1 is told, with `ENOENT`; nothing can be set.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
    _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
    guard newp == nil, let name, let fact = systemFact(String(cString: name)) else {
        errno = newp == nil ? ENOENT : EPERM
        return -1
    }
    guard let oldp, let oldlenp else {
        oldlenp?.pointee = fact.count
        return 0
    }
    guard oldlenp.pointee >= fact.count else {
        errno = ENOMEM
        return -1
    }
    oldp.copyMemory(from: fact, byteCount: fact.count)
    oldlenp.pointee = fact.count
    return 0
}

private func systemFact(_ name: String) -> [UInt8]? {
    let process = ProcessInfo.processInfo
    switch name {
    case "hw.machine":
        var names = utsname()
        guard uname(&names) == 0 else { return nil }
        return withUnsafeBytes(of: names.machine) { Array($0.prefix { $0 != 0 }) + [0] }
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": return bytes(of: Int32(process.processorCount))
    case "hw.activecpu": return bytes(of: Int32(process.activeProcessorCount))
    case "hw.memsize": return bytes(of: process.physicalMemory)
    case "hw.pagesize": return bytes(of: Int64(sysconf(Int32(_SC_PAGESIZE))))
    default: return nil
    }
}

private func bytes<Value: BitwiseCopyable>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

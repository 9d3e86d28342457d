public import Dispatch
import Foundation

/// A source of changes of a file. Dispatch's protocol.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    /// The file, the changes since the last event, and those that are looked for.
    var handle: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}

/// A source of warnings of little memory. Dispatch's protocol.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The warning, and those that are looked for.
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// Warnings of little memory.
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal = MemoryPressureEvent(rawValue: 0x1)
        public static let warning = MemoryPressureEvent(rawValue: 0x2)
        public static let critical = MemoryPressureEvent(rawValue: 0x4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// The changes of an open file, which is looked at four times a second.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { FileChanges(fileDescriptor, eventMask, queue) }

    /// A source that never has an event: no system warns here.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { NoPressure(eventMask, queue) }
}

/// What a source does through another of Dispatch's own.
private class ThroughSource: NSObject, DispatchSourceProtocol, @unchecked Sendable {
    fileprivate let source: any DispatchSourceProtocol

    init(_ source: any DispatchSourceProtocol) {
        self.source = source
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
    var isCancelled: Bool { source.isCancelled }
}

private final class NoPressure: ThroughSource, DispatchSourceMemoryPressure, @unchecked Sendable {
    let mask: DispatchSource.MemoryPressureEvent

    init(_ mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        self.mask = mask
        super.init(DispatchSource.makeUserDataAddSource(queue: queue))
    }

    var data: DispatchSource.MemoryPressureEvent { [] }
}

private final class FileChanges: ThroughSource, DispatchSourceFileSystemObject, @unchecked Sendable {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    private(set) var data: DispatchSource.FileSystemEvent = []
    private var last: stat?

    init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
        self.handle = handle
        self.mask = mask
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250))
        super.init(timer)
        last = facts()
    }

    override func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        let handler = handler.map(Handler.init)
        source.setEventHandler(qos: qos, flags: flags) { [weak self] in
            if let self, self.changed() { handler?.call() }
        }
    }
    override func setEventHandler(handler: DispatchWorkItem) {
        let handler = Handler(call: handler.perform)
        source.setEventHandler(qos: .unspecified, flags: []) { [weak self] in
            if let self, self.changed() { handler.call() }
        }
    }

    private struct Handler: @unchecked Sendable {
        let call: DispatchSourceHandler
    }

    private func facts() -> stat? {
        var facts = stat()
        return fstat(handle, &facts) == 0 ? facts : nil
    }

    private func changed() -> Bool {
        guard let now = facts(), let before = last else { return false }
        last = now
        data = []
        if now.st_mtim.tv_sec != before.st_mtim.tv_sec || now.st_mtim.tv_nsec != before.st_mtim.tv_nsec {
            data.insert(.write)
        }
        if now.st_size > before.st_size { data.insert(.extend) }
        if now.st_nlink != before.st_nlink { data.insert(now.st_nlink == 0 ? .delete : .link) }
        if now.st_mode != before.st_mode || now.st_uid != before.st_uid { data.insert(.attrib) }
        data.formIntersection(mask)
        return !data.isEmpty
    }
}

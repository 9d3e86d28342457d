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
    ) -> any DispatchSourceFileSystemObject {
        let source = makeUserDataOrSource(queue: queue)
        guard let own = source as? DispatchSource else { preconditionFailure("Dispatch's sources are of one class") }
        watched.set(fileDescriptor, of: own, "handle")
        watched.set(eventMask, of: own, "mask")
        watch(fileDescriptor, eventMask, own)
        return own
    }

    /// A source that never has an event: no system warns here.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        guard let own = makeUserDataOrSource(queue: queue) as? DispatchSource else {
            preconditionFailure("Dispatch's sources are of one class")
        }
        watched.set(eventMask, of: own, "mask")
        return own
    }

    private class func watch(_ file: Int32, _ mask: FileSystemEvent, _ source: DispatchSource) {
        let timer = makeTimerSource(queue: .global(qos: .utility))
        let watcher = FileWatcher(file, mask, source, timer)
        timer.schedule(deadline: .now() + .milliseconds(250), repeating: .milliseconds(250))
        timer.setEventHandler { watcher.look() }
        timer.resume()
    }
}

// One source stands for all kinds: what it is asked tells them apart.
extension DispatchSource: DispatchSourceFileSystemObject, DispatchSourceMemoryPressure {}

extension DispatchSourceFileSystemObject {
    public var handle: Int32 { watched.value(of: self as AnyObject, "handle") as? Int32 ?? -1 }
    public var data: DispatchSource.FileSystemEvent {
        DispatchSource.FileSystemEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    public var mask: DispatchSource.FileSystemEvent {
        watched.value(of: self as AnyObject, "mask") as? DispatchSource.FileSystemEvent ?? []
    }
}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent {
        DispatchSource.MemoryPressureEvent(rawValue: (self as any DispatchSourceProtocol).data)
    }
    public var mask: DispatchSource.MemoryPressureEvent {
        watched.value(of: self as AnyObject, "mask") as? DispatchSource.MemoryPressureEvent ?? []
    }
}

private let watched = ObjectValues<String>()

/// Looks at an open file, and tells a source of its changes for as long as there is the source.
private final class FileWatcher: @unchecked Sendable {
    private let file: Int32
    private let mask: DispatchSource.FileSystemEvent
    private weak var source: DispatchSource?
    private let timer: any DispatchSourceTimer
    private var last: stat?

    init(
        _ file: Int32, _ mask: DispatchSource.FileSystemEvent, _ source: DispatchSource,
        _ timer: any DispatchSourceTimer
    ) {
        (self.file, self.mask, self.source, self.timer) = (file, mask, source, timer)
        last = facts()
    }

    func look() {
        guard let source, !source.isCancelled else { return timer.cancel() }
        let changes = changes()
        if !changes.isEmpty { (source as any DispatchSourceUserDataOr).or(data: changes.rawValue) }
    }

    private func facts() -> stat? {
        var facts = stat()
        return fstat(file, &facts) == 0 ? facts : nil
    }

    private func changes() -> DispatchSource.FileSystemEvent {
        guard let now = facts(), let before = last else { return [] }
        last = now
        var changes: DispatchSource.FileSystemEvent = []
        if now.st_mtim.tv_sec != before.st_mtim.tv_sec || now.st_mtim.tv_nsec != before.st_mtim.tv_nsec {
            changes.insert(.write)
        }
        if now.st_size > before.st_size { changes.insert(.extend) }
        if now.st_nlink != before.st_nlink { changes.insert(now.st_nlink == 0 ? .delete : .link) }
        if now.st_mode != before.st_mode || now.st_uid != before.st_uid { changes.insert(.attrib) }
        return changes.intersection(mask)
    }
}

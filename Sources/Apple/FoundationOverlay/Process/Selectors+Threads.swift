public import Foundation

// Threads and timers that call a method by its selector.
extension Thread {
    /// Creates a thread that calls a method of an object, and begins one at once.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target, argument)
        self.init { selector._performLater(on: target, argument) }
    }
    public class func detachNewThreadSelector(
        _ selector: Selector, toTarget target: Any, with argument: Any?
    ) { Thread(target: target, selector: selector, object: argument).start() }

    /// The priority of the current thread, of 0 to 1; it is always the middle one.
    public class func threadPriority() -> Double { 0.5 }
    @discardableResult
    public class func setThreadPriority(_ p: Double) -> Bool { false }
}

extension Operation {
    /// Indicates whether the work goes on beside its caller's, by the older name.
    public var isConcurrent: Bool { isAsynchronous }
}

extension Progress {
    /// Shows the progress to other apps, of which there are none here, or no longer.
    public func publish() {}
    public func unpublish() {}
    /// False: the progress is this app's own.
    public var isOld: Bool { false }
}

extension Progress.FileOperationKind {
    /// Sending a file, and making another of it.
    public static let uploading = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindUploading")
    public static let duplicating = Progress.FileOperationKind(rawValue: "NSProgressFileOperationKindDuplicating")
}

/// The key of the first part of an error's text, which says what failed.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

extension NSError {
    /// The errors behind this one: several, or the one.
    public var underlyingErrors: [any Error] {
        if let errors = userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] { return errors }
        return (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
    }
}

extension NSTextCheckingResult.CheckingType {
    /// The kinds of the system, those of an app's own, and all of them.
    public static var allSystemTypes: NSTextCheckingResult.CheckingType { Self(rawValue: 0xFFFF_FFFF) }
    public static var allCustomTypes: NSTextCheckingResult.CheckingType { Self(rawValue: 0xFFFF_FFFF << 32) }
    public static var allTypes: NSTextCheckingResult.CheckingType { Self(rawValue: .max) }
}

/// The kinds of findings in a text, as numbers.
public let NSTextCheckingAllSystemTypes = NSTextCheckingResult.CheckingType.allSystemTypes.rawValue
public let NSTextCheckingAllCustomTypes = NSTextCheckingResult.CheckingType.allCustomTypes.rawValue
public let NSTextCheckingAllTypes = NSTextCheckingResult.CheckingType.allTypes.rawValue

/// The place of an error, by Swift's name.
public typealias ErrorPointer = NSErrorPointer

public import Foundation

extension ProgressUserInfoKey {
    fileprivate static let operation = ProgressUserInfoKey(rawValue: "NSProgressFileOperationKindKey")
    fileprivate static let file = ProgressUserInfoKey(rawValue: "NSProgressFileURLKey")
    fileprivate static let total = ProgressUserInfoKey(rawValue: "NSProgressFileTotalCountKey")
    fileprivate static let completed = ProgressUserInfoKey(rawValue: "NSProgressFileCompletedCountKey")
    fileprivate static let speed = ProgressUserInfoKey(rawValue: "NSProgressThroughputKey")
    fileprivate static let remaining = ProgressUserInfoKey(rawValue: "NSProgressEstimatedTimeRemainingKey")
}

// Facts about files, which are kept among the facts of the progress.
extension Progress {
    /// The kind of work on files, and the file.
    public var fileOperationKind: FileOperationKind? {
        get { userInfo[.operation] as? FileOperationKind }
        set { setUserInfoObject(newValue, forKey: .operation) }
    }
    public var fileURL: URL? {
        get { userInfo[.file] as? URL }
        set { setUserInfoObject(newValue, forKey: .file) }
    }
    /// The numbers of files.
    public var fileTotalCount: Int? {
        get { userInfo[.total] as? Int }
        set { setUserInfoObject(newValue, forKey: .total) }
    }
    public var fileCompletedCount: Int? {
        get { userInfo[.completed] as? Int }
        set { setUserInfoObject(newValue, forKey: .completed) }
    }
    /// The speed in bytes a second, and the seconds that remain.
    public var throughput: Int? {
        get { userInfo[.speed] as? Int }
        set { setUserInfoObject(newValue, forKey: .speed) }
    }
    public var estimatedTimeRemaining: TimeInterval? {
        get { userInfo[.remaining] as? TimeInterval }
        set { setUserInfoObject(newValue, forKey: .remaining) }
    }

    /// Calls the closure with the progress as the current one.
    public func performAsCurrent<ReturnType>(
        withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
    ) rethrows -> ReturnType {
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
    }
}

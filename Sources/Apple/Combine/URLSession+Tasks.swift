public import Foundation
public import FoundationNetworking
import FoundationOverlay

extension URLSession {
    /// The tasks that are not done.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }

    /// Writes what is kept to the disk, or forgets it.
    public func flush() async {
        await withCheckedContinuation { continuation in flush { continuation.resume() } }
    }
    public func reset() async {
        await withCheckedContinuation { continuation in reset { continuation.resume() } }
    }

    /// Goes on with a file that was loaded in part.
    /// - Throws: The error of loading.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
            let task = downloadTask(withResumeData: resumeData) { url, response, error in
                if let url, let response {
                    continuation.resume(returning: (url, response))
                } else {
                    continuation.resume(throwing: error ?? URLError(.unknown))
                }
            }
            task.delegate = delegate
            task.resume()
        }
    }
}

extension URLSessionConfiguration {
    /// Settings of sessions in the background, which run with the process here.
    public var sessionSendsLaunchEvents: Bool {
        get { objc_getAssociatedObject(self, sendsLaunchEvents) as? Bool ?? true }
        set { objc_setAssociatedObject(self, sendsLaunchEvents, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// The check of names' signatures.
    public var requiresDNSSECValidation: Bool {
        get { objc_getAssociatedObject(self, requiresSignatures) as? Bool ?? false }
        set { objc_setAssociatedObject(self, requiresSignatures, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

extension URLSessionTask {
    /// The wish for data as they come.
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, incremental) as? Bool ?? true }
        set { objc_setAssociatedObject(self, incremental, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

nonisolated(unsafe) private let sendsLaunchEvents = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
nonisolated(unsafe) private let requiresSignatures = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
nonisolated(unsafe) private let incremental = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLRequest {
    /// The one who asks for what is loaded.
    public enum Attribution: UInt, Sendable {
        case developer = 0
        case user = 1
    }

    /// Wishes that change nothing here: there is one kind of network.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
    public var requiresDNSSECValidation: Bool {
        get { false }
        set {}
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsUltraConstrainedNetworkAccess: Bool {
        get { false }
        set {}
    }
    public var allowsPersistentDNS: Bool {
        get { false }
        set {}
    }
    public var cookiePartitionIdentifier: String? {
        get { nil }
        set {}
    }
}

extension URLError {
    /// The reasons for which there is no network.
    public enum NetworkUnavailableReason: Int, Sendable {
        case cellular, expensive, constrained, ultraConstrained
    }

    /// nil: the network here is of one kind.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }

    /// The reasons for which a task in the background ended.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }

    /// The reason of the error's facts, and the data with which a download goes on; nil where they have none.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (userInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

/// The key of the data with which a download goes on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

public import Foundation

/// Downloads films. No film is opened: there is no task to be had.
open class AVAssetDownloadURLSession: NSObject, @unchecked Sendable {
    /// The wishes of the session, and the receiver of its news.
    public let configuration: URLSessionConfiguration
    public let delegateQueue: OperationQueue
    open private(set) var delegate: (any AVAssetDownloadDelegate)?
    open var sessionDescription: String?

    /// Creates a session.
    public init(
        configuration: URLSessionConfiguration, assetDownloadDelegate delegate: (any AVAssetDownloadDelegate)?,
        delegateQueue: OperationQueue?
    ) {
        (self.configuration, self.delegate) = (configuration, delegate)
        self.delegateQueue = delegateQueue ?? .main
    }

    /// A task for a film: nil.
    open func makeAssetDownloadTask(
        asset URLAsset: AVURLAsset, assetTitle title: String, assetArtworkData artworkData: Data?,
        options: [String: Any]? = nil
    ) -> AVAssetDownloadTask? { nil }
    open func makeAssetDownloadTask(
        asset URLAsset: AVURLAsset, destinationURL: URL, options: [String: Any]? = nil
    ) -> AVAssetDownloadTask? { nil }
    open func aggregateAssetDownloadTask(
        with URLAsset: AVURLAsset, mediaSelections: [AVMediaSelection], assetTitle title: String,
        assetArtworkData artworkData: Data?, options: [String: Any]? = nil
    ) -> AVAggregateAssetDownloadTask? { nil }

    /// A task of a configuration, which has failed before it begins.
    open func makeAssetDownloadTask(
        downloadConfiguration: AVAssetDownloadConfiguration
    ) -> AVAssetDownloadTask { AVAssetDownloadTask(downloadConfiguration.asset) }

    /// The tasks that are under way: none.
    open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) { completionHandler([]) }
    open var allTasks: [URLSessionTask] { get async { [] } }

    /// Ends the session.
    open func finishTasksAndInvalidate() { delegate = nil }
    open func invalidateAndCancel() { delegate = nil }
}

/// The download of a film, which has failed.
open class AVAssetDownloadTask: NSObject, @unchecked Sendable {
    /// The film, and the state of its download.
    public let urlAsset: AVURLAsset
    open var options: [String: Any]? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var progress: Progress { Progress() }
    open var state: URLSessionTask.State { .completed }
    open var error: (any Error)? { AVError(.fileFormatNotRecognized) }
    open var taskIdentifier: Int { 0 }
    open var taskDescription: String?

    init(_ asset: AVURLAsset) {
        urlAsset = asset
    }

    /// Goes on, waits, or ends: nothing is under way.
    open func resume() {}
    open func suspend() {}
    open func cancel() {}
}

/// The download of a film in several languages, which has failed.
open class AVAggregateAssetDownloadTask: AVAssetDownloadTask, @unchecked Sendable {}

/// The wishes for a download.
open class AVAssetDownloadConfiguration: NSObject, @unchecked Sendable {
    let asset: AVURLAsset
    /// The title and the picture of the download, and the choice to make it smaller for others.
    public let assetTitle: String
    open var artworkData: Data?
    open var optimizesAuxiliaryContentConfigurations = false

    /// Creates wishes for a film.
    public init(asset: AVURLAsset, title: String) {
        (self.asset, assetTitle) = (asset, title)
    }
}

/// The receiver of a session's news. None comes.
public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate {
    /// The calls with a film's place and its parts.
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL)
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
        totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange)
    func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
        didResolve resolvedMediaSelection: AVMediaSelection)

    /// The calls for a film in several languages.
    func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, willDownloadTo location: URL)
    func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
        didCompleteFor mediaSelection: AVMediaSelection)
    func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
        didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
        timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection)
}

extension AVAssetDownloadDelegate {
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didFinishDownloadingTo location: URL
    ) {}
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, willDownloadTo location: URL
    ) {}
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask, didLoad timeRange: CMTimeRange,
        totalTimeRangesLoaded loadedTimeRanges: [NSValue], timeRangeExpectedToLoad: CMTimeRange
    ) {}
    public func urlSession(
        _ session: URLSession, assetDownloadTask: AVAssetDownloadTask,
        didResolve resolvedMediaSelection: AVMediaSelection
    ) {}
    public func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask, willDownloadTo location: URL
    ) {}
    public func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
        didCompleteFor mediaSelection: AVMediaSelection
    ) {}
    public func urlSession(
        _ session: URLSession, aggregateAssetDownloadTask: AVAggregateAssetDownloadTask,
        didLoad timeRange: CMTimeRange, totalTimeRangesLoaded loadedTimeRanges: [NSValue],
        timeRangeExpectedToLoad: CMTimeRange, for mediaSelection: AVMediaSelection
    ) {}
}

/// The names of choices for a download.
public let AVAssetDownloadTaskMinimumRequiredMediaBitrateKey = "AVAssetDownloadTaskMinimumRequiredMediaBitrateKey"
public let AVAssetDownloadTaskMinimumRequiredPresentationSizeKey =
    "AVAssetDownloadTaskMinimumRequiredPresentationSizeKey"
public let AVAssetDownloadTaskAllowsHDRKey = "AVAssetDownloadTaskAllowsHDRKey"
public let AVAssetDownloadTaskMediaSelectionKey = "AVAssetDownloadTaskMediaSelectionKey"

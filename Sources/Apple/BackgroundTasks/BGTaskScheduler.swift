// `import BackgroundTasks` where Apple's framework is missing: nothing runs in the background. It brings Foundation along.
@_exported public import Foundation

/// A wish for work in the background.
open class BGTaskRequest: NSObject {
    /// The name of the work, and the earliest moment.
    public let identifier: String
    open var earliestBeginDate: Date?

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A wish for a short look at what is new.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Creates a wish for a short look.
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// A wish for longer work.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// The needs of the work.
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    /// Creates a wish for longer work.
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// A wish for work for a study of health.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
    /// The protection of the files that the work reads.
    open var protectionTypeOfRequiredData = ""
}

/// A wish for work that goes on when a person leaves the app.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
    /// The ways to begin.
    public enum SubmissionStrategy: Int, Sendable {
        case fail, queue
    }

    /// The parts of a device that the work needs.
    public struct Resources: OptionSet, Sendable {
        public static let gpu = Resources(rawValue: 1)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// The texts that a person sees, and the way to begin.
    open var title: String
    open var subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []

    /// Creates a wish for work that goes on.
    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier: identifier)
    }
}

/// Work in the background. There is none.
open class BGTask: NSObject {
    /// The name of the work, and the closure for its being cut short.
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Says that the work is done.
    open func setTaskCompleted(success: Bool) {}
}

/// A short look at what is new.
open class BGAppRefreshTask: BGTask {}

/// Longer work.
open class BGProcessingTask: BGTask {}

/// Work for a study of health.
open class BGHealthResearchTask: BGProcessingTask {}

/// Work that goes on when a person leaves the app.
open class BGContinuedProcessingTask: BGTask, ProgressReporting {
    /// The texts that a person sees, and the part that is done.
    open private(set) var title = ""
    open private(set) var subtitle = ""
    public let progress = Progress(totalUnitCount: 0)

    /// Changes the texts.
    open func updateTitle(_ title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// The queue of work in the background, which takes none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The queue that all share.
    public static let shared = BGTaskScheduler()

    /// The reason why a wish is not taken.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The reasons.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3

            /// Returns whether an error has this reason.
            public static func ~= (code: Self, error: any Swift.Error) -> Bool {
                (error as? BGTaskScheduler.Error)?.code == code
            }
        }

        /// The reasons, by shorter names.
        public static let unavailable = Code.unavailable
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        public static let notPermitted = Code.notPermitted
        /// The reason.
        public let code: Code

        public init(_ code: Code) {
            self.code = code
        }
    }

    /// Says what would do the work. It is never done, and false says so.
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { false }

    /// Asks for work.
    ///
    /// - Throws: ``BGTaskScheduler/Error``: there is no background.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

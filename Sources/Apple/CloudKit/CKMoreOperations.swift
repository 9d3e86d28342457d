public import Foundation

/// Fetches subscriptions, which fails.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The wishes, and what is told.
    open var subscriptionIDs: [CKSubscription.ID]?
    open var perSubscriptionResultBlock: ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
    open var fetchSubscriptionCompletionBlock: (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
    open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
        CKFetchSubscriptionsOperation()
    }

    public override init() {}

    /// Creates one with wishes.
    public convenience init(subscriptionIDs: [CKSubscription.ID]) {
        self.init()
        self.subscriptionIDs = subscriptionIDs
    }

    override func fail() {
        for identity in subscriptionIDs ?? [] {
            perSubscriptionResultBlock?(identity, .failure(CKError(.notAuthenticated)))
        }
        fetchSubscriptionCompletionBlock?(nil, CKError(.notAuthenticated))
        fetchSubscriptionsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Fetches the facts of shared records, which fails.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
    /// The wishes, and what is told.
    open var shareURLs: [URL]?
    open var shouldFetchRootRecord = false
    open var rootRecordDesiredKeys: [CKRecord.FieldKey]?
    open var perShareMetadataBlock: ((URL, CKShare.Metadata?, (any Error)?) -> Void)?
    open var perShareMetadataResultBlock: ((URL, Result<CKShare.Metadata, any Error>) -> Void)?
    open var fetchShareMetadataCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareMetadataResultBlock: ((Result<Void, any Error>) -> Void)?

    public override init() {}

    /// Creates one with wishes.
    public convenience init(shareURLs: [URL]) {
        self.init()
        self.shareURLs = shareURLs
    }

    override func fail() {
        for url in shareURLs ?? [] {
            perShareMetadataBlock?(url, nil, CKError(.notAuthenticated))
            perShareMetadataResultBlock?(url, .failure(CKError(.notAuthenticated)))
        }
        fetchShareMetadataCompletionBlock?(CKError(.notAuthenticated))
        fetchShareMetadataResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Finds people to share with, which fails.
open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {
    /// The wishes, and what is told.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    open var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
    open var perShareParticipantResultBlock:
        ((CKUserIdentity.LookupInfo, Result<CKShare.Participant, any Error>) -> Void)?
    open var fetchShareParticipantsCompletionBlock: (((any Error)?) -> Void)?
    open var fetchShareParticipantsResultBlock: ((Result<Void, any Error>) -> Void)?

    public override init() {}

    /// Creates one with wishes.
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func fail() {
        for info in userIdentityLookupInfos ?? [] {
            perShareParticipantResultBlock?(info, .failure(CKError(.notAuthenticated)))
        }
        fetchShareParticipantsCompletionBlock?(CKError(.notAuthenticated))
        fetchShareParticipantsResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Finds people who use the app, which fails.
open class CKDiscoverUserIdentitiesOperation: CKOperation, @unchecked Sendable {
    /// The wishes, and what is told.
    open var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
    open var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
    open var discoverUserIdentitiesCompletionBlock: (((any Error)?) -> Void)?
    open var discoverUserIdentitiesResultBlock: ((Result<Void, any Error>) -> Void)?

    public override init() {}

    /// Creates one with wishes.
    public convenience init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo]) {
        self.init()
        self.userIdentityLookupInfos = userIdentityLookupInfos
    }

    override func fail() {
        discoverUserIdentitiesCompletionBlock?(CKError(.notAuthenticated))
        discoverUserIdentitiesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

/// Orders records by their distance from a place, those without one last.
open class CKLocationSortDescriptor: NSSortDescriptor {
    /// The place.
    public let relativeLocation: CLLocation

    /// Creates an order by a field that holds a place.
    public init(key: String, relativeLocation: CLLocation) {
        self.relativeLocation = relativeLocation
        func distance(_ record: Any) -> CLLocationDistance {
            ((record as? CKRecord)?[key] as? CLLocation)?.distance(from: relativeLocation) ?? .infinity
        }
        super.init(keyPath: \NSObject.self, ascending: true) { first, second in
            let (first, second) = (distance(first), distance(second))
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
    }
}

/// The older name of the owner of records.
public let CKOwnerDefaultName = "__defaultOwner__"

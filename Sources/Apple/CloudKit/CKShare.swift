public import Foundation

/// A record that says who may see and change others. Nobody is told of it.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The right of a participant.
    public enum ParticipantPermission: Int, Sendable {
        case unknown, none, readOnly, readWrite
    }

    /// The answer of a participant.
    public enum ParticipantAcceptanceStatus: Int, Sendable {
        case unknown, pending, accepted, removed
    }

    /// The part of a participant.
    public enum ParticipantRole: Int, Sendable {
        case unknown = 0
        case owner = 1
        case privateUser = 3
        case publicUser = 4
        case administrator = 2
    }

    /// The keys of a share's own values.
    public enum SystemFieldKey {
        /// The name, the picture and the kind.
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
    }

    /// Somebody who takes part.
    open class Participant: NSObject, @unchecked Sendable {
        /// The person, and the person's part, right and answer.
        public let userIdentity = CKUserIdentity()
        open var role = ParticipantRole.privateUser
        open var permission = ParticipantPermission.readOnly
        open var acceptanceStatus: ParticipantAcceptanceStatus { isOwner ? .accepted : .pending }
        public let participantID = UUID().uuidString
        private let isOwner: Bool

        init(isOwner: Bool) {
            self.isOwner = isOwner
            super.init()
            if isOwner { (role, permission) = (.owner, .readWrite) }
        }
    }

    /// Facts about a share that somebody was invited to. Nobody was.
    open class Metadata: NSObject, @unchecked Sendable {
        /// The share, and the person's part in it.
        public let share: CKShare
        open var containerIdentifier: String { "" }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecord: CKRecord? { nil }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantRole: ParticipantRole { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }
        open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }

        init(share: CKShare) {
            self.share = share
        }
    }

    /// The place of the share, which it has once it is kept; the right of all, and those who take part.
    open var url: URL? { nil }
    open var publicPermission = ParticipantPermission.none
    open private(set) var participants: [Participant]
    public let owner: Participant
    open var currentUserParticipant: Participant? { owner }

    /// Creates a share of a record and those beneath it, or of a part of a data base.
    public convenience init(rootRecord: CKRecord) { self.init(rootRecord: rootRecord, shareID: CKRecord.ID()) }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
        owner = Participant(isOwner: true)
        participants = [owner]
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
        rootRecord.share = CKRecord.Reference(record: self, action: .none)
    }
    public init(recordZoneID: CKRecordZone.ID) {
        owner = Participant(isOwner: true)
        participants = [owner]
        super.init(
            recordType: CKRecord.SystemType.share,
            recordID: CKRecord.ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }
    public required init?(coder: NSCoder) {
        owner = Participant(isOwner: true)
        participants = [owner]
        super.init(coder: coder)
    }

    /// Adds or removes somebody.
    open func addParticipant(_ participant: Participant) {
        if !participants.contains(where: { $0 === participant }) { participants.append(participant) }
    }
    open func removeParticipant(_ participant: Participant) {
        participants.removeAll { $0 === participant && $0 !== owner }
    }
}

/// The name of a share of a whole part of a data base.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
/// The name of whoever is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A person with an account. Nobody is known.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// The facts about the person.
    open var userRecordID: CKRecord.ID? { nil }
    open var lookupInfo: LookupInfo? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
    open var contactIdentifiers: [String] { [] }

    /// The way to find a person.
    open class LookupInfo: NSObject, @unchecked Sendable {
        /// The address, the number, or the record.
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        /// Creates a way to find a person.
        public init(emailAddress: String) {
            (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil)
        }
        public init(phoneNumber: String) {
            (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil)
        }
        public init(userRecordID: CKRecord.ID) {
            (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID)
        }
    }
}

/// Accepts invitations, which fails.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
    /// The invitations, and what is told.
    open var shareMetadatas: [CKShare.Metadata]?
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    open var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    open var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Creates one for invitations.
    public convenience init(shareMetadatas: [CKShare.Metadata]) {
        self.init()
        self.shareMetadatas = shareMetadatas
    }

    override func fail() {
        for each in shareMetadatas ?? [] {
            perShareCompletionBlock?(each, nil, CKError(.notAuthenticated))
            perShareResultBlock?(each, .failure(CKError(.notAuthenticated)))
        }
        acceptSharesCompletionBlock?(CKError(.notAuthenticated))
        acceptSharesResultBlock?(.failure(CKError(.notAuthenticated)))
        completionBlock?()
    }
}

extension CKContainer {
    /// The permissions for people.
    public struct ApplicationPermissions: OptionSet, Sendable {
        public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The answers to a question for a permission.
    public enum ApplicationPermissionStatus: Int, Sendable {
        case initialState, couldNotComplete, denied, granted
    }

    /// Asks for people and invitations, all of which fails.
    public func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler block: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { block(.couldNotComplete, CKError(.notAuthenticated)) }
    public func discoverUserIdentity(
        withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func discoverUserIdentity(
        withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchShareMetadata(
        with url: URL, completionHandler: @escaping (CKShare.Metadata?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchShareParticipant(
        withEmailAddress emailAddress: String, completionHandler: @escaping (CKShare.Participant?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }

    /// The same, which throws.
    ///
    /// - Throws: ``CKError/Code/notAuthenticated``.
    public func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
        throw CKError(.notAuthenticated)
    }
    public func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError(.notAuthenticated) }
    public func shareParticipant(forEmailAddress email: String) async throws -> CKShare.Participant {
        throw CKError(.notAuthenticated)
    }
    @discardableResult
    public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError(.notAuthenticated) }
}

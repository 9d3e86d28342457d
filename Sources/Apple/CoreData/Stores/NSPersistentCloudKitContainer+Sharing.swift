public import CloudKit
import Foundation

extension NSPersistentCloudKitContainer {
    /// The records of objects in iCloud: none, as there is no iCloud.
    public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }
    public func records(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord] { [:] }
    public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
    public func recordIDs(for managedObjectIDs: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID] { [:] }

    /// The shares of objects and of a store: none.
    public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare] { [:] }
    public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

    /// Shares objects, which fails.
    ///
    /// - Throws: `CKError.notAuthenticated`: nobody is signed in to iCloud.
    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?
    ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) { throw CKError(.notAuthenticated) }
    public func share(
        _ managedObjects: [NSManagedObject], to share: CKShare?,
        completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
    ) { completion(nil, nil, nil, CKError(.notAuthenticated)) }

    /// Takes invitations, keeps a share that was changed, and looks for people, all of which fails.
    ///
    /// - Throws: `CKError.notAuthenticated`: nobody is signed in to iCloud.
    @discardableResult
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Metadata] { throw CKError(.notAuthenticated) }
    public func acceptShareInvitations(
        from metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore,
        completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, CKError(.notAuthenticated)) }
    @discardableResult
    public func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore
    ) async throws -> CKShare { throw CKError(.notAuthenticated) }
    public func persistUpdatedShare(
        _ share: CKShare, in persistentStore: NSPersistentStore, completion: ((CKShare?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, CKError(.notAuthenticated)) }
    public func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore
    ) async throws -> [CKShare.Participant] { throw CKError(.notAuthenticated) }
    public func fetchParticipants(
        matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore,
        completion: @escaping ([CKShare.Participant]?, (any Error)?) -> Void
    ) { completion(nil, CKError(.notAuthenticated)) }

    /// Forgets what stands in a zone, which fails.
    ///
    /// - Throws: `CKError.notAuthenticated`: nobody is signed in to iCloud.
    @discardableResult
    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?
    ) async throws -> CKRecordZone.ID { throw CKError(.notAuthenticated) }
    public func purgeObjectsAndRecordsInZone(
        with zoneID: CKRecordZone.ID, in persistentStore: NSPersistentStore?,
        completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
    ) { completion?(nil, CKError(.notAuthenticated)) }
}

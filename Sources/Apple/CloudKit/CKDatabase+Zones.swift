import Foundation

extension CKDatabase {
    /// Keeps, finds and deletes records and parts: all of it fails.
    public func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    public func fetch(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    public func delete(
        withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }
    public func fetch(
        withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }

    /// The same, which throws.
    ///
    /// - Throws: ``CKError/Code/notAuthenticated``.
    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw CKError(.notAuthenticated)
    }
    public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError(.notAuthenticated)
    }
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError(.notAuthenticated) }
    public func modifyRecordZones(
        saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
    ) async throws -> (
        saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
        deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
    ) { throw CKError(.notAuthenticated) }
    public func modifySubscriptions(
        saving subscriptionsToSave: [CKSubscription], deleting subscriptionIDsToDelete: [CKSubscription.ID]
    ) async throws -> (
        saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
        deleteResults: [CKSubscription.ID: Result<Void, any Error>]
    ) { throw CKError(.notAuthenticated) }
    public func databaseChanges(
        since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
        changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError(.notAuthenticated) }
    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
        desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError(.notAuthenticated) }

    /// A change of a data base.
    public enum DatabaseChange {
        /// A part that has changed.
        public struct Modification: Hashable, Sendable {
            /// The part.
            public let zoneID: CKRecordZone.ID
        }

        /// A part that is gone.
        public struct Deletion: Hashable, Sendable {
            /// The reasons.
            public enum Reason: Int, Sendable {
                case deleted, purged, encryptedDataReset
            }

            /// The part, and the reason.
            public let zoneID: CKRecordZone.ID
            public let reason: Reason
        }
    }

    /// A change of a part.
    public enum RecordZoneChange {
        /// A record that has changed.
        public struct Modification: Hashable, Sendable {
            /// The record.
            public let record: CKRecord
        }

        /// A record that is gone.
        public struct Deletion: Hashable, Sendable {
            /// The record and its kind.
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }
}

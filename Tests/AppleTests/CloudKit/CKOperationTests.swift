import CloudKit
import Foundation
import Testing

@Suite("CloudKit's operations")
struct CKOperationTests {
    @Test("each closure of an operation hears of the failure once")
    func closures() {
        let record = CKRecord(recordType: "Note")
        let save = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
        var told: [String] = []
        save.perRecordSaveBlock = { identity, result in
            if case .failure(CKError.notAuthenticated) = result { told.append(identity.recordName) }
        }
        save.modifyRecordsResultBlock = { if case .failure = $0 { told.append("all") } }
        CKContainer.default().privateCloudDatabase.add(save)
        #expect(told == [record.recordID.recordName, "all"])
        let zone = CKRecordZone(zoneName: "Z")
        let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone.zoneID])
        var zones = 0
        changes.recordZoneFetchResultBlock = { _, _ in zones += 1 }
        changes.fetchRecordZoneChangesResultBlock = { _ in zones += 10 }
        CKContainer.default().privateCloudDatabase.add(changes)
        #expect(zones == 11)
    }

    @Test("a record keeps its values, and says which have changed")
    func records() throws {
        let record = CKRecord(recordType: "Note")
        record["title"] = "A"
        record.encryptedValues["secret"] = "B"
        #expect(record.changedKeys() == ["secret", "title"] && record["secret"] as? String == "B")
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Notes"
        #expect(record.share?.recordID == share.recordID && share.participants.map(\.role) == [.owner])
        #expect(CKRecordZone.ID(zoneName: "Z") == CKRecordZone(zoneName: "Z").zoneID)
        #expect(CKContainer.default().database(with: .shared).databaseScope == .shared)
    }
}

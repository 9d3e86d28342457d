import CloudKit
import Testing

@Suite("CloudKit")
@MainActor
struct CloudKitTests {
    @Test("a record keeps its values")
    func records() {
        let record = CKRecord(recordType: "Plant")
        record["name"] = "Fern"
        record.setValue(3, forKey: "height")
        #expect(record["name"] as? String == "Fern" && record["height"] == 3)
        #expect(record.allKeys() == ["height", "name"])
    }

    @Test("nobody is signed in, and all that asks hears so")
    func account() async throws {
        let container = CKContainer.default()
        #expect(try await container.accountStatus() == .noAccount)
        let database = container.privateCloudDatabase
        let error: (any Error)? = try await answer { done in
            database.save(CKRecord(recordType: "Plant")) { done($1) }
        }
        #expect(error as? CKError == CKError(.notAuthenticated))
        let query = CKQuery(recordType: "Plant", predicate: NSPredicate(value: true))
        await #expect(throws: CKError.self) { try await database.records(matching: query) }
        let operation = CKQueryOperation(query: query)
        let result: Result<CKQueryOperation.Cursor?, any Error> = try await answer { done in
            operation.queryResultBlock = done
            database.add(operation)
        }
        #expect(throws: CKError.self) { try result.get() }
    }

    @Test("a subscription keeps its values, and is not kept")
    func subscriptions() async throws {
        let subscription = CKQuerySubscription(
            recordType: "Plant", predicate: NSPredicate(value: true), options: [.firesOnRecordUpdate, .firesOnce])
        let notification = CKSubscription.NotificationInfo()
        notification.shouldSendContentAvailable = true
        subscription.notificationInfo = notification
        #expect(subscription.notificationInfo?.shouldSendContentAvailable == true)
        #expect(subscription.subscriptionType == .query && !subscription.subscriptionID.isEmpty)
        let database = CKContainer.default().privateCloudDatabase
        await #expect(throws: CKError.self) { try await database.save(subscription) }
        await #expect(throws: CKError.self) { try await database.allSubscriptions() }
        let error: (any Error)? = try await answer { done in database.fetchAllSubscriptions { done($1) } }
        #expect(error as? CKError == CKError(.notAuthenticated))
    }
}

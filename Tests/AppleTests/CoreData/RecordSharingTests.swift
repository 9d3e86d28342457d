import CloudKit
import CoreData
import Testing

@Suite("Core Data's sharing by iCloud")
struct RecordSharingTests {
    @Test("nothing is shared, and who asks is told so once")
    func sharing() async throws {
        let container = NSPersistentCloudKitContainer(name: "Sharing", managedObjectModel: NSManagedObjectModel())
        var answers = 0
        container.share([], to: nil) { ids, share, _, error in
            answers += 1
            #expect(ids == nil && share == nil && (error as? CKError)?.code == .notAuthenticated)
        }
        #expect(answers == 1)
        #expect(try container.fetchShares(in: nil).isEmpty)
        await #expect(throws: CKError.self) { _ = try await container.share([], to: nil) }
        let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.a")
        #expect(options.databaseScope == .private)
    }
}

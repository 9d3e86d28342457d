import CloudKit
import Contacts
import Foundation
import Security
import StoreKit
import SwiftUI

/// Notes that are kept in the cloud, in the manner of an app with its own service classes.
final class CloudNotebook {
    private let container = CKContainer(identifier: "iCloud.notebook")
    private let zone = CKRecordZone(zoneName: "Notes")
    private var token: CKServerChangeToken?

    func upload(_ texts: [String], completion: @escaping (Result<Int, Error>) -> Void) {
        let records = texts.map { text -> CKRecord in
            let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(zoneID: zone.zoneID))
            record["text"] = text
            record["made"] = Date()
            return record
        }
        let operation = CKModifyRecordsOperation(recordsToSave: records, recordIDsToDelete: nil)
        operation.savePolicy = .changedKeys
        operation.modifyRecordsResultBlock = { result in
            switch result {
            case .success: completion(.success(records.count))
            case .failure(CKError.networkUnavailable), .failure(CKError.networkFailure): completion(.success(0))
            case .failure(let error): completion(.failure(error))
            }
        }
        container.privateCloudDatabase.add(operation)
    }

    func changes() async throws -> [String] {
        let database = container.privateCloudDatabase
        let found = try await database.recordZoneChanges(inZoneWith: zone.zoneID, since: token)
        token = found.changeToken
        return found.modificationResultsByID.values.compactMap { try? $0.get().record["text"] as? String }
    }

    func secret(for account: String) -> Data? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "notes.example",
            kSecAttrAccount as String: account, kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
            kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: AnyObject?
        switch SecItemCopyMatching(query as CFDictionary, &item) {
        case errSecSuccess: return item as? Data
        case errSecUserCanceled, errSecItemNotFound: return nil
        default: return nil
        }
    }

    func card(of contact: CNContact) throws -> Data {
        let copy = contact.mutableCopy() as? CNMutableContact ?? CNMutableContact()
        copy.note = ""
        return try CNContactVCardSerialization.data(with: [copy])
    }
}

/// A look of products of the app's own, and the page that uses it.
struct NotebookProductStyle: ProductViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        switch configuration.state {
        case .loading: ProgressView()
        case .success(let product):
            HStack {
                configuration.icon
                Text(product.displayName)
                Button(product.displayPrice) { configuration.purchase() }
            }
        case .unavailable, .failure: Text("Not for sale")
        }
    }
}

struct NotebookShop: View {
    @State private var redeems = false

    var body: some View {
        ScrollView {
            ProductView(id: "notebook.pro").productViewStyle(NotebookProductStyle())
            SubscriptionStoreView(groupID: "notebook") { Text("Notebook Pro") }
                .subscriptionStoreControlStyle(.prominentPicker)
                .subscriptionStoreButtonLabel(.multiline)
                .subscriptionStorePolicyDestination(for: .termsOfService) { Text("Terms") }
                .storeButton(.visible, for: .restorePurchases, .redeemCode)
                .onInAppPurchaseCompletion { _, result in
                    if case .success(.success(let transaction)) = result { print(transaction) }
                }
        }
        .storeProductTask(for: "notebook.pro") { state in print(state.product?.id ?? "none") }
        .offerCodeRedemption(isPresented: $redeems)
    }
}

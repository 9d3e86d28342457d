import Foundation
import Security
import Testing

@Suite("Security")
struct SecurityTests {
    @Test("the keychain keeps, finds, changes and forgets")
    func keychain() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
            kSecAttrService as String: "a",
        ]
        var item = query
        item[kSecValueData as String] = Data("secret".utf8)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
        var found: CFTypeRef?
        var asked = query
        asked[kSecReturnData as String] = true
        #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        #expect(
            SecItemUpdate(query as CFDictionary, [kSecValueData as String: Data("new".utf8)] as CFDictionary)
                == errSecSuccess)
        #expect(
            SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess && found as? Data == Data("new".utf8))
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecItemNotFound)
    }

    @Test("a dictionary of Foundation's keeps and finds as one of Swift's does")
    func objects() {
        let query = NSMutableDictionary(
            objects: [NSString(format: kSecClassGenericPassword), "eve"],
            forKeys: [NSString(format: kSecClass), NSString(format: kSecAttrAccount)])
        query[kSecValueData as NSString] = NSData(data: Data("secret".utf8))
        #expect(SecItemAdd(query, nil) == errSecSuccess)
        query.removeObject(forKey: kSecValueData as NSString)
        #expect(SecItemUpdate(query, [kSecValueData: Data("new".utf8)] as NSDictionary) == errSecSuccess)
        query[kSecReturnData as NSString] = true
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data("new".utf8))
        #expect(SecItemDelete(query) == errSecSuccess)
    }

    @Test("items are told apart by bytes, and one without an account from those that have one")
    func identities() {
        func item(_ account: Data?, _ secret: String) -> CFDictionary {
            var item: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "identities",
                kSecValueData as String: Data(secret.utf8),
            ]
            item[kSecAttrAccount as String] = account
            return item as CFDictionary
        }
        let accounts = [Data([1, 2]), Data([3, 4]), nil]
        for (index, account) in accounts.enumerated() {
            #expect(SecItemAdd(item(account, "\(index)"), nil) == errSecSuccess)
        }
        for (index, account) in accounts.enumerated() where account != nil {
            var asked: [String: Any] = [kSecAttrService as String: "identities", kSecReturnData as String: true]
            asked[kSecAttrAccount as String] = account
            var found: CFTypeRef?
            #expect(SecItemCopyMatching(asked as CFDictionary, &found) == errSecSuccess)
            #expect(found as? Data == Data("\(index)".utf8))
        }
        #expect(SecItemDelete([kSecAttrService as String: "identities"] as CFDictionary) == errSecSuccess)
    }
}

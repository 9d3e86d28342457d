import Foundation
import Security
import Testing

@Suite("Constants as objects")
struct ObjectConstantTests {
    @Test("the keychain is asked with objects, and finds what was kept with values")
    func objects() throws {
        let kept: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "objects",
            kSecAttrAccount as String: "ada", kSecValueData as String: Data("secret".utf8),
        ]
        #expect(SecItemAdd(kept as CFDictionary, nil) == noErr)
        var query = [String: AnyObject]()
        query[kSecClass as String] = kSecClassGenericPassword
        query[kSecAttrService as String] = NSString(string: "objects")
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        query[kSecReturnAttributes as String] = kCFBooleanTrue
        var found: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr)
        let item = try #require(found as? [String: AnyObject])
        #expect(item[kSecAttrAccount as String] as? String == "ada")
        #expect(item[kSecValueData as String] as? Data == Data("secret".utf8))
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    }

    @Test("a constant is a text where nothing asks for an object")
    func texts() {
        let constant = kSecClassKey
        let values: [String: Any] = [kSecClass as String: constant]
        #expect(values[kSecClass as String] is String)
        let object: NSString = kSecClassKey
        #expect(object.isEqual(to: constant))
    }
}

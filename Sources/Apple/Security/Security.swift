// `import Security` where Apple's framework is missing: a keychain in memory, for as long as the process lives, and random bytes.
@_exported public import CoreGraphics
@_exported public import Foundation

/// The number of an answer.
public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecUnimplemented: OSStatus = -4
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecAuthFailed: OSStatus = -25293

/// The keys and values of questions to the keychain.
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The items of the process, by what tells them apart.
private final class Keychain: @unchecked Sendable {
    static let shared = Keychain()
    private let lock = NSLock()
    private var items: [[String: Any]] = []
    private let identity = [kSecClass, kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrAccessGroup]
    private let asked = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecMatchLimit, kSecUseDataProtectionKeychain,
    ]

    private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        query.allSatisfy { key, value in
            asked.contains(key) || key == kSecValueData || key == kSecAttrAccessible || key == kSecAttrSynchronizable
                || item[key].flatMap { $0 as? AnyHashable } == value as? AnyHashable
        }
    }

    func add(_ item: [String: Any]) -> OSStatus {
        lock.withLock {
            // A key that both leave out is alike, too.
            let isThere = items.contains { other in
                identity.allSatisfy {
                    other[$0].flatMap { $0 as? AnyHashable } == item[$0].flatMap { $0 as? AnyHashable }
                }
            }
            guard !isThere else { return errSecDuplicateItem }
            items.append(item.filter { !asked.contains($0.key) })
            return errSecSuccess
        }
    }

    func find(_ query: [String: Any]) -> [[String: Any]] { lock.withLock { items.filter { matches($0, query) } } }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            let found = items.indices.filter { matches(items[$0], query) }
            for index in found { items[index].merge(changes) { $1 } }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let count = items.count
            items.removeAll { matches($0, query) }
            return items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }
}

/// Keeps an item, for as long as the process lives.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.add(attributes)
}

/// Finds items: bytes, or their facts, as the question asks.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let found = Keychain.shared.find(query)
    guard let first = found.first else { return errSecItemNotFound }
    let wantsFacts = query[kSecReturnAttributes] as? Bool == true
    let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    func answer(_ item: [String: Any]) -> Any { wantsFacts ? item : item[kSecValueData] as? Data ?? Data() }
    result?.pointee = (isAll ? found.map(answer) as Any : answer(first)) as AnyObject
    return errSecSuccess
}

/// Changes items.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(query, attributesToUpdate)
}

/// Removes items.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// The text of an answer's number.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    status == errSecSuccess ? "No error." : "Keychain error \(status)"
}

/// The source of random bytes: the system's.
public struct SecRandomRef: Sendable {}
/// The source that is taken where none is named.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}

// A keychain in memory, for as long as the process lives, and random bytes: Security's names, which Foundation brings along.
import Foundation

/// The number of an answer.
public typealias OSStatus = Int32

/// The items of the process, by what tells them apart.
private final class Keychain: @unchecked Sendable {
    static let shared = Keychain()
    private let lock = NSLock()
    private var items: [[String: Any]] = []
    private let identity = [kSecClass, kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrAccessGroup]
    private let asked = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
        kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseAuthenticationUI, kSecUseOperationPrompt,
        kSecAttrAccessControl,
    ]

    /// A value to compare: texts, bytes and numbers are alike as objects and as values.
    private func comparable(_ value: Any?) -> AnyHashable? {
        (value as? String).map(AnyHashable.init) ?? (value as? Data).map(AnyHashable.init)
            ?? (value as? NSNumber).map(AnyHashable.init) ?? value as? AnyHashable
    }

    private func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        query.allSatisfy { key, value in
            asked.contains(key) || key == kSecValueData || key == kSecAttrAccessible || key == kSecAttrSynchronizable
                || comparable(item[key]) == comparable(value)
        }
    }

    func add(_ item: [String: Any]) -> OSStatus {
        lock.withLock {
            // A key that both leave out is alike, too.
            let isThere = items.contains { other in
                identity.allSatisfy { comparable(other[$0]) == comparable(item[$0]) }
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

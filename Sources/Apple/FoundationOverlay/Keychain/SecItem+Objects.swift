public import Foundation

// Questions as Foundation's objects, which Apple's compiler takes for CoreFoundation's.

/// Keeps and finds an item that a dictionary of Foundation's tells of.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(attributes.table, result)
}
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(query.table, result)
}

/// Changes and removes items that a dictionary of Foundation's tells of.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(query.table, attributesToUpdate.table)
}
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    SecItemUpdate(query.table, attributesToUpdate)
}
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(query, attributesToUpdate.table)
}
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.table) }

extension NSDictionary {
    /// The dictionary as a function of CoreFoundation's kind takes it: without the keys that are no texts.
    package var table: CFDictionary {
        var table: CFDictionary = [:]
        for key in allKeys { (key as? String).map { table[$0] = object(forKey: key) } }
        return table
    }
}

import Foundation
import Tintype

/// The tables of the outlets of all classes that are loaded, by their classes.
@MainActor
enum NibTables {
    private static var tables: [ObjectIdentifier: [any _OutletTable.Type]]?

    /// The tables of a class and of those above it, its own first.
    private static func tables(of type: AnyClass) -> [any _OutletTable.Type] {
        let known = tables ?? found()
        tables = known
        var result: [any _OutletTable.Type] = []
        var current: AnyClass? = type
        while let found = current {
            result += known[ObjectIdentifier(found)] ?? []
            current = _getSuperclass(found)
        }
        return result
    }

    private static func found() -> [ObjectIdentifier: [any _OutletTable.Type]] {
        let types = (try? ConformingTypes(to: (any _OutletTable).self).find()) ?? []
        var result: [ObjectIdentifier: [any _OutletTable.Type]] = [:]
        for case let type as any _OutletTable.Type in types { result[holder(type), default: []].append(type) }
        return result
    }

    private static func holder<Table: _OutletTable>(_ table: Table.Type) -> ObjectIdentifier {
        ObjectIdentifier(Table._Holder.self)
    }

    /// Sets a property of an object; false where none of its classes has one of the name. As on Apple's systems, where a setter is
    /// looked for, a first letter may be a capital.
    static func connect(_ name: String, _ value: Any?, _ object: AnyObject) -> Bool {
        let tables = tables(of: type(of: object))
        if tables.contains(where: { connect($0, name, value, object) }) { return true }
        guard let first = name.first, first.isUppercase else { return false }
        let small = first.lowercased() + name.dropFirst()
        return tables.contains { connect($0, small, value, object) }
    }

    private static func connect<Table: _OutletTable>(
        _ table: Table.Type, _ name: String, _ value: Any?, _ object: AnyObject
    ) -> Bool { (object as? Table._Holder).map { table._connect(name, value, $0) } ?? false }

    /// The action of an object; for one that its classes do not have a name alone.
    static func action(_ name: String, _ object: AnyObject) -> Selector {
        tables(of: type(of: object)).lazy.compactMap { $0._action(name) }.first ?? Selector(name)
    }

    /// Indicates whether the classes of an object have an action.
    static func hasAction(_ name: String, _ object: AnyObject) -> Bool {
        tables(of: type(of: object)).contains { $0._action(name) != nil }
    }

    /// The view controller that a segue's action of an object makes.
    static func destination(
        _ name: String, _ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
    ) -> UIViewController? {
        tables(of: type(of: object)).lazy.compactMap {
            destination($0, name, object, coder, sender, identifier)
        }.first
    }

    private static func destination<Table: _OutletTable>(
        _ table: Table.Type, _ name: String, _ object: AnyObject, _ coder: NSCoder, _ sender: Any?,
        _ identifier: String?
    ) -> UIViewController? {
        (object as? Table._Holder).flatMap { table._destination(name, $0, coder, sender, identifier) }
    }
}

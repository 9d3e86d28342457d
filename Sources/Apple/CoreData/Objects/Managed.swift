/// Properties and functions with `@NSManaged`.
extension NSManagedObject {
    /// The value of a property. One that was never set is 0, false or empty where its type has such a value.
    public func _managed<Value>(_ key: String) -> Value {
        let value = values[key]
        let converted =
            (Value.self as? any _ManagedValue.Type).map { $0._managed(value) as? Value } ?? (value as? Value)
        guard let converted else { preconditionFailure("\(entity.name ?? "an object") has no \(Value.self) in \(key)") }
        return converted
    }

    /// Sets the value of a property.
    public func _setManaged<Value>(_ key: String, _ value: Value) {
        let content = Mirror(reflecting: value)
        guard content.displayStyle == .optional else { return change(key, to: Self.kept(value)) }
        change(key, to: content.children.first.map { Self.kept($0.value) })
    }

    /// Does what a function without a body says by its name: `addToItems(_:)`, `removeFromItems(_:)`, `insertIntoItems(_:at:)`,
    /// `replaceItems(at:with:)`.
    public func _changeManaged(_ function: String, _ arguments: [Any]) {
        let name = function.prefix { $0 != "(" }
        guard let verb = ["addTo", "removeFrom", "insertInto", "replace"].first(where: name.hasPrefix) else { return }
        let rest = name.dropFirst(verb.count)
        let key = rest.prefix(1).lowercased() + rest.dropFirst()
        let isAt = function.contains("(at:")
        var objects = objects(key)
        let given = arguments.flatMap(Self.objects)
        let places =
            arguments.compactMap { $0 as? Int } + arguments.compactMap { $0 as? NSIndexSet }.flatMap { Array($0) }
        switch verb {
        case "addTo": objects += given.filter { !objects.contains($0) }
        case "insertInto": objects.insert(contentsOf: given, at: min(places.first ?? objects.count, objects.count))
        case "removeFrom" where isAt:
            objects = objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
        case "removeFrom": objects.removeAll(where: given.contains)
        default:
            for (place, object) in zip(places, given) where objects.indices.contains(place) { objects[place] = object }
        }
        change(key, to: objects)
    }

    private static func objects(_ argument: Any) -> [NSManagedObject] {
        switch argument {
        case let object as NSManagedObject: [object]
        case let objects as [NSManagedObject]: objects
        case let objects as NSSet: objects.allObjects.compactMap { $0 as? NSManagedObject }
        case let objects as NSOrderedSet: objects.array.compactMap { $0 as? NSManagedObject }
        case let objects as Set<NSManagedObject>: Array(objects)
        default: []
        }
    }
}

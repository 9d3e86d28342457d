extension DataModel {
    /// The classes and properties that Xcode makes of the model.
    var source: String {
        let classes = Dictionary(entities.map { ($0.name, $0.className) }) { $1 }
        return entities.compactMap { $0.source(classes) }.joined(separator: "\n\n")
    }
}

extension DataModel.Entity {
    /// - Parameter classes: The names of the entities' classes.
    fileprivate func source(_ classes: [String: String]) -> String? {
        guard generation == "class" || generation == "category" else { return nil }
        var lines: [String] = []
        if generation == "class" {
            let parent = self.parent.flatMap { classes[$0] }
            lines.append("public class \(className): \(parent ?? "NSManagedObject") {}")
            if parent == nil { lines.append("extension \(className): Identifiable {}") }
        }
        lines.append("extension \(className) {")
        lines.append("    public class func fetchRequest() -> NSFetchRequest<\(className)> {")
        lines.append("        NSFetchRequest<\(className)>(entityName: \"\(name)\")")
        lines.append("    }")
        lines += attributes.map { "    @_Managed public var \($0.name): \($0.swiftType)" }
        for relationship in relationships {
            lines += relationship.lines(relationship.destination.flatMap { classes[$0] } ?? "NSManagedObject")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }
}

extension DataModel.Attribute {
    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool", "Date": "TimeInterval",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        "Decimal": "NSDecimalNumber",
    ]

    /// Objects may be missing, whatever the model says of it.
    fileprivate var swiftType: String {
        if isScalar, let type = Self.scalars[type] { return type }
        if let type = Self.objects[type] { return type + "?" }
        return (Self.scalars[type] == nil ? valueClass ?? "NSObject" : "NSNumber") + "?"
    }
}

extension DataModel.Relationship {
    fileprivate func lines(_ type: String) -> [String] {
        guard isToMany else { return ["    @_Managed public var \(name): \(type)?"] }
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        var functions = [
            ("addTo\(title)(_ value: \(type))", "value"), ("removeFrom\(title)(_ value: \(type))", "value"),
            ("addTo\(title)(_ values: \(set))", "values"), ("removeFrom\(title)(_ values: \(set))", "values"),
        ]
        if isOrdered {
            functions += [
                ("insertInto\(title)(_ value: \(type), at idx: Int)", "value, idx"),
                ("removeFrom\(title)(at idx: Int)", "idx"),
                ("replace\(title)(at idx: Int, with value: \(type))", "idx, value"),
            ]
        }
        return ["    @_Managed public var \(name): \(set)?"]
            + functions.map { "    public func \($0) { _changeManaged(#function, [\($1)]) }" }
    }
}

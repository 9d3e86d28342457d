import Foundation
import TintypeImage

/// A model of Core Data that Xcode keeps as a folder: the classes that it makes of it, and the file that programs read.
struct DataModel: Encodable {
    struct Entity: Encodable {
        var name: String
        var className: String
        var module: String
        var isAbstract: Bool
        var parent: String?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []

        /// `class`, `category`, or empty where the app has the class itself.
        var generation: String

        enum CodingKeys: String, CodingKey {
            case name, className, module, isAbstract, parent, attributes, relationships
        }
    }

    struct Attribute: Encodable {
        var name: String
        /// As Xcode writes it, e.g. `Integer 16`.
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        var defaultValue: String?

        var isScalar: Bool
        var valueClass: String?

        enum CodingKeys: String, CodingKey { case name, type, isOptional, isTransient, defaultValue }
    }

    struct Relationship: Encodable {
        var name: String
        var destination: String?
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var isOptional: Bool
        /// As Xcode writes it, e.g. `Cascade`.
        var deleteRule: String
    }

    private(set) var entities: [Entity] = []

    enum CodingKeys: String, CodingKey { case entities }

    /// Returns whether a path is that of a model.
    static func isModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

    /// Reads a model of a module; nil for a folder that has none.
    init?(path: String, module: String) {
        guard let contents = Self.contents(of: path), let bytes = try? WholeFile.read(contents) else { return nil }
        for tag in XMLTag.all(in: String(decoding: bytes, as: UTF8.self)) { add(tag, module) }
    }

    /// The file of the version that is in use.
    private static func contents(of path: String) -> String? {
        guard path.hasSuffix(".xcdatamodeld") else { return path + "/contents" }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
        let bytes = try? WholeFile.read(path + "/.xccurrentversion")
        let said = String(decoding: bytes ?? [], as: UTF8.self)
        let current = versions.first { said.contains("<string>\($0)</string>") }
        return (current ?? versions.first).map { "\(path)/\($0)/contents" }
    }

    private mutating func add(_ tag: XMLTag, _ module: String) {
        func isSet(_ key: String) -> Bool { tag.attributes[key] == "YES" }
        guard let name = tag.attributes["name"] else { return }
        switch tag.name {
        case "entity":
            let written = tag.attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
            entities.append(
                Entity(
                    name: name, className: written ?? "NSManagedObject", module: module,
                    isAbstract: isSet("isAbstract"),
                    parent: tag.attributes["parentEntity"], generation: tag.attributes["codeGenerationType"] ?? ""))
        case "attribute" where !entities.isEmpty:
            entities[entities.count - 1].attributes.append(
                Attribute(
                    name: name, type: tag.attributes["attributeType"] ?? "", isOptional: isSet("optional"),
                    isTransient: isSet("transient"),
                    defaultValue: tag.attributes["defaultValueString"] ?? tag.attributes["defaultDateTimeInterval"],
                    isScalar: isSet("usesScalarValueType"), valueClass: tag.attributes["customClassName"]))
        case "relationship" where !entities.isEmpty:
            entities[entities.count - 1].relationships.append(
                Relationship(
                    name: name, destination: tag.attributes["destinationEntity"],
                    inverse: tag.attributes["inverseName"],
                    isToMany: isSet("toMany"), isOrdered: isSet("ordered"), isOptional: isSet("optional"),
                    deleteRule: tag.attributes["deletionRule"] ?? "Nullify"))
        default: break
        }
    }

    /// The file that a program reads.
    func file() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return Array(try encoder.encode(self))
    }

    /// The sources with the classes of a module's models, by their files.
    static func sources(of resources: [AppResource], module: String) -> [String: String] {
        let models = resources.map(\.path).filter(isModel)
        let classes = models.compactMap { DataModel(path: $0, module: module) }.map(\.source)
        guard !models.isEmpty else { return [:] }
        let text = (["import CoreData", "import Foundation"] + classes).joined(separator: "\n\n")
        return [sourceName: text + "\n"]
    }

    /// The name of that source.
    static let sourceName = "GeneratedDataModel.swift"
}

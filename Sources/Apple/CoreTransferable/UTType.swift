/// A kind of content, by its uniform identifier.
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The type that an app says its own is a kind of.
    private let declaredParent: String?

    /// - Returns: nil for an empty identifier.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.init(known: identifier)
    }

    /// Creates a type that the app defines.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        declaredParent = parentType?.identifier
    }

    /// Creates a type that another app defines.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    init(known identifier: String) {
        self.identifier = identifier
        declaredParent = nil
    }

    private var declaration: UTTypeDeclaration? { UTTypeDeclaration.byIdentifier[identifier] }

    /// Indicates whether the type is one of those that the system names.
    public var isDeclared: Bool { declaration != nil || declaredParent != nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    private var parents: [UTType] {
        declaredParent.map { [UTType(known: $0)] } ?? declaration?.parents ?? []
    }

    /// The types that this one is a kind of, near and far.
    public var supertypes: Set<UTType> { parents.reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) } }

    /// Returns whether content of the type is of another one, too, as text is data. A type that nobody declared is of no other.
    public func conforms(to type: UTType) -> Bool { self == type || parents.contains { $0.conforms(to: type) } }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    public init(from decoder: any Decoder) throws {
        self.init(known: try Identified(from: decoder).identifier)
    }
    public func encode(to encoder: any Encoder) throws { try Identified(identifier: identifier).encode(to: encoder) }

    public var description: String { identifier }

    private struct Identified: Codable {
        var identifier: String
    }
}

// MARK: - Names of files and of the web

extension UTType {
    /// The kind of files with an extension, among those that the system names; nil where it is none of them, or not of the supertype.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The kind of content with a name of the web; nil where it is none of those that the system names, or not of the supertype.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The kind that has a name among those of a class; nil where none has, or none of the supertype.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// The kinds that have a name among those of a class.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return UTTypeDeclaration.all.filter { $0.names(of: tagClass).contains(tag) }.map(\.type).filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    /// The names of the kind, by their class.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            if let names = declaration?.names(of: tagClass), !names.isEmpty { tags[tagClass] = names }
        }
        return tags
    }

    /// The extension that files of the kind have; nil where the system names none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }
    /// The kind in words: nil, for no system describes it.
    public var localizedDescription: String? { nil }
    /// The name that the web has for the kind; nil where the system names none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }
}

/// A class of names that kinds of content have.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTypeDeclaration {
    fileprivate func names(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

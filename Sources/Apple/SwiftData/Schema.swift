public import FoundationOverlay

/// The model types of a container. SwiftData's class.
public final class Schema: Hashable, @unchecked Sendable {
    let models: [any PersistentModel.Type]
    /// The version of the schema, and the one of the form in which schemas are coded.
    public let version: Version
    public var encodingVersion: Version { Self.schemaEncodingVersion }
    public static let schemaEncodingVersion = Version(1, 0, 0)

    /// Creates a schema of no models.
    public convenience init() { self.init([]) }

    /// Creates a schema of model types.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = types
        self.version = version
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public static func == (a: Schema, b: Schema) -> Bool {
        a.version == b.version && Set(a.entities) == Set(b.entities)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(Set(entities))
    }

    /// The version of a schema.
    public struct Version: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// The parts of the version.
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
        public var description: String { "\(major).\(minor).\(patch)" }
    }

    /// The options of a property's storage.
    public enum Attribute {
        /// An option of a property's storage.
        public struct Option: Hashable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let spotlight = Option(name: "spotlight")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            /// The option of storing values by a transformer.
            public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
            public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
                Option(name: "transformable")
            }
        }
    }

    /// The options of a relationship between models.
    public enum Relationship {
        public struct Option: Hashable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
        }

        /// The treatment of the other side when a model is deleted. It has no effect here.
        public enum DeleteRule: String, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }
    }
}

/// A schema of a version of an app.
public protocol VersionedSchema {
    /// The model types of the version, and the version itself.
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// The plan by which a store of an older version is read. There are no stores.
public protocol SchemaMigrationPlan {
    /// The versions of the schema, and the steps between them.
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// A step from a version to the next. There are no stores to be changed.
public enum MigrationStage: @unchecked Sendable {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

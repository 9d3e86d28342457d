/// The model types of a container. SwiftData's class.
public final class Schema: @unchecked Sendable {
    let models: [any PersistentModel.Type]

    /// Creates a schema of model types.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        models = types
    }

    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        models = types
    }

    /// Creates the schema of a version.
    public init(versionedSchema: any VersionedSchema.Type) {
        models = versionedSchema.models
    }

    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        /// The parts of the version.
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
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
        }
    }

    /// The options of a relationship between models.
    public enum Relationship {
        public struct Option: Hashable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
        }

        /// The treatment of the other side when a model is deleted. It has no effect here.
        public enum DeleteRule: String, Sendable {
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

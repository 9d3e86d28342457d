public import Foundation

/// A description of a store. Stores are kept in memory; one that names a file is refused by ``ModelContainer``.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    /// The place of the store; all that are in memory have the same.
    public var id: URL { url }
    /// The name of the configuration.
    public let name: String
    /// true: no other store is made here.
    public var isStoredInMemoryOnly: Bool { !namesFile }
    public let allowsSave: Bool
    public let url: URL
    /// The models of the store; nil for those of its container.
    public var schema: Schema?
    /// The shared folder and the cloud's database that were asked for; neither is used.
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var groupAppContainerIdentifier: String? { groupContainer.identifier }
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier }
    /// Indicates whether the store was to be in a certain file.
    let namesFile: Bool

    /// A folder that several apps share.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        /// nil for the automatic folder, and for none.
        fileprivate var identifier: String? { self == .automatic || self == .none ? nil : name }

        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        /// The folder of a name.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    /// A database of the cloud. None is reached from here.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// nil for the automatic database, and for none.
        fileprivate var identifier: String? { self == .automatic || self == .none ? nil : name }

        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        /// The private database of a name.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    /// Creates a configuration without a file.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// Creates a configuration of a store.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.allowsSave = allowsSave
        self.schema = schema
        self.groupContainer = groupContainer
        self.cloudKitDatabase = cloudKitDatabase
        namesFile = false
        url = URL(fileURLWithPath: "/dev/null")
    }

    /// Creates a configuration of a store of some models.
    public init(
        for firstType: any PersistentModel.Type, _ forTypes: any PersistentModel.Type...,
        isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: Schema([firstType] + forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        groupContainer = .automatic
        self.cloudKitDatabase = cloudKitDatabase
        namesFile = true
        self.allowsSave = allowsSave
        self.url = url
    }
}

extension ModelConfiguration: CustomDebugStringConvertible {
    /// The name of the configuration, and the place of its store.
    public var debugDescription: String { "ModelConfiguration(\(name), \(url.path))" }
}

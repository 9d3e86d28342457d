public import Foundation

/// A description of a store. Stores are kept in memory; one that names a file is refused by ``ModelContainer``.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public var id: String { name }
    public let name: String
    /// true: no other store is made here.
    public var isStoredInMemoryOnly: Bool { !namesFile }
    public let allowsSave: Bool
    public let url: URL
    /// Indicates whether the store was to be in a certain file.
    let namesFile: Bool

    /// A folder that several apps share.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String

        public static let automatic = GroupContainer(name: "automatic")
        public static let none = GroupContainer(name: "none")
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }

    /// A database of the cloud. None is reached from here.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String

        public static let automatic = CloudKitDatabase(name: "automatic")
        public static let none = CloudKitDatabase(name: "none")
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.allowsSave = allowsSave
        namesFile = false
        url = URL(fileURLWithPath: "/dev/null")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        namesFile = true
        self.allowsSave = allowsSave
        self.url = url
    }
}

public import Foundation

/// A version of a file. Foundation's class: a file has the one that is there.
open class NSFileVersion: NSObject, @unchecked Sendable {
    /// The options of adding, replacing and restoring.
    public struct AddingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let byMoving = AddingOptions(rawValue: 1 << 0)
    }

    /// The options of replacing a file by a version.
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let byMoving = ReplacingOptions(rawValue: 1 << 0)
    }

    /// The file of the version, and when it was changed.
    public let url: URL
    public let modificationDate: Date?

    init(url: URL, modificationDate: Date?) {
        self.url = url
        self.modificationDate = modificationDate
    }

    /// The version that is there; nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
        return NSFileVersion(url: url, modificationDate: facts[.modificationDate] as? Date)
    }

    /// Other versions of a file: none; nil where there is no file.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        currentVersionOfItem(at: url) == nil ? nil : []
    }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { otherVersionsOfItem(at: url) }
    open class func version(
        itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any
    ) -> NSFileVersion? { nil }
    open class func getNonlocalVersionsOfItem(
        at url: URL, completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }

    /// Does nothing: there are no other versions.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    /// The facts about the version.
    open var localizedName: String? { url.lastPathComponent }
    open var localizedNameOfSavingComputer: String? { nil }
    open var originatorNameComponents: PersonNameComponents? { nil }
    open var isConflict: Bool { false }
    open var isResolved = true
    open var hasLocalContents: Bool { true }
    open var hasThumbnail: Bool { false }
    open var persistentIdentifier: any NSCoding { url.absoluteString as NSString }

    /// Puts the version in the place of a file.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        if url.standardizedFileURL != self.url.standardizedFileURL {
            let contents = try Data(contentsOf: self.url)
            try contents.write(to: url)
        }
        return url
    }

    /// - Throws: `CocoaError.featureUnsupported`: the one version of a file stays.
    open func remove() throws { throw CocoaError(.featureUnsupported) }
}

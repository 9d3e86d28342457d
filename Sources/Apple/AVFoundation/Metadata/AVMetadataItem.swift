public import Foundation

/// A fact that a film tells of itself, such as its title.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// The name of the fact.
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { identifier?.commonKey }
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    open var keySpace: AVMetadataKeySpace? { nil }

    /// The fact, and the value as each type; nil where it is of another.
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { (value as? NSString).map { String(describing: $0) } }
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? {
        (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }
    open var dataType: String? { nil }

    /// The language, and the time that the fact is of.
    open var locale: Locale? { nil }
    open var extendedLanguageTag: String? { nil }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
    open var startDate: Date? { nil }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }

    /// The facts of a name among others.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
        return metadataItems.filter { item in
            (name == nil || item.commonKey?.rawValue == name || item.key.map { "\($0)" } == name)
                && (keySpace == nil || item.keySpace == keySpace || (keySpace == .common && item.commonKey != nil))
        }
    }

    /// The facts in languages, those of the first language first.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem],
        filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMetadataItem] {
        preferredLanguages.flatMap { language in metadataItems.filter { $0.extendedLanguageTag == language } }
    }
    open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
        metadataItems.filter { $0.locale == locale }
    }

    /// The registry and the key in a full name, and the full name of these.
    open class func keySpace(forIdentifier identifier: AVMetadataIdentifier) -> AVMetadataKeySpace? {
        identifier.parts?.space
    }
    open class func key(forIdentifier identifier: AVMetadataIdentifier) -> Any? { identifier.parts?.key.rawValue }
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        AVMetadataIdentifier(keySpace, key as? AVMetadataKey ?? AVMetadataKey(rawValue: "\(key)"))
    }
}

extension AVMetadataIdentifier {
    /// The key that all kinds of files have for the fact; nil for a fact of one kind.
    var commonKey: AVMetadataKey? { parts.flatMap { $0.space == .common ? $0.key : nil } }
}

/// The name of something more that a fact has.
public struct AVMetadataExtraAttributeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "dataURI")
    public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
    public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

/// A fact about a film that can be set.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private struct Fact {
        var identifier: AVMetadataIdentifier?
        var key: (any NSCopying & NSObjectProtocol)?
        var keySpace: AVMetadataKeySpace?
        var value: (any NSCopying & NSObjectProtocol)?
        var dataType: String?
        var locale: Locale?
        var extendedLanguageTag: String?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var startDate: Date?
        var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    }
    private var fact = Fact()

    public override init() {}

    /// The parts of the fact. The full name follows from the key and its registry, and they from it.
    open override var identifier: AVMetadataIdentifier? {
        get {
            guard fact.identifier == nil, let key = fact.key, let space = fact.keySpace else { return fact.identifier }
            return Self.identifier(forKey: key, keySpace: space)
        }
        set { fact.identifier = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { fact.key ?? fact.identifier.flatMap(Self.key).map { NSString(string: "\($0)") } }
        set { fact.key = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { fact.keySpace ?? fact.identifier.flatMap(Self.keySpace) }
        set { fact.keySpace = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { fact.value }
        set { fact.value = newValue }
    }
    open override var dataType: String? {
        get { fact.dataType }
        set { fact.dataType = newValue }
    }
    open override var locale: Locale? {
        get { fact.locale }
        set { fact.locale = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { fact.extendedLanguageTag }
        set { fact.extendedLanguageTag = newValue }
    }
    open override var time: CMTime {
        get { fact.time }
        set { fact.time = newValue }
    }
    open override var duration: CMTime {
        get { fact.duration }
        set { fact.duration = newValue }
    }
    open override var startDate: Date? {
        get { fact.startDate }
        set { fact.startDate = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { fact.extraAttributes }
        set { fact.extraAttributes = newValue }
    }
}

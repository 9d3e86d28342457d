public import Foundation

/// The name of a fact about a song.
public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let ISRC = SHMediaItemProperty("sh_ISRC")
    public static let matchOffset = SHMediaItemProperty("sh_matchOffset")
    public static let frequencySkew = SHMediaItemProperty("sh_frequencySkew")
    public static let timeRanges = SHMediaItemProperty("sh_timeRanges")
    public static let frequencySkewRanges = SHMediaItemProperty("sh_frequencySkewRanges")
    public static let creationDate = SHMediaItemProperty("sh_creationDate")
    public static let confidence = SHMediaItemProperty("sh_confidence")
}

/// The facts about a song or another sound.
open class SHMediaItem: NSObject, NSCopying, Identifiable, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]

    /// Creates one of facts.
    public init(properties: [SHMediaItemProperty: Any]) {
        self.properties = properties
    }

    /// Asks for the song of a number, which is not found.
    open class func fetch(
        shazamID: String, completionHandler: @escaping (SHMediaItem?, (any Error)?) -> Void
    ) { completionHandler(nil, SHError(.mediaItemFetchFailed)) }
    open class func fetch(shazamID: String) async throws -> SHMediaItem { throw SHError(.mediaItemFetchFailed) }

    /// The facts.
    open subscript(property: SHMediaItemProperty) -> Any { properties[property] ?? NSNull() }
    public let id = UUID()
    open var shazamID: String? { properties[.shazamID] as? String }
    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var isrc: String? { properties[.ISRC] as? String }
    open var creationDate: Date? { properties[.creationDate] as? Date }
    /// The parts of the sound that the facts are about, in seconds.
    open var timeRanges: [Range<TimeInterval>] { properties[.timeRanges] as? [Range<TimeInterval>] ?? [] }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The facts about a song that was found.
open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    /// The skew of the pitch, the place in the song and the foreseen one, in seconds, and the likelihood from 0 to 1.
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    open var confidence: Float { self[.confidence] as? Float ?? 0 }
}

/// A find.
open class SHMatch: NSObject, @unchecked Sendable {
    /// The songs, and the print by which they were found.
    open var mediaItems: [SHMatchedMediaItem] { [] }
    open var querySignature: SHSignature { SHSignature() }
}

/// Songs among which one looks.
open class SHCatalog: NSObject, @unchecked Sendable {
    /// The lengths of prints in seconds.
    open var minimumQuerySignatureDuration: TimeInterval { 3 }
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}

/// Sounds of the app's own among which one looks.
open class SHCustomCatalog: SHCatalog, @unchecked Sendable {
    private var known: [(signature: SHSignature, items: [SHMediaItem])] = []

    public override init() {}

    /// Adds a print with its facts, which are kept and never found.
    open func addReferenceSignature(
        _ signature: SHSignature, representing mediaItems: [SHMediaItem]
    ) throws { known.append((signature, mediaItems)) }
    open func mediaItems(for signature: SHSignature) -> [SHMediaItem] {
        known.filter { $0.signature.dataRepresentation == signature.dataRepresentation }.flatMap(\.items)
    }

    /// Reads or writes a file of prints, which is refused.
    open func add(from customCatalogURL: URL) throws { throw SHError(.customCatalogInvalidURL) }
    open func write(to destinationURL: URL) throws { throw SHError(.customCatalogInvalidURL) }
}

/// The songs that a person found. Nobody is signed in.
open class SHMediaLibrary: NSObject, @unchecked Sendable {
    /// The songs of the person at the device.
    public static let `default` = SHMediaLibrary()

    /// Adds songs, which fails.
    open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(SHError(.mediaLibrarySyncFailed))
    }
    open func add(_ mediaItems: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}

/// The songs that a person found, by the newer name.
public final class SHLibrary: @unchecked Sendable {
    /// The songs of the person at the device.
    public static let `default` = SHLibrary()

    /// The songs: none. Changes of them fail.
    public let items: [SHMediaItem] = []
    public func addItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    public func removeItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}

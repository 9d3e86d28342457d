public import Foundation

/// The key of something of the catalog.
public struct MusicItemID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The key.
    public var description: String { rawValue }
}

/// Something of the catalog. There is nothing.
public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

/// Something that can be played.
public protocol PlayableMusicItem: MusicItem {
    /// The facts with which it is played: none.
    var playParameters: PlayParameters? { get }
}

/// Something that can be asked for in the catalog by keys.
public protocol MusicCatalogChartRequestable: MusicItem {}

/// Something that can be looked for in the catalog.
public protocol MusicCatalogSearchable: MusicItem {}

/// Something that can be in a library.
public protocol MusicLibraryRequestable: MusicItem {}

/// The facts with which something is played.
public struct PlayParameters: Hashable, Sendable, Codable {}

/// A part of a song to hear before one buys it.
public struct PreviewAsset: Hashable, Sendable, Codable {
    /// The page of the sound, and of the picture.
    public let url: URL?
    public let hlsURL: URL?
    public let artwork: Artwork?
}

/// The people for whom something is not made.
public enum ContentRating: String, Hashable, Sendable, Codable {
    case clean, explicit
}

/// Somebody's words about something.
public struct EditorialNotes: Hashable, Sendable, Codable {
    /// The words.
    public let standard: String?
    public let short: String?
    public let name: String?
    public let tagline: String?
}

/// The forms of a sound.
public enum AudioVariant: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo, spatialAudio

    /// The name of the form.
    public var description: String { rawValue }
}

/// Something that can be put into a library.
public protocol MusicLibraryAddable: MusicItem {}

/// Something that can be put into a list.
public protocol MusicPlaylistAddable: MusicItem {}

/// Something that can be looked for in a library.
public protocol MusicLibrarySearchable: MusicItem {}

extension Album: MusicLibraryAddable, MusicPlaylistAddable, MusicLibrarySearchable {}
extension Artist: MusicLibrarySearchable {}
extension MusicVideo: MusicLibraryAddable, MusicPlaylistAddable, MusicLibrarySearchable {}
extension Playlist: MusicLibraryAddable, MusicPlaylistAddable, MusicLibrarySearchable {}
extension Playlist.Entry: MusicLibraryAddable, MusicPlaylistAddable {}
extension Song: MusicLibraryAddable, MusicPlaylistAddable, MusicLibrarySearchable {}
extension Track: MusicLibraryAddable, MusicPlaylistAddable, MusicLibraryRequestable, MusicPropertyContainer {}

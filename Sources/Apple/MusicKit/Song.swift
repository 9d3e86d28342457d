public import Foundation

/// A song. None is found.
public struct Song: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable,
    MusicCatalogChartRequestable, PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let trackNumber: Int?
    public let discNumber: Int?
    public let composerName: String?
    public let isrc: String?
    public let hasLyrics: Bool
    public let playCount: Int?
    public let previewAssets: [PreviewAsset]?
    public let contentRating: ContentRating?
    public let albums: MusicItemCollection<Album>?
    public let artists: MusicItemCollection<Artist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// An album. None is found.
public struct Album: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable,
    MusicCatalogChartRequestable, PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let genreNames: [String]
    public let releaseDate: Date?
    public let trackCount: Int
    public let isSingle: Bool?
    public let isCompilation: Bool?
    public let recordLabelName: String?
    public let copyright: String?
    public let upc: String?
    public let contentRating: ContentRating?
    public let tracks: MusicItemCollection<Track>?
    public let artists: MusicItemCollection<Artist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// Somebody who makes music. None is found.
public struct Artist: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let genreNames: [String]?
    public let albums: MusicItemCollection<Album>?
    public let topSongs: MusicItemCollection<Song>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
}

/// A list of songs. None is found.
public struct Playlist: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable,
    MusicCatalogChartRequestable, PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let shortDescription: String?
    public let standardDescription: String?
    public let lastModifiedDate: Date?
    public let tracks: MusicItemCollection<Track>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// A station of the radio. None is found.
public struct Station: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable,
    PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let isLive: Bool
    public let duration: TimeInterval?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// A kind of music. None is found.
public struct Genre: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
}

/// A film of a song. None is found.
public struct MusicVideo: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable,
    MusicCatalogChartRequestable, PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let duration: TimeInterval?
    public let releaseDate: Date?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

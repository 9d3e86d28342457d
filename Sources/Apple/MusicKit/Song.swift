public import Foundation

/// A song. None is found.
public struct Song: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable,
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
    public let artistURL: URL?
    public let attribution: String?
    public let audioVariants: [AudioVariant]?
    public let composers: MusicItemCollection<Artist>?
    public let genres: MusicItemCollection<Genre>?
    public let isAppleDigitalMaster: Bool?
    public let movementCount: Int?
    public let movementName: String?
    public let movementNumber: Int?
    public let musicVideos: MusicItemCollection<MusicVideo>?
    private let stations: MusicItemCollection<Station>?
    public let workName: String?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
    public var station: Station? { stations?.first }
}

/// A film of a song. None is found.
public struct MusicVideo: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable,
    MusicCatalogChartRequestable, PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let duration: TimeInterval?
    public let albumTitle: String?
    public let artistURL: URL?
    public let contentRating: ContentRating?
    public let genreNames: [String]
    public let has4K: Bool?
    public let hasHDR: Bool?
    public let isrc: String?
    public let playCount: Int?
    public let previewAssets: [PreviewAsset]?
    public let trackNumber: Int?
    public let workName: String?
    public let albums: MusicItemCollection<Album>?
    public let artists: MusicItemCollection<Artist>?
    public let genres: MusicItemCollection<Genre>?
    public let songs: MusicItemCollection<Song>?
    public let releaseDate: Date?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

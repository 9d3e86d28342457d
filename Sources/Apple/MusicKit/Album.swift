public import Foundation

/// An album. None is found.
public struct Album: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable,
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
    public let artistURL: URL?
    public let audioVariants: [AudioVariant]?
    public let genres: MusicItemCollection<Genre>?
    public let isAppleDigitalMaster: Bool?
    public let isComplete: Bool?
    public let recordLabels: MusicItemCollection<RecordLabel>?
    public let appearsOn: MusicItemCollection<Playlist>?
    public let otherVersions: MusicItemCollection<Album>?
    public let relatedAlbums: MusicItemCollection<Album>?
    public let relatedVideos: MusicItemCollection<MusicVideo>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// Somebody who makes music. None is found.
public struct Artist: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let genreNames: [String]?
    public let albums: MusicItemCollection<Album>?
    public let topSongs: MusicItemCollection<Song>?
    public let playlists: MusicItemCollection<Playlist>?
    public let genres: MusicItemCollection<Genre>?
    public let musicVideos: MusicItemCollection<MusicVideo>?
    private let stations: MusicItemCollection<Station>?
    private let latestReleases: MusicItemCollection<Album>?
    public let featuredAlbums: MusicItemCollection<Album>?
    public let fullAlbums: MusicItemCollection<Album>?
    public let singles: MusicItemCollection<Album>?
    public let liveAlbums: MusicItemCollection<Album>?
    public let compilationAlbums: MusicItemCollection<Album>?
    public let appearsOnAlbums: MusicItemCollection<Album>?
    public let featuredPlaylists: MusicItemCollection<Playlist>?
    public let topMusicVideos: MusicItemCollection<MusicVideo>?
    public let similarArtists: MusicItemCollection<Artist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public var station: Station? { stations?.first }
    public var latestRelease: Album? { latestReleases?.first }
    public var libraryAddedDate: Date? { nil }
}

/// A kind of music. None is found.
public struct Genre: MusicItem, Identifiable, Hashable, Codable, MusicCatalogSearchable, MusicLibraryRequestable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    private let parents: MusicItemCollection<Genre>?
    public var parent: Genre? { parents?.first }
}

/// A house that makes albums. None is found.
public struct RecordLabel: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let shortDescription: String?
    public let standardDescription: String?
    public let latestReleases: MusicItemCollection<Album>?
    public let topReleases: MusicItemCollection<Album>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
}

public import Foundation

/// A list of songs. None is found.
public struct Playlist: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable,
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
    public let kind: Kind?
    public let isChart: Bool?
    public let hasCollaboration: Bool?
    public let entries: MusicItemCollection<Entry>?
    public let featuredArtists: MusicItemCollection<Artist>?
    public let moreByCurator: MusicItemCollection<Playlist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

extension Playlist {
    /// The maker of a list.
    public enum Kind: String, Hashable, Codable, Sendable {
        case editorial, external, personalMix, replay, userShared
    }

    /// A song or a film of a list, at its place.
    public struct Entry: PlayableMusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer,
        MusicLibraryRequestable
    {
        /// The key, the thing, and what is known.
        public let id: MusicItemID
        public let item: Item?
        public let position: Int
        public let title: String
        public let artistName: String
        public let albumTitle: String?
        public let artistURL: URL?
        public let duration: TimeInterval?
        public let genreNames: [String]
        public let releaseDate: Date?
        public let isrc: String?
        public let playCount: Int?
        public let previewAssets: [PreviewAsset]?
        public let contentRating: ContentRating?
        public let artwork: Artwork?
        public let url: URL?
        public let editorialNotes: EditorialNotes?
        public let playParameters: PlayParameters?
        public var libraryAddedDate: Date? { nil }
        public var lastPlayedDate: Date? { nil }

        /// The thing itself.
        public enum Item: Hashable, Codable, Sendable {
            case song(Song)
            case musicVideo(MusicVideo)
        }
    }
}

/// A station of the radio. None is found.
public struct Station: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable,
    MusicLibraryRequestable,
    PlayableMusicItem
{
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let isLive: Bool
    public let duration: TimeInterval?
    public let episodeNumber: String?
    public let stationProviderName: String?
    public let contentRating: ContentRating?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
    public let playParameters: PlayParameters?
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
}

/// Somebody who makes lists. None is found.
public struct Curator: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let kind: Kind
    public let playlists: MusicItemCollection<Playlist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?

    /// The kind of a maker.
    public enum Kind: String, Hashable, Codable, Sendable {
        case editorial, external
    }
}

/// A show of the radio. None is found.
public struct RadioShow: MusicItem, Identifiable, Hashable, Codable, MusicPropertyContainer, MusicCatalogSearchable {
    /// The key, and what is known.
    public let id: MusicItemID
    public let name: String
    public let hostName: String?
    public let playlists: MusicItemCollection<Playlist>?
    public let artwork: Artwork?
    public let url: URL?
    public let editorialNotes: EditorialNotes?
}

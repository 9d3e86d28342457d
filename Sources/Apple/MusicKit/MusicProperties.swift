/// A fact of something of the catalog, that is asked for.
public struct PartialMusicProperty<Root>: Hashable, Sendable {
    private let name: String

    init(_ name: String) {
        self.name = name
    }
}

/// The same, by the name that it has where it is asked for.
public typealias PartialMusicAsyncProperty<Root> = PartialMusicProperty<Root>

/// The place at which a fact is looked for.
public enum MusicPropertySource: Hashable, Sendable {
    case catalog, library
}

/// Something of which more can be asked for. Nothing more is told.
public protocol MusicPropertyContainer {}

extension MusicPropertyContainer {
    /// More of it.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func with(_ properties: [PartialMusicProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.permissionDenied
    }
    public func with(
        _ properties: [PartialMusicProperty<Self>], preferredSource: MusicPropertySource
    ) async throws -> Self { throw MusicTokenRequestError.permissionDenied }
    public func with(_ properties: PartialMusicProperty<Self>...) async throws -> Self {
        try await with(properties)
    }
    public func with(
        _ properties: PartialMusicProperty<Self>..., preferredSource: MusicPropertySource
    ) async throws -> Self { try await with(properties, preferredSource: preferredSource) }
}

extension PartialMusicProperty where Root == Album {
    /// The facts.
    public static var tracks: PartialMusicProperty<Album> { PartialMusicProperty("tracks") }
    public static var artists: PartialMusicProperty<Album> { PartialMusicProperty("artists") }
    public static var genres: PartialMusicProperty<Album> { PartialMusicProperty("genres") }
    public static var recordLabels: PartialMusicProperty<Album> { PartialMusicProperty("recordLabels") }
    public static var artistURL: PartialMusicProperty<Album> { PartialMusicProperty("artistURL") }
    public static var audioVariants: PartialMusicProperty<Album> { PartialMusicProperty("audioVariants") }
    public static var appearsOn: PartialMusicProperty<Album> { PartialMusicProperty("appearsOn") }
    public static var otherVersions: PartialMusicProperty<Album> { PartialMusicProperty("otherVersions") }
    public static var relatedAlbums: PartialMusicProperty<Album> { PartialMusicProperty("relatedAlbums") }
    public static var relatedVideos: PartialMusicProperty<Album> { PartialMusicProperty("relatedVideos") }
}

extension PartialMusicProperty where Root == Artist {
    /// The facts.
    public static var albums: PartialMusicProperty<Artist> { PartialMusicProperty("albums") }
    public static var topSongs: PartialMusicProperty<Artist> { PartialMusicProperty("topSongs") }
    public static var playlists: PartialMusicProperty<Artist> { PartialMusicProperty("playlists") }
    public static var genres: PartialMusicProperty<Artist> { PartialMusicProperty("genres") }
    public static var similarArtists: PartialMusicProperty<Artist> { PartialMusicProperty("similarArtists") }
    public static var musicVideos: PartialMusicProperty<Artist> { PartialMusicProperty("musicVideos") }
    public static var station: PartialMusicProperty<Artist> { PartialMusicProperty("station") }
    public static var latestRelease: PartialMusicProperty<Artist> { PartialMusicProperty("latestRelease") }
    public static var featuredAlbums: PartialMusicProperty<Artist> { PartialMusicProperty("featuredAlbums") }
    public static var fullAlbums: PartialMusicProperty<Artist> { PartialMusicProperty("fullAlbums") }
    public static var singles: PartialMusicProperty<Artist> { PartialMusicProperty("singles") }
    public static var liveAlbums: PartialMusicProperty<Artist> { PartialMusicProperty("liveAlbums") }
    public static var compilationAlbums: PartialMusicProperty<Artist> { PartialMusicProperty("compilationAlbums") }
    public static var appearsOnAlbums: PartialMusicProperty<Artist> { PartialMusicProperty("appearsOnAlbums") }
    public static var featuredPlaylists: PartialMusicProperty<Artist> { PartialMusicProperty("featuredPlaylists") }
    public static var topMusicVideos: PartialMusicProperty<Artist> { PartialMusicProperty("topMusicVideos") }
}

extension PartialMusicProperty where Root == Playlist {
    /// The facts.
    public static var tracks: PartialMusicProperty<Playlist> { PartialMusicProperty("tracks") }
    public static var entries: PartialMusicProperty<Playlist> { PartialMusicProperty("entries") }
    public static var curator: PartialMusicProperty<Playlist> { PartialMusicProperty("curator") }
    public static var featuredArtists: PartialMusicProperty<Playlist> { PartialMusicProperty("featuredArtists") }
    public static var moreByCurator: PartialMusicProperty<Playlist> { PartialMusicProperty("moreByCurator") }
    public static var radioShow: PartialMusicProperty<Playlist> { PartialMusicProperty("radioShow") }
}

extension PartialMusicProperty where Root == Song {
    /// The facts.
    public static var albums: PartialMusicProperty<Song> { PartialMusicProperty("albums") }
    public static var artists: PartialMusicProperty<Song> { PartialMusicProperty("artists") }
    public static var genres: PartialMusicProperty<Song> { PartialMusicProperty("genres") }
    public static var composers: PartialMusicProperty<Song> { PartialMusicProperty("composers") }
    public static var station: PartialMusicProperty<Song> { PartialMusicProperty("station") }
    public static var artistURL: PartialMusicProperty<Song> { PartialMusicProperty("artistURL") }
    public static var audioVariants: PartialMusicProperty<Song> { PartialMusicProperty("audioVariants") }
    public static var musicVideos: PartialMusicProperty<Song> { PartialMusicProperty("musicVideos") }
}

extension PartialMusicProperty where Root == MusicVideo {
    /// The facts.
    public static var albums: PartialMusicProperty<MusicVideo> { PartialMusicProperty("albums") }
    public static var artists: PartialMusicProperty<MusicVideo> { PartialMusicProperty("artists") }
    public static var genres: PartialMusicProperty<MusicVideo> { PartialMusicProperty("genres") }
    public static var songs: PartialMusicProperty<MusicVideo> { PartialMusicProperty("songs") }
    public static var artistURL: PartialMusicProperty<MusicVideo> { PartialMusicProperty("artistURL") }
    public static var moreByArtist: PartialMusicProperty<MusicVideo> { PartialMusicProperty("moreByArtist") }
    public static var moreInGenre: PartialMusicProperty<MusicVideo> { PartialMusicProperty("moreInGenre") }
}

extension PartialMusicProperty where Root == Curator {
    /// The facts.
    public static var playlists: PartialMusicProperty<Curator> { PartialMusicProperty("playlists") }
}

extension PartialMusicProperty where Root == RadioShow {
    /// The facts.
    public static var playlists: PartialMusicProperty<RadioShow> { PartialMusicProperty("playlists") }
}

extension PartialMusicProperty where Root == RecordLabel {
    /// The facts.
    public static var latestReleases: PartialMusicProperty<RecordLabel> { PartialMusicProperty("latestReleases") }
    public static var topReleases: PartialMusicProperty<RecordLabel> { PartialMusicProperty("topReleases") }
}

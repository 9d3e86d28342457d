public import Foundation

/// A song or a film of an album or a list.
public enum Track: PlayableMusicItem, Identifiable, Hashable, Codable {
    case song(Song)
    case musicVideo(MusicVideo)

    /// The key, and what is known.
    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }
    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }
    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }
    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }
    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }
    public var playParameters: PlayParameters? { nil }
}

/// A fact of something of the catalog, that is asked for.
public struct PartialMusicProperty<Root>: Hashable, Sendable {
    private let name: String

    init(_ name: String) {
        self.name = name
    }
}

extension PartialMusicProperty where Root == Album {
    /// The facts.
    public static var tracks: PartialMusicProperty<Album> { PartialMusicProperty("tracks") }
    public static var artists: PartialMusicProperty<Album> { PartialMusicProperty("artists") }
    public static var genres: PartialMusicProperty<Album> { PartialMusicProperty("genres") }
    public static var recordLabels: PartialMusicProperty<Album> { PartialMusicProperty("recordLabels") }
}

extension PartialMusicProperty where Root == Artist {
    /// The facts.
    public static var albums: PartialMusicProperty<Artist> { PartialMusicProperty("albums") }
    public static var topSongs: PartialMusicProperty<Artist> { PartialMusicProperty("topSongs") }
    public static var playlists: PartialMusicProperty<Artist> { PartialMusicProperty("playlists") }
    public static var genres: PartialMusicProperty<Artist> { PartialMusicProperty("genres") }
    public static var similarArtists: PartialMusicProperty<Artist> { PartialMusicProperty("similarArtists") }
}

extension PartialMusicProperty where Root == Playlist {
    /// The facts.
    public static var tracks: PartialMusicProperty<Playlist> { PartialMusicProperty("tracks") }
    public static var curator: PartialMusicProperty<Playlist> { PartialMusicProperty("curator") }
    public static var featuredArtists: PartialMusicProperty<Playlist> { PartialMusicProperty("featuredArtists") }
    public static var moreByCurator: PartialMusicProperty<Playlist> { PartialMusicProperty("moreByCurator") }
}

extension PartialMusicProperty where Root == Song {
    /// The facts.
    public static var albums: PartialMusicProperty<Song> { PartialMusicProperty("albums") }
    public static var artists: PartialMusicProperty<Song> { PartialMusicProperty("artists") }
    public static var genres: PartialMusicProperty<Song> { PartialMusicProperty("genres") }
    public static var composers: PartialMusicProperty<Song> { PartialMusicProperty("composers") }
    public static var station: PartialMusicProperty<Song> { PartialMusicProperty("station") }
}

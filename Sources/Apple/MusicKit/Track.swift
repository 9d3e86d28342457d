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
    public var albumTitle: String? {
        switch self {
        case .song(let song): song.albumTitle
        case .musicVideo(let video): video.albumTitle
        }
    }
    public var contentRating: ContentRating? {
        switch self {
        case .song(let song): song.contentRating
        case .musicVideo(let video): video.contentRating
        }
    }
    public var genreNames: [String] {
        switch self {
        case .song(let song): song.genreNames
        case .musicVideo(let video): video.genreNames
        }
    }
    public var releaseDate: Date? {
        switch self {
        case .song(let song): song.releaseDate
        case .musicVideo(let video): video.releaseDate
        }
    }
    public var trackNumber: Int? {
        switch self {
        case .song(let song): song.trackNumber
        case .musicVideo(let video): video.trackNumber
        }
    }
    public var isrc: String? {
        switch self {
        case .song(let song): song.isrc
        case .musicVideo(let video): video.isrc
        }
    }
    public var url: URL? {
        switch self {
        case .song(let song): song.url
        case .musicVideo(let video): video.url
        }
    }
    public var previewAssets: [PreviewAsset]? {
        switch self {
        case .song(let song): song.previewAssets
        case .musicVideo(let video): video.previewAssets
        }
    }
    public var editorialNotes: EditorialNotes? {
        switch self {
        case .song(let song): song.editorialNotes
        case .musicVideo(let video): video.editorialNotes
        }
    }
    public var discNumber: Int? {
        guard case .song(let song) = self else { return nil }
        return song.discNumber
    }
}

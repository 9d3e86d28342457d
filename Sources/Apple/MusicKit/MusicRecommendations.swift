public import Foundation

/// Things that a person may have played of late.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

extension Song: MusicRecentlyPlayedRequestable {}
extension Track: MusicRecentlyPlayedRequestable {}
extension Station: MusicRecentlyPlayedRequestable {}

/// Asks for what a person has played of late.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    /// The numbers of what is wished for.
    public var limit: Int?
    public var offset: Int?

    /// Creates a question.
    public init() {}

    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The things that a person has played of late.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks for the albums, lists and stations that a person has played of late.
public struct MusicRecentlyPlayedContainerRequest: Sendable {
    /// The numbers of what is wished for.
    public var limit: Int?
    public var offset: Int?

    /// Creates a question.
    public init() {}

    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicRecentlyPlayedContainerResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Albums, lists and stations that a person has played of late.
public struct MusicRecentlyPlayedContainerResponse: Sendable {
    public let items: MusicItemCollection<RecentlyPlayedMusicItem>
}

/// An album, a list or a station.
public enum RecentlyPlayedMusicItem: MusicItem, Hashable, Identifiable, Sendable {
    case album(Album)
    case playlist(Playlist)
    case station(Station)

    public var id: MusicItemID {
        switch self {
        case .album(let album): album.id
        case .playlist(let playlist): playlist.id
        case .station(let station): station.id
        }
    }
}

/// Asks for what a person may like.
public struct MusicPersonalRecommendationsRequest: Sendable {
    /// The numbers of what is wished for.
    public var limit: Int?
    public var offset: Int?

    /// Creates a question.
    public init() {}

    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicPersonalRecommendationsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// Groups of what a person may like.
public struct MusicPersonalRecommendationsResponse: Sendable {
    public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

/// A group of what a person may like.
public struct MusicPersonalRecommendation: MusicItem, Hashable, Identifiable, Sendable {
    /// The name of the group, the reason for it, and when another takes its place.
    public let id: MusicItemID
    public let title: String?
    public let reason: String?
    public let nextRefreshDate: Date?
    /// The things of the group by their kinds.
    public let albums: MusicItemCollection<Album>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
}

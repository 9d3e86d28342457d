public import Foundation

/// Something that a person can look for: whoever asks is refused with ``MusicTokenRequestError/permissionDenied``.
public struct MusicCatalogSearchRequest: Sendable {
    /// The words, and the numbers of what is wished for.
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    /// Creates a search for words among kinds.
    public init(term: String, types: [any MusicCatalogSearchable.Type]) {
        self.term = term
    }

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.permissionDenied }
}

/// The things that a search finds. There are none.
public struct MusicCatalogSearchResponse: Sendable {
    /// The things by their kinds.
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
    public let musicVideos: MusicItemCollection<MusicVideo>
}

/// Asks the catalog for things by a fact of theirs.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: @unchecked Sendable {
    /// The number of things, and what of them is wished for.
    public var limit: Int?
    public var properties: [PartialMusicProperty<MusicItemType>] = []

    /// Creates a question for things whose fact is a value.
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The things of the catalog. There are none.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}

/// The kind of a chart.
public enum MusicCatalogChartKind: String, Hashable, Sendable {
    case mostPlayed, cityTop, dailyGlobalTop
}

/// Asks the catalog for charts.
public struct MusicCatalogChartsRequest: Sendable {
    /// The number of things.
    public var limit: Int?
    public var offset: Int?

    /// Creates a question for kinds.
    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {}

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.permissionDenied }
}

/// Charts. There are none.
public struct MusicCatalogChartsResponse: Sendable {
    /// The charts by the kinds of their things.
    public let songCharts: [MusicCatalogChart<Song>]
    public let albumCharts: [MusicCatalogChart<Album>]
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
}

/// A chart.
public struct MusicCatalogChart<MusicItemType: MusicItem>: Sendable {
    /// The name, the kind and the things.
    public let id: String
    public let title: String
    public let kind: MusicCatalogChartKind
    public let items: MusicItemCollection<MusicItemType>
}

/// Asks a person's library for things.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: @unchecked Sendable {
    /// The numbers of what is wished for.
    public var limit: Int?
    public var offset: Int?
    public var includeOnlyDownloadedContent = false

    /// Creates a question for all things.
    public init() {}

    /// Narrows the question, and sets its order.
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    public mutating func filter(matching keyPath: KeyPath<MusicItemType, String>, contains text: String) {}
    public mutating func filter(text: String) {}
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The things of a library. There are none.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    /// The things.
    public let items: MusicItemCollection<MusicItemType>
}

/// A person's library, which takes nothing.
public final class MusicLibrary: Sendable {
    /// The library.
    public static let shared = MusicLibrary()

    /// The reason why it takes nothing.
    public enum Error: String, Swift.Error, Sendable {
        case unknown, permissionDenied, itemAlreadyAdded, addToPlaylistFailed, editPlaylistFailed, addToLibraryFailed
    }

    /// Adds a thing, makes a list, and adds a thing to it.
    ///
    /// - Throws: ``Error/permissionDenied``.
    public func add(_ item: some MusicItem) async throws { throw Error.permissionDenied }
    @discardableResult
    public func add(_ item: some MusicItem, to playlist: Playlist) async throws -> Playlist {
        throw Error.permissionDenied
    }
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
}

/// Asks the service for the data of a page.
public struct MusicDataRequest: Sendable {
    /// The page.
    public let urlRequest: URLRequest

    /// The land of the catalog.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public static var currentCountryCode: String { get async throws { throw MusicTokenRequestError.permissionDenied } }

    /// Creates a question for a page.
    public init(urlRequest: URLRequest) {
        self.urlRequest = urlRequest
    }

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }
}

/// The data of a page. There are none.
public struct MusicDataResponse: Sendable {
    /// The data.
    public let data: Data
    public let urlResponse: URLResponse
}

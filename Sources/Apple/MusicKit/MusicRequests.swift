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
    public let curators: MusicItemCollection<Curator>
    public let radioShows: MusicItemCollection<RadioShow>
    public let recordLabels: MusicItemCollection<RecordLabel>
    /// The things that fit best, of all kinds.
    public let topResults: MusicItemCollection<TopResult>

    /// A thing of any kind.
    public enum TopResult: MusicItem, Identifiable, Hashable {
        case album(Album)
        case artist(Artist)
        case curator(Curator)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case radioShow(RadioShow)
        case recordLabel(RecordLabel)
        case song(Song)
        case station(Station)

        /// The key, and what is known.
        public var id: MusicItemID { thing.id }
        private var thing: any MusicItem {
            switch self {
            case .album(let thing): thing
            case .artist(let thing): thing
            case .curator(let thing): thing
            case .musicVideo(let thing): thing
            case .playlist(let thing): thing
            case .radioShow(let thing): thing
            case .recordLabel(let thing): thing
            case .song(let thing): thing
            case .station(let thing): thing
            }
        }
    }
}

/// Asks the catalog for things by a fact of theirs.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: @unchecked Sendable {
    /// The number of things, and what of them is wished for.
    public var limit: Int?
    public var properties: [PartialMusicProperty<MusicItemType>] = []

    /// Creates a question for all things, or for those whose fact is a value.
    public init() {}
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

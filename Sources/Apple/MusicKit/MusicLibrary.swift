public import Foundation

/// Asks a person's library for things.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: @unchecked Sendable {
    /// The numbers of what is wished for.
    public var limit = 0
    public var offset = 0
    public var includeOnlyDownloadedContent = false

    /// Creates a question for all things.
    public init() {}

    /// Narrows the question, and sets its order.
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    public mutating func filter(matching keyPath: KeyPath<MusicItemType, String>, contains text: String) {}
    public mutating func filter(matching keyPath: KeyPath<MusicItemType, String?>, contains text: String) {}
    public mutating func filter<Item: MusicItem>(
        matching keyPath: KeyPath<MusicItemType, MusicItemCollection<Item>?>, contains relatedItem: Item
    ) {}
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
    public enum Error: String, LocalizedError, CustomStringConvertible, Sendable {
        case unknown, permissionDenied, unableToAddItem, itemAlreadyAdded, playlistNotInLibrary, addToPlaylistFailed
        case createPlaylistFailed, editPlaylistFailed

        /// The name of the reason.
        public var description: String { rawValue }
    }

    /// Adds a thing, makes and changes a list, and adds a thing to it.
    ///
    /// - Throws: ``Error/permissionDenied``.
    public func add(_ item: some MusicLibraryAddable) async throws { throw Error.permissionDenied }
    @discardableResult
    public func add(_ item: some MusicPlaylistAddable, to playlist: Playlist) async throws -> Playlist {
        throw Error.permissionDenied
    }
    @discardableResult
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
    @discardableResult
    public func createPlaylist<S: Sequence>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element: MusicPlaylistAddable { throw Error.permissionDenied }
    @discardableResult
    public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.permissionDenied }
    @discardableResult
    public func edit<S: Sequence>(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil,
        items: S
    ) async throws -> Playlist where S.Element: MusicPlaylistAddable { throw Error.permissionDenied }
}

/// A search for words in a person's library.
public struct MusicLibrarySearchRequest: Sendable {
    /// The words, and the number of things.
    public let term: String
    public var limit = 0
    public var includeTopResults = false

    /// Creates a search for words among kinds.
    public init(term: String, types: [any MusicLibrarySearchable.Type]) { self.term = term }

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.permissionDenied }
}

/// The things that such a search finds. There are none.
public struct MusicLibrarySearchResponse: Hashable, Sendable {
    /// The things by their kinds.
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let songs: MusicItemCollection<Song>
}

/// Asks the catalog for words that a person may be about to write.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
    /// The words, and the number of answers.
    public let term: String
    public var limit: Int?

    /// Creates a question for the beginning of words.
    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
        self.term = term
    }

    /// Asks.
    ///
    /// - Throws: ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// The words that a person may be about to write. There are none.
public struct MusicCatalogSearchSuggestionsResponse: Hashable, Sendable {
    /// The words, and the things that fit best.
    public let suggestions: [Suggestion]
    public let topResults: MusicItemCollection<MusicCatalogSearchResponse.TopResult>

    /// Words.
    public struct Suggestion: Identifiable, Hashable, Codable, Sendable {
        /// The words as they are shown, and as they are searched for.
        public let displayTerm: String
        public let searchTerm: String
        public var id: String { searchTerm }
    }
}

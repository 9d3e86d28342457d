public import Foundation

/// A condition on pieces.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}

/// A condition on a fact about pieces.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The fact, the value, and the way to compare them.
    public let property: String
    public let value: Any?
    public let comparisonType: MPMediaPredicateComparison

    /// Creates a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
    }
}

/// A way to compare.
public enum MPMediaPredicateComparison: Int, Sendable {
    case equalTo, contains
}

/// A way in which pieces are put together.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A queue of the player's, which is never played.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {}

/// A queue of pieces of the store.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The pieces, and the first of them.
    open var storeIDs: [String]?
    open var startItemID: String?

    /// Creates a queue.
    public init(storeIDs: [String]) {
        self.storeIDs = storeIDs
    }
}

extension MPMusicPlayerStoreQueueDescriptor {
    /// The part of a piece that is played: no piece is.
    public func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {}
    public func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {}
}

/// The facts by which the store's service names a piece.
open class MPMusicPlayerPlayParameters: NSObject, @unchecked Sendable {
    /// The facts as the service gave them.
    public let dictionary: [String: Any]

    /// - Returns: nil for no facts.
    public init?(dictionary: [String: Any]) {
        guard !dictionary.isEmpty else { return nil }
        self.dictionary = dictionary
    }
}

/// A queue of pieces of the store's service.
open class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The pieces, and the first of them.
    open var playParametersQueue: [MPMusicPlayerPlayParameters]
    open var startItemPlayParameters: MPMusicPlayerPlayParameters?

    /// Creates a queue.
    public init(playParametersQueue: [MPMusicPlayerPlayParameters]) {
        self.playParametersQueue = playParametersQueue
    }
}

/// A queue of pieces that are on the device.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
    /// The pieces, and the first of them.
    public let itemCollection: MPMediaItemCollection
    open var startItem: MPMediaItem?

    /// Creates a queue.
    public init(itemCollection: MPMediaItemCollection) {
        self.itemCollection = itemCollection
    }
    public convenience init(query: MPMediaQuery) {
        self.init(itemCollection: MPMediaItemCollection(items: query.items ?? []))
    }
}

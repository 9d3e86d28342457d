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

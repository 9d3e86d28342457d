public import Foundation

/// A player of films one after the other. It keeps their list, and does not play.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = [] {
        didSet { super.replaceCurrentItem(with: queue.first) }
    }

    /// Creates a player of some items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    public override init() { super.init() }
    public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }
    public override init(url URL: URL) { super.init(url: URL) }

    /// The items that are still to be played.
    open func items() -> [AVPlayerItem] { queue }

    /// Returns whether an item can be inserted.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }

    /// - Parameter afterItem: The item before it; nil for the end of the list.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = afterItem.flatMap(queue.firstIndex).map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
    }

    /// Removes an item.
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func removeAllItems() { queue = [] }
    open func advanceToNextItem() { queue = Array(queue.dropFirst()) }
}

/// Plays a film again and again. It does not play.
open class AVPlayerLooper: NSObject {
    /// Creates a looper of an item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {}
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering
    ) {}
    open func disableLooping() {}

    /// The place of the film among the player's other items.
    public enum ItemOrdering: Int, Sendable {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
    }

    /// The state: nothing is played.
    open var status: Status { .unknown }
    open var loopCount: Int { 0 }
    open var error: (any Error)? { nil }
    open var loopingPlayerItems: [AVPlayerItem] { [] }

    /// The state of a looper.
    public enum Status: Int, Sendable {
        case unknown, ready, failed, cancelled
    }
}

public import Foundation

/// A player of films one after the other. It keeps their list, and does not play.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = [] {
        didSet { super.replaceCurrentItem(with: queue.first) }
    }

    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }

    open func items() -> [AVPlayerItem] { queue }

    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }

    /// - Parameter afterItem: The item before it; nil for the end of the list.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = afterItem.flatMap(queue.firstIndex).map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
    }

    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func removeAllItems() { queue = [] }
    open func advanceToNextItem() { queue = Array(queue.dropFirst()) }
}

/// Plays a film again and again. It does not play.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}

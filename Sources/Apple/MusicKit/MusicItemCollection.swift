/// Several things of the catalog.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable
{
    private var items: [MusicItemType]

    /// Creates one of things.
    public init(_ elements: some Sequence<MusicItemType>) {
        items = Array(elements)
    }
    public init() {
        items = []
    }
    public init(arrayLiteral elements: MusicItemType...) {
        items = elements
    }

    /// The title, and the things, in their order.
    public var title: String? { nil }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }

    /// More things: none.
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    /// Adds the things of another.
    public static func += (collection: inout Self, other: Self) { collection.items += other.items }
    public static func + (one: Self, other: Self) -> Self { Self(one.items + other.items) }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Codable where MusicItemType: Codable {}

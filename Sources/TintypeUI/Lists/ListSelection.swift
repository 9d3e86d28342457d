import TintypeTree

/// The choice of rows of a list.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    /// Chooses the row that one of some values stands for, or leaves it where several can be chosen and it is.
    let choose: ([AnyHashable]) -> Void
    /// Indicates whether several can be chosen at once.
    let isMultiple: Bool

    init(
        isMultiple: Bool, contains: @escaping (AnyHashable) -> Bool, choose: @escaping ([AnyHashable]) -> Void
    ) {
        self.isMultiple = isMultiple
        self.choose = choose
        self.contains = contains
    }
}

extension ListSelection {
    /// Indicates whether a row is chosen: by its tags, or else by what the list knows it by.
    func contains(_ row: Node, key: AnyHashable?) -> Bool {
        values(of: row, key: key).contains(where: contains)
    }

    /// The values that stand for a row.
    func values(of row: Node, key: AnyHashable?) -> [AnyHashable] {
        row.tags.isEmpty ? row.keys + (key.map { [$0] } ?? []) : row.tags
    }
}

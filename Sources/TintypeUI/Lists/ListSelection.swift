import TintypeTree

/// The choice of rows of a list.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    /// Indicates whether several can be chosen at once.
    let isMultiple: Bool

    init(isMultiple: Bool, contains: @escaping (AnyHashable) -> Bool) {
        self.isMultiple = isMultiple
        self.contains = contains
    }
}

extension ListSelection {
    /// Indicates whether a row is chosen: by its tags, or else by what the list knows it by.
    func contains(_ row: Node, key: AnyHashable?) -> Bool {
        let tags = row.tags
        if !tags.isEmpty { return tags.contains(where: contains) }
        return (row.keys + (key.map { [$0] } ?? [])).contains(where: contains)
    }
}

import TintypeSnapshots

/// A scene or a preview of a run over goldens, with all of its pictures.
protocol RunItem: Sendable {
    /// Unique in a run.
    var name: String { get }
    /// The path of its source; empty where that is not known.
    var path: String { get }
}

/// The things that a run over goldens works on, and the way to draw and compare each.
protocol RunSubject<Item>: Sendable {
    associatedtype Item: RunItem

    /// All that the options leave, sorted as they are told.
    var items: [Item] { get }
    /// Indicates whether the options left nothing out.
    var isWhole: Bool { get }
    /// The word for one item, and for several.
    var words: (one: String, several: String) { get }
    /// The word for what an item is read from.
    var sourceWord: String { get }
    /// The folders below that of goldens which hold the goldens of these items alone; nil for scenes, whose goldens are all others.
    var folders: [String]? { get }

    /// The items that git finds changed, themselves or a golden of theirs.
    func changed(since ref: String) throws -> [Item]

    /// The number of items that are drawn at a time, of so many.
    func jobs(for count: Int) -> Int

    /// Makes ready to draw and compare.
    ///
    /// - Parameter known: The findings of an interrupted run, by name.
    /// - Returns: A function that any number of threads may call at a time.
    func work(_ verifier: Verifier, known: [String: RunJournal.Entry]) throws -> @Sendable (Item) -> SceneOutcome
}

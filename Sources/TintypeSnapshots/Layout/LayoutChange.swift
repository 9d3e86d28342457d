import TintypeGraphics

/// The difference between the layout that a golden carries and that of a run.
package enum LayoutChange: Hashable, Sendable {
    /// The views that moved or changed. Empty where the texts differ in nothing that a view has.
    case views([LayoutDifference])
    /// The golden carries no layout, as one that another program wrote.
    case notStored
    /// The golden carries a layout that cannot be read.
    case unreadable

    /// nil where both are equal.
    init?(from stored: String?, to actual: SettledTree) {
        guard let stored else {
            self = .notStored
            return
        }
        if stored == LayoutText.encode(actual) { return nil }
        guard let old = LayoutText.decode(stored) else {
            self = .unreadable
            return
        }
        self = .views(LayoutDifference.between(old, LayoutText.rounded(actual)))
    }

    /// For a layout that was read from a file; nil where both are equal.
    init?(from stored: String?, toText actual: String) {
        if stored == actual { return nil }
        guard let tree = LayoutText.decode(actual) else {
            self = .unreadable
            return
        }
        self.init(from: stored, to: tree)
    }

    /// Indicates whether views came, went or were made with other values, and did not only move. That another font stands in for
    /// one that was asked for is a matter of the machine.
    var changesViews: Bool {
        guard case .views(let differences) = self else { return false }
        return differences.contains { difference in
            switch difference.change {
            case .frame, .attribute("substitute", _, _): false
            case .added, .removed, .attribute: true
            }
        }
    }

    /// The number of differences; 0 where that is not known.
    package var count: Int {
        switch self {
        case .views(let differences): differences.count
        case .notStored, .unreadable: 0
        }
    }
}

extension LayoutChange: CustomStringConvertible {
    /// A clause for people: the number, and the first cause.
    package var description: String {
        guard case .views(let differences) = self, let cause = LayoutCauses.of(differences).first else {
            return summary
        }
        return "\(summary): \(cause.text)"
    }

    /// A clause for people who are told the causes beside it.
    package var summary: String {
        switch self {
        case .views(let differences):
            switch differences.count {
            case 0: "the layout is written in another way"
            case 1: "1 layout difference"
            default: "\(differences.count) layout differences"
            }
        case .notStored: "the golden carries no layout"
        case .unreadable: "the golden carries a layout that cannot be read"
        }
    }
}

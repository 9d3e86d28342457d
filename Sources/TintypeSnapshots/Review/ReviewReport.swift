/// The outcome of accepting, rejecting or restoring.
package struct ReviewReport: Hashable, Sendable {
    package enum Action: String, Codable, Hashable, Sendable {
        case accept
        case reject
        case prune
        case undo
    }

    package enum Outcome: Hashable, Sendable {
        /// The golden is the picture that the run drew; `isNew` where there was none.
        case accepted(golden: String, isNew: Bool)
        /// The golden that another case had before is this one's now.
        case renamed(from: String, to: String)
        case rejected
        /// The obsolete golden was taken away.
        case pruned(golden: String)
        /// All is as it was before the step.
        case restored
        /// The case was so already; nothing was written.
        case unchanged(golden: String?)
        /// Nothing was done, because of the error.
        case refused(ReviewError)
    }

    package struct Item: Hashable, Sendable {
        /// The case's id; the path of a golden that was pruned.
        package var id: String
        package var outcome: Outcome

        package init(id: String, outcome: Outcome) {
            self.id = id
            self.outcome = outcome
        }
    }

    package var action: Action
    /// In the order of the ids that were given.
    package var items: [Item]

    package init(action: Action, items: [Item] = []) {
        self.action = action
        self.items = items
    }

    /// The number of cases that nothing stood against.
    package var doneCount: Int { items.count - refused.count }

    /// The cases that nothing was done to, and why.
    package var refused: [(id: String, error: ReviewError)] {
        items.compactMap { item in
            if case .refused(let error) = item.outcome { (item.id, error) } else { nil }
        }
    }
}

extension ReviewReport.Item: CustomStringConvertible {
    /// One line for people, e.g. `accepted scenes/badges/bar@2x.png`.
    package var description: String {
        switch outcome {
        case .accepted(let golden, let isNew): "accepted \(golden)" + (isNew ? " (new)" : "")
        case .renamed(let old, let new): "accepted \(new), renamed from \(old)"
        case .rejected: "rejected \(id)"
        case .pruned(let golden): "removed \(golden)"
        case .restored: "restored \(id)"
        case .unchanged: "unchanged \(id)"
        case .refused(let error): "refused \(id): \(error.message) (\(error.hint))"
        }
    }
}

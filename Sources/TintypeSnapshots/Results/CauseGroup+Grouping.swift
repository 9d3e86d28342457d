extension CauseGroup {
    /// The greatest number of changes that a title names.
    private static let longestTitle = 3

    /// The groups of at least two cases that wait for a decision and changed alike: those with the most cases first, then by the
    /// first case's id.
    package static func groups(of cases: [CaseResult]) -> [CauseGroup] {
        var members: [String: [CaseResult]] = [:]
        for result in cases where result.status.isPending {
            if let signature = result.signature { members[signature, default: []].append(result) }
        }
        return members.filter { $0.value.count > 1 }
            .map { signature, members in
                let sources = Set(members.map { $0.causes.first?.source })
                return CauseGroup(
                    id: signature, title: title(of: members[0]),
                    source: sources.count == 1 ? sources.first ?? nil : nil,
                    cases: members.map(\.id))
            }
            .sorted { ($1.cases.count, $0.cases[0]) < ($0.cases.count, $1.cases[0]) }
    }

    private static func title(of result: CaseResult) -> String {
        var changes: [String] = []
        for cause in result.causes where !changes.contains(cause.change) { changes.append(cause.change) }
        guard !changes.isEmpty else { return "drawn otherwise, with an equal layout" }
        let further = changes.count - longestTitle
        return changes.prefix(longestTitle).joined(separator: ", ") + (further > 0 ? " and \(further) more" : "")
    }
}

extension RunResults {
    /// Forms the groups anew, and says of each case which one it belongs to.
    package mutating func regroup() {
        groups = CauseGroup.groups(of: cases)
        let own = Dictionary(
            groups.flatMap { group in group.cases.map { ($0, group.id) } }, uniquingKeysWith: { first, _ in first })
        for index in cases.indices { cases[index].group = own[cases[index].id] }
    }
}

/// The numbers of a run's cases by status.
package struct RunSummary: Hashable, Sendable {
    private var counts: [CaseStatus: Int] = [:]
    private var tolerated = 0
    private let obsolete: Int

    package init(_ results: RunResults) {
        for result in results.cases {
            counts[result.status, default: 0] += 1
            if result.status == .passed, (result.difference?.tolerated ?? 0) > 0 { tolerated += 1 }
        }
        obsolete = results.obsolete.count
    }

    /// The number of cases with a status.
    package subscript(_ status: CaseStatus) -> Int {
        status == .obsolete ? obsolete : counts[status] ?? 0
    }

    /// The number of pictures that were compared with a golden, or found to have none.
    package var compared: Int {
        self[.passed] + self[.failed] + self[.missing] + self[.recorded] + self[.notComparable] + self[.quarantined]
    }

    /// One line for people, e.g. `12 compared, 10 equal, 1 changed, 1 missing, 0 obsolete`.
    package var line: String {
        var parts = ["\(compared) compared", "\(self[.passed]) equal"]
        if tolerated > 0 { parts[1] += " (\(tolerated) within tolerance)" }
        parts += ["\(self[.failed]) changed", "\(self[.missing]) missing"]
        if self[.recorded] > 0 { parts.append("\(self[.recorded]) recorded") }
        if self[.notComparable] > 0 { parts.append("\(self[.notComparable]) not comparable") }
        if self[.quarantined] > 0 { parts.append("\(self[.quarantined]) quarantined") }
        if self[.errored] > 0 { parts.append("\(self[.errored]) in error") }
        return (parts + ["\(obsolete) obsolete"]).joined(separator: ", ")
    }
}

import TintypeGraphics

/// The cases that a shard of a run works on.
///
/// Each id is given to a shard by hashes of the two: an id that is added takes no other along, and a shard that is added takes
/// its share from each of the others and moves nothing between them.
package struct ShardAssignment: Hashable, Sendable {
    /// The number of shards, at least 1.
    package let total: Int
    /// The times of cases in an earlier run, in milliseconds, by id. Without any, hashes alone decide.
    package let timings: [String: Double]

    /// - Precondition: `total` is at least 1.
    package init(total: Int, timings: [String: Double] = [:]) {
        precondition(total >= 1, "a run has at least one shard")
        self.total = total
        self.timings = timings.filter { $0.value.isFinite && $0.value >= 0 }
    }

    /// The ids of shard `index`, which counts from 1.
    package func ids(of index: Int, among ids: [String]) -> Set<String> {
        precondition((1...total).contains(index), "shards count from 1")
        let assigned = assign(ids)
        return Set(assigned.filter { $0.value == index }.keys)
    }

    /// The shard of each id, which counts from 1.
    ///
    /// With timings the longest goes first, each to the shard that has the least to do; an id without one goes where its hash
    /// says, and counts as long as the mean.
    package func assign(_ ids: [String]) -> [String: Int] {
        let ids = Set(ids)
        var assigned: [String: Int] = [:]
        guard !timings.isEmpty else {
            for id in ids { assigned[id] = shard(of: id) }
            return assigned
        }
        let known = ids.compactMap { id in timings[id].map { (id: id, time: $0) } }
            .sorted { a, b in
                a.time != b.time ? a.time > b.time : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
            }
        let mean = known.isEmpty ? 1 : known.reduce(0) { $0 + $1.time } / Double(known.count)
        var loads = [Double](repeating: 0, count: total)
        for id in ids where timings[id] == nil {
            let shard = shard(of: id)
            assigned[id] = shard
            loads[shard - 1] += mean
        }
        for (id, time) in known {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            assigned[id] = least + 1
            loads[least] += time
        }
        return assigned
    }

    /// The shard whose hash with `id` is the greatest (rendezvous hashing; Thaler and Ravishankar 1998).
    private func shard(of id: String) -> Int {
        let hashes = (1...total).map { Digest64("\($0) \(id)".utf8).value }
        return (hashes.indices.max { hashes[$0] < hashes[$1] } ?? 0) + 1
    }
}

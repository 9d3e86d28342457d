import Testing

@testable import TintypeSnapshots

@Suite("Dividing cases among shards")
struct ShardAssignmentTests {
    private let ids = (0..<1000).map { "scenes/area\($0 % 7)/case\($0)@2x.png" }

    @Test("gives each case to one shard, and each shard about its share")
    func shares() {
        let assignment = ShardAssignment(total: 4)
        let parts = (1...4).map { assignment.ids(of: $0, among: ids) }
        #expect(parts.reduce(0) { $0 + $1.count } == ids.count)
        #expect(Set(parts.flatMap(\.self)) == Set(ids))
        for part in parts { #expect((200...300).contains(part.count)) }
    }

    @Test("does not depend on the order, nor on the process")
    func stable() {
        #expect(ShardAssignment(total: 3).assign(ids) == ShardAssignment(total: 3).assign(ids.reversed()))
        #expect(ShardAssignment(total: 5).assign(["a", "b", "c", "d"]) == ["a": 2, "b": 4, "c": 4, "d": 2])
    }

    @Test("a case that is added moves itself alone")
    func addedCase() {
        let before = ShardAssignment(total: 4).assign(ids)
        let after = ShardAssignment(total: 4).assign(ids + ["new"])
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test("a shard that is added takes its share and moves nothing else")
    func addedShard() {
        let before = ShardAssignment(total: 4).assign(ids)
        let after = ShardAssignment(total: 5).assign(ids)
        let moved = ids.filter { before[$0] != after[$0] }
        #expect(moved.allSatisfy { after[$0] == 5 })
        #expect((150...250).contains(moved.count))
    }

    @Test("timings balance: the longest first, each to the shard with the least to do")
    func timings() {
        let assignment = ShardAssignment(total: 2, timings: ["a": 8, "b": 7, "c": 6, "d": 5, "e": 4])
        #expect(assignment.assign(["e", "d", "c", "b", "a"]) == ["a": 1, "b": 2, "c": 2, "d": 1, "e": 1])
    }

    @Test("a case without a timing goes where its hash says, and counts")
    func unknown() {
        let plain = ShardAssignment(total: 2).assign(["x"])["x"]
        let timed = ShardAssignment(total: 2, timings: ["a": 10, "b": 4]).assign(["a", "b", "x"])
        #expect(timed["x"] == plain)
        // It counts 7, so the longer goes to the other shard, and the shorter then beside it.
        #expect(timed["a"] != plain)
        #expect(timed["b"] == plain)
    }

    @Test("timings that are no times are left out")
    func broken() {
        #expect(ShardAssignment(total: 2, timings: ["a": .nan, "b": -1, "c": .infinity]).timings.isEmpty)
    }
}

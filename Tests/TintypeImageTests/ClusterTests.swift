import RandomInput
import Testing
import TintypeGraphics

@testable import TintypeImage

@Suite("Pixels that differ together")
struct ClusterTests {
    private func comparison(_ points: [(Int, Int)], width: Int = 200, height: Int = 100) -> ImageComparison {
        let expected = Pictures.gray(width, height)
        var actual = expected
        for (x, y) in points { actual[x, y] = .zero }
        return ImageComparison.compare(expected: expected, actual: actual)
    }

    @Test("are one cluster up to four pixels apart, in any direction")
    func reach() {
        #expect(comparison([(10, 10), (14, 10)]).clusterCount == 1)
        #expect(comparison([(10, 10), (15, 10)]).clusterCount == 2)
        #expect(comparison([(10, 10), (14, 14)]).clusterCount == 1)
        #expect(comparison([(14, 10), (10, 14)]).clusterCount == 1)
        #expect(comparison([(10, 10), (10, 15)]).clusterCount == 2)
    }

    @Test("are found as by looking at every pair", arguments: 1...30 as ClosedRange<UInt64>)
    func reference(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var points: [(Int, Int)] = []
        for _ in 0..<Int.random(in: 1...150, using: &generator) {
            let point = (Int.random(in: 0..<90, using: &generator), Int.random(in: 0..<60, using: &generator))
            if !points.contains(where: { $0 == point }) { points.append(point) }
        }
        var groups = points.map { [$0] }
        var isMerging = true
        while isMerging {
            isMerging = false
            search: for a in groups.indices {
                for b in groups.indices where b > a {
                    let isNear = groups[a].contains { p in
                        groups[b].contains { q in abs(p.0 - q.0) <= 4 && abs(p.1 - q.1) <= 4 }
                    }
                    guard isNear else { continue }
                    groups[a] += groups.remove(at: b)
                    isMerging = true
                    break search
                }
            }
        }
        let expected = Set(
            groups.map { group in
                let (xs, ys) = (group.map(\.0), group.map(\.1))
                let bounds = PixelRect(
                    x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()! + 1, height: ys.max()! - ys.min()! + 1)
                return PixelCluster(bounds: bounds, pixelCount: group.count)
            })
        let comparison = comparison(points, width: 90, height: 60)
        #expect(comparison.clusterCount == groups.count)
        #expect(Set(comparison.clusters).isSubset(of: expected))
        #expect(comparison.clusters.count == min(20, groups.count))
        #expect(comparison.clusters.map(\.pixelCount) == comparison.clusters.map(\.pixelCount).sorted(by: >))
    }

    @Test("are listed up to twenty, the largest first, and the rest is counted")
    func more() {
        let points = (0..<25).map { (7 * $0 + 3, 20) } + [(3, 21)]
        let comparison = comparison(points)
        #expect(comparison.clusterCount == 25)
        #expect(comparison.clusters.first?.description == "2 pixels in 1×2 at (3, 20)")
        #expect(comparison.details.contains("and 5 more clusters"))
    }

    @Test("are densest where a look at every window finds it", arguments: 1...30 as ClosedRange<UInt64>)
    func densest(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
        let side = Int.random(in: 1...20, using: &generator)
        let expected = Pictures.gray(width, height)
        let actual = Pictures.changed(expected, rarity: 12, seed: seed)
        let tolerance = try Tolerance(maxDiffPixels: 9999, density: .init(side: side, limit: 0), reason: "r")
        let comparison = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance)
        func count(_ left: Int, _ top: Int) -> Int {
            (top..<min(height, top + side)).reduce(0) { sum, y in
                sum + (left..<min(width, left + side)).count { expected[$0, y] != actual[$0, y] }
            }
        }
        let most = (0..<height).flatMap { y in (0..<width).map { count($0, y) } }.max()!
        #expect(comparison.densest?.count ?? 0 == most)
        if let densest = comparison.densest { #expect(count(densest.bounds.x, densest.bounds.y) == most) }
    }
}

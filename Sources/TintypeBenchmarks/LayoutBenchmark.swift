import CFloor
import Foundation
import TintypeGraphics
import TintypeTree

/// The cost of laying out, beside a C program that does the least that any layout must: one call a node to measure it, and
/// one to place it.
///
/// Times an evaluated tree becoming a placed one, once: its root is measured, and each view given its place. No size is
/// known before, so each round evaluates a tree of its own, before the clock starts, and frees it after the clock has
/// stopped. Evaluating, drawing and freeing are not timed. The C tree is one block of memory that every round uses
/// again. Both sides take turns, round by round.
struct LayoutBenchmark {
    /// A tree of ``LayoutFloorTree`` and how its leaves are said.
    let tree: LayoutFloorTree
    let leaves: LayoutFloorTree.Leaves

    /// Nanoseconds a node of the C tree, on one side.
    struct Cost {
        var median: Double
        var least: Double
    }

    struct Result {
        var engine: Cost
        var floor: Cost
        /// The engine's cost as a multiple of the floor's, by the medians.
        var ratio: Double { engine.median / floor.median }
    }

    /// C runs timed together: a single one is too short for the clock.
    private static let batch = 16

    /// The cost on both sides, of `rounds` rounds.
    func run(rounds: Int) -> Result {
        let floor = tree.makeFloor()
        defer { layout_floor_destroy(floor) }
        let count = layout_floor_count(floor)
        var (engineTimes, floorTimes) = ([Double](), [Double]())
        let length = Double(LayoutFloorTree.canvas)
        // The first round warms up and is not counted.
        for round in 0...rounds {
            var last = layout_floor_frame()
            let floorTime = nanoseconds {
                for _ in 0..<Self.batch { last = layout_floor_run(floor, length, length) }
            }
            let scene = tree.evaluate(leaves)
            let engineTime = nanoseconds { scene.layOut() }
            precondition(scene.lastLeaf == last.frame, "both sides lay out the same tree")
            guard round > 0 else { continue }
            engineTimes.append(engineTime / Double(count))
            floorTimes.append(floorTime / Double(Self.batch * count))
        }
        return Result(engine: Cost(engineTimes), floor: Cost(floorTimes))
    }

    /// The name of the case, and the cost on both sides.
    func report(rounds: Int) -> String {
        let result = run(rounds: rounds)
        func text(_ number: Double) -> String { number.formatted(.number.precision(.fractionLength(1))) }
        func text(_ cost: Cost) -> String { "\(text(cost.median)) ns (least \(text(cost.least)))" }
        return "layout alone, \(tree.nodeCount) nodes, \(leaves.rawValue): \(text(result.engine)) a node, "
            + "C \(text(result.floor)), \(text(result.ratio)) times"
    }

    private func nanoseconds(_ body: () -> Void) -> Double {
        let (seconds, attoseconds) = ContinuousClock().measure(body).components
        return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
    }
}

extension LayoutBenchmark.Cost {
    fileprivate init(_ times: [Double]) {
        let sorted = times.sorted()
        self.init(median: sorted[sorted.count / 2], least: sorted[0])
    }
}

extension layout_floor_frame {
    fileprivate var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

import BenchmarkFigures
import CFloor
import Foundation
import TintypeGraphics
import TintypeTree

/// The cost of laying out, beside a C program that does the least that any layout must: one call a node to measure it, and
/// one to place it.
///
/// An evaluated tree becomes a placed one, once: its root is measured, and each view given its place. No size is known
/// before, so each run evaluates a tree of its own, before the clock starts, and frees it after the clock has stopped. The C
/// tree is one block of memory that every run uses again.
@MainActor
enum LayoutBenchmarks {
    static var all: [Benchmark] {
        let tree = LayoutFloorTree(levels: 4, branching: 10)
        return [
            benchmark("leaves", tree, .fixed), benchmark("framed", tree, .framed),
            benchmark("wide", LayoutFloorTree(levels: 1, branching: 10_000), .fixed),
            benchmark("deep", LayoutFloorTree(levels: 200, branching: 1), .fixed),
        ]
    }

    private static func benchmark(
        _ name: String, _ tree: LayoutFloorTree, _ leaves: LayoutFloorTree.Leaves
    ) -> Benchmark {
        let subject = Work(
            "Tintype", make: { tree }, prepare: { $0.evaluate(leaves) },
            counts: { scene in
                let floor = LayoutFloor(tree)
                precondition(scene.lastLeaf == floor.layOut(), "both sides lay out the same tree")
                return [.measures: scene.root.allMeasures]
            },
            body: { $0.layOut() })
        let floor = Work(
            "C", make: { LayoutFloor(tree) }, counts: { [.measures: $0.nodeCount] }, body: { _ = $0.layOut() })
        return Benchmark(name: "layout/\(name)", subject: subject, floor: floor)
    }
}

/// The tree in C.
final class LayoutFloor {
    private let floor: OpaquePointer

    init(_ tree: LayoutFloorTree) {
        floor = layout_floor_create(Int32(tree.levels), Int32(tree.branching))
    }

    deinit { layout_floor_destroy(floor) }

    var nodeCount: Int { layout_floor_count(floor) }

    /// The frame of the last leaf.
    func layOut() -> CGRect {
        let last = layout_floor_run(floor, Double(LayoutFloorTree.canvas), Double(LayoutFloorTree.canvas))
        return CGRect(x: last.x, y: last.y, width: last.width, height: last.height)
    }
}

extension Node {
    fileprivate var allMeasures: Int { children.reduce(ownMeasures) { $0 + $1.allMeasures } }
}

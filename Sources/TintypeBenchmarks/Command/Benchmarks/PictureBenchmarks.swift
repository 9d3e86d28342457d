import BenchmarkFigures
import CFloor
import Foundation
import Tintype

/// Views that hold much of one thing, from their making to pixels.
@MainActor
enum PictureBenchmarks {
    static var all: [Benchmark] {
        [
            cells(1000, columns: 40),
            cells(10_000, columns: 100),
            benchmark("texts", DRAWING_FLOOR_TEXTS, 40, columns: 1, CGSize(width: 400, height: 6400)) {
                Texts(count: 40)
            },
            benchmark("gradients", DRAWING_FLOOR_GRADIENTS, 100, columns: 10, CGSize(width: 800, height: 800)) {
                Tiles(count: 100, columns: 10, side: CGSize(width: 80, height: 80)) { GradientTile(index: $0) }
            },
            benchmark("shadows", DRAWING_FLOOR_SHADOWS, 100, columns: 10, CGSize(width: 800, height: 800)) {
                Tiles(count: 100, columns: 10, side: CGSize(width: 80, height: 80)) { _ in ShadowTile() }
            },
            benchmark("glasses", DRAWING_FLOOR_GLASSES, 20, columns: 4, CGSize(width: 400, height: 300)) {
                Glasses()
            },
            benchmark("canvas", DRAWING_FLOOR_CANVAS, 0, columns: 1, CGSize(width: 4000, height: 4000)) {
                LargeCanvas()
            },
        ]
    }

    private static func cells(_ count: Int, columns: Int) -> Benchmark {
        benchmark(
            "cells-\(count)", DRAWING_FLOOR_CELLS, count, columns: columns,
            CGSize(width: 40 * columns, height: 40 * count / columns)
        ) {
            Tiles(count: count, columns: columns, side: CGSize(width: 40, height: 40)) { Cell(index: $0) }
        }
    }

    private static func benchmark<Content: View>(
        _ name: String, _ picture: drawing_floor_picture, _ count: Int, columns: Int, _ size: CGSize,
        _ view: @escaping @MainActor () -> Content
    ) -> Benchmark {
        let subject = Work(
            "Tintype",
            make: {
                let renderer = ImageRenderer(content: view())
                renderer.proposedSize = ProposedViewSize(size)
                renderer.isOpaque = true
                return renderer
            },
            counts: { renderer in
                let settled = try ViewStage(renderer.content, size: size, scale: 1).settled()
                return [
                    .measures: settled.measures, .displayItems: settled.displayList(background: nil).items.total,
                ]
            },
            body: { renderer in
                let bitmap = try renderer.bitmap()
                precondition(
                    bitmap.width == Int(size.width) && bitmap.height == Int(size.height),
                    "both sides draw as many pixels")
            })
        return Benchmark(
            name: "picture/\(name)", subject: subject,
            floor: FloorDrawing.work(picture, count: count, columns: columns))
    }
}

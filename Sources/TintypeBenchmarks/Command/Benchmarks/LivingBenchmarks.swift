import CFloor
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// A long list, of which one screen is seen, and what lives on a stage.
@MainActor
enum LivingBenchmarks {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "list/rows", subject: list("List of 100,000 rows", rows: 100_000),
                floor: list("List of 100 rows", rows: 100)),
            Benchmark(
                name: "motion/frame", subject: frame,
                floor: FloorDrawing.work(DRAWING_FLOOR_CELLS, count: 50, columns: 10)),
            Benchmark(name: "motion/rest", subject: stageAtRest, floor: still),
            Benchmark(name: "motion/animation", subject: animation, floor: stills),
        ]
    }

    private static func list(_ name: String, rows: Int) -> some Contender {
        Work(
            name,
            make: {
                let renderer = ImageRenderer(content: Rows(count: rows))
                renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
                return renderer
            },
            body: { _ = try $0.bitmap() })
    }

    /// A stage that is made for one picture, and the renderer that is made for it.
    private static var stageAtRest: some Contender {
        Work("ViewStage at rest", make: { Labels() }, body: { _ = try ViewStage($0, scale: 2).bitmap() })
    }

    private static var still: some Contender {
        Work("ImageRenderer", make: { Labels() }) { view in
            let renderer = ImageRenderer(content: view)
            renderer.scale = 2
            _ = try renderer.bitmap()
        }
    }

    /// Two seconds of motion at 60 frames a second, in one file and in one for each frame.
    private static var times: FrameTimes {
        get throws { try FrameTimes(rate: FrameTime(60), duration: FrameTime(119, over: 60)) }
    }

    private static var animation: some Contender {
        Work("one animation", make: { MovingCells() }) { view in
            let (stage, times) = (ViewStage(view, size: CGSize(width: 400, height: 200), scale: 1), try times)
            let plan = APNG.Plan(size: PixelSize(width: 400, height: 200), scale: 1, times: times)
            _ = try APNG.encode(plan) { writer in
                for instant in times.instants {
                    stage.advance(to: .seconds(instant.seconds))
                    try writer.append(try stage.bitmap())
                }
                return []
            }
        }
    }

    private static var stills: some Contender {
        Work("a PNG for each frame", make: { MovingCells() }) { view in
            let stage = ViewStage(view, size: CGSize(width: 400, height: 200), scale: 1)
            for instant in try times.instants {
                stage.advance(to: .seconds(instant.seconds))
                _ = try stage.pngData()
            }
        }
    }

    /// The next sixtieth of a second of a stage on which one of fifty cells moves.
    private static var frame: some Contender {
        Work("Tintype", make: { ViewStage(MovingCells(), size: CGSize(width: 400, height: 200), scale: 1) }) { stage in
            stage.advance(by: .seconds(1.0 / 60))
            _ = try stage.bitmap()
        }
    }
}

private struct Rows: View {
    let count: Int

    var body: some View {
        List {
            ForEach(0..<count, id: \.self) { Text("Row \($0)") }
        }
    }
}

private struct Labels: View {
    var body: some View {
        VStack { ForEach(0..<20) { row in Label("Row \(row)", systemImage: "star").padding(4) } }
    }
}

private struct MovingCells: View {
    @State private var isRaised = false

    var body: some View {
        Tiles(count: 50, columns: 10, side: CGSize(width: 40, height: 40)) { index in
            Cell(index: index).offset(y: index == 25 && isRaised ? -14 : 0)
        }
        .onAppear {
            withAnimation(.easeInOut(duration: 1).repeatForever()) { isRaised = true }
        }
    }
}

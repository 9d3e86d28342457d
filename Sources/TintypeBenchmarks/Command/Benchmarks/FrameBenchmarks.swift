import BenchmarkFigures
import CFloor
import CYaml
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

/// The badge bar in a process that has drawn it before, and the parts of its picture.
@MainActor
struct FrameBenchmarks {
    /// The bytes of the scene's file.
    let scene: [UInt8]

    var all: [Benchmark] {
        [
            Benchmark(
                name: "warm/pixels", subject: pixels, floor: FloorDrawing.work(DRAWING_FLOOR_BADGES, name: "C frame")),
            Benchmark(name: "warm/png", subject: file, floor: floorFile),
            Benchmark(name: "scene/parse", subject: parsing, floor: floorParsing),
            Benchmark(name: "image/encode", subject: encoding, floor: floorEncoding),
            Benchmark(name: "image/decode", subject: decoding, floor: floorDecoding),
        ]
    }

    /// A scene that is read, and what it is drawn with.
    private struct Bar {
        let pipeline: ScenePipeline
        let scene: SceneFile

        func bitmap() throws -> Bitmap { try pipeline.rasterize(try pipeline.draw(scene)) }
    }

    private func bar() throws -> Bar {
        Bar(
            pipeline: ScenePipeline(resources: try RenderResources.standard.get()),
            scene: try SceneFile.parse(scene, file: "bar.yaml"))
    }

    private var pixels: some Contender {
        Work(
            "Tintype", make: bar,
            counts: { bar in [.displayItems: try bar.pipeline.draw(bar.scene).list.items.total] },
            body: { _ = try $0.bitmap() })
    }

    private var file: some Contender {
        Work("Tintype", make: bar, body: { _ = try PNG.encode(try $0.bitmap(), metadata: PNGMetadata(scale: 2)) })
    }

    private var floorFile: some Contender {
        Work("C frame and cairo's writer", make: { FloorDrawing(DRAWING_FLOOR_BADGES) }) { drawing in
            drawing.draw()
            drawing.encode()
        }
    }

    private var parsing: some Contender {
        Work("Tintype", make: { scene }, body: { _ = try SceneFile.parse($0, file: "bar.yaml") })
    }

    private var floorParsing: some Contender {
        Work("libyaml's events", make: { scene }, body: Self.readEvents)
    }

    private static func readEvents(_ bytes: [UInt8]) {
        // libyaml keeps the parser's address.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        precondition(yaml_parser_initialize(parser) == 1, "libyaml needs some memory to begin")
        defer {
            yaml_parser_delete(parser)
            parser.deallocate()
        }
        bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            var isDone = false
            while !isDone {
                var event = yaml_event_t()
                precondition(yaml_parser_parse(parser, &event) == 1, "the scene is YAML")
                isDone = event.type == YAML_STREAM_END_EVENT
                yaml_event_delete(&event)
            }
        }
    }

    private var encoding: some Contender {
        Work(
            "Tintype", make: { try bar().bitmap() }, counts: { [.bytes: try PNG.encode($0).count] },
            body: { _ = try PNG.encode($0) })
    }

    private var floorEncoding: some Contender {
        Work(
            "cairo's writer", make: { FloorImage(try bar().bitmap()) }, counts: { [.bytes: $0.encode()] },
            body: { $0.encode() })
    }

    private var decoding: some Contender {
        Work("Tintype", make: { try PNG.encode(try bar().bitmap()) }, body: { _ = try PNG.decode($0) })
    }

    private var floorDecoding: some Contender {
        Work("cairo's reader", make: { try PNG.encode(try bar().bitmap()) }) { bytes in
            precondition(image_floor_decode(bytes, bytes.count) > 0, "cairo reads what Tintype writes")
        }
    }
}

/// A picture's pixels as cairo keeps them.
private final class FloorImage {
    private let image: OpaquePointer

    init(_ bitmap: Bitmap) {
        image = image_floor_create(bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height))
    }

    deinit { image_floor_destroy(image) }

    @discardableResult
    func encode() -> Int { image_floor_encode(image) }
}

extension [DisplayItem] {
    /// The number of items, those in groups included.
    var total: Int {
        reduce(0) { sum, item in
            if case .group(_, let items) = item { sum + 1 + items.total } else { sum + 1 }
        }
    }
}

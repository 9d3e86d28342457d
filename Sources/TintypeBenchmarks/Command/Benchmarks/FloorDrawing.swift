import CFloor

/// A picture drawn by hand, in C.
final class FloorDrawing {
    private let floor: OpaquePointer

    init(_ picture: drawing_floor_picture, count: Int = 0, columns: Int = 1) {
        floor = drawing_floor_create(picture, Int32(count), Int32(columns), nil)
    }

    deinit { drawing_floor_destroy(floor) }

    func draw() { _ = drawing_floor_draw(floor) }

    /// The number of bytes of cairo's PNG file.
    @discardableResult
    func encode() -> Int { drawing_floor_encode(floor) }

    /// A side of a benchmark that draws it.
    @MainActor
    static func work(
        _ picture: drawing_floor_picture, count: Int = 0, columns: Int = 1, name: String = "cairo and pango"
    ) -> some Contender {
        Work(name, make: { FloorDrawing(picture, count: count, columns: columns) }, body: { $0.draw() })
    }
}

import CCairo
import Foundation
import TintypeGraphics

/// Writes down a glyph's outline as FreeType walks it; y, which points up in fonts, is turned over.
final class OutlinePen {
    private var elements: [Path.Element] = []
    private let unitsPerEm: CGFloat

    init(unitsPerEm: CGFloat) {
        self.unitsPerEm = unitsPerEm
    }

    /// The pen that FreeType hands back to its callbacks.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen {
        guard let pointer else { preconditionFailure("FreeType hands back the pen that it was given") }
        return Unmanaged<OutlinePen>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The outline of the glyph that a face has loaded in font units; nil where it cannot be walked.
    static func path(of face: FT_Face, unitsPerEm: CGFloat) -> Path? {
        let pen = OutlinePen(unitsPerEm: unitsPerEm)
        var callbacks = FT_Outline_Funcs(
            move_to: { point, pen in OutlinePen.from(pen).move(to: point) },
            line_to: { point, pen in OutlinePen.from(pen).line(to: point) },
            conic_to: { control, point, pen in OutlinePen.from(pen).curve(to: point, control) },
            cubic_to: { first, second, point, pen in OutlinePen.from(pen).curve(to: point, first, second) },
            shift: 0, delta: 0
        )
        let status = FT_Outline_Decompose(
            &face.pointee.glyph.pointee.outline, &callbacks, Unmanaged.passUnretained(pen).toOpaque())
        return status == 0 ? pen.finished() : nil
    }

    // Each step answers 0, which tells FreeType to go on.

    private func move(to point: UnsafePointer<FT_Vector>?) -> Int32 {
        close()
        return add(.move(to: position(point)))
    }

    private func line(to point: UnsafePointer<FT_Vector>?) -> Int32 {
        add(.line(to: position(point)))
    }

    private func curve(to point: UnsafePointer<FT_Vector>?, _ control: UnsafePointer<FT_Vector>?) -> Int32 {
        add(.quadCurve(to: position(point), control: position(control)))
    }

    private func curve(
        to point: UnsafePointer<FT_Vector>?, _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?
    ) -> Int32 {
        add(.curve(to: position(point), control1: position(first), control2: position(second)))
    }

    private func add(_ element: Path.Element) -> Int32 {
        elements.append(element)
        return 0
    }

    private func position(_ point: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let point = point?.pointee else { preconditionFailure("a step of an outline has its points") }
        return CGPoint(x: CGFloat(point.x) / unitsPerEm, y: -CGFloat(point.y) / unitsPerEm)
    }

    private func close() {
        if !elements.isEmpty { elements.append(.closeSubpath) }
    }

    private func finished() -> Path {
        close()
        return elements.isEmpty ? Path() : Path(storage: .elements(elements))
    }
}

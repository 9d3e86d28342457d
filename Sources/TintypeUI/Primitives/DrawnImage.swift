public import Foundation
import TintypeTree

/// The drawing of an image that a closure draws. It equals itself alone.
package final class DrawnImage: Equatable, @unchecked Sendable {
    // The closure is only called on the main actor, where evaluation runs.
    private let renderer: (inout GraphicsContext) -> Void
    /// In points.
    package let size: CGSize

    package init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    package static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

    func draw(on recording: CanvasRecording) {
        var context = GraphicsContext(recording, size: size)
        renderer(&context)
    }
}

extension Image {
    /// A picture of `size` points that a closure draws. `opaque` and the colour mode have no effect here.
    public nonisolated init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawing(DrawnImage(size: size, renderer: renderer)))
    }
}

import MetalKit
import Testing
import Tintype

@Suite("MetalKit")
@MainActor
struct MetalKitTests {
    private final class Drawer: NSObject, MTKViewDelegate {
        var count = 0

        func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
        func draw(in view: MTKView) { count += view.currentDrawable == nil ? 1 : 0 }
    }

    private struct Ground: UIViewRepresentable {
        func makeUIView(context: Context) -> MTKView {
            let view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())
            view.clearColor = MTLClearColorMake(0, 0, 1, 1)
            return view
        }
        func updateUIView(_ uiView: MTKView, context: Context) {}
    }

    @Test("a view has nothing to draw on, and is drawn as its ground")
    func view() throws {
        let (view, drawer) = (MTKView(frame: .zero, device: nil), Drawer())
        view.delegate = drawer
        view.draw()
        #expect(drawer.count == 1 && view.currentRenderPassDescriptor == nil)
        #expect(try LaidOutView(Ground()).texts.isEmpty)
    }
}

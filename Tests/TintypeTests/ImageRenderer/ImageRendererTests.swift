import Foundation
import Testing
import Tintype
import TintypeGraphics
import UIKit

@Suite("The renderer")
@MainActor
struct ImageRendererTests {
    @Test("scale, proposal and opacity are those of the picture")
    func settings() throws {
        let renderer = ImageRenderer(content: Color.red.frame(maxWidth: .infinity).frame(height: 3))
        renderer.proposedSize = ProposedViewSize(width: 5, height: nil)
        renderer.scale = 2
        #expect(try renderer.bitmap().width == 10)
        #expect(renderer.cgImage?.height == 6)
        let clear = ImageRenderer(content: Color.clear.frame(width: 1, height: 1))
        #expect(try clear.bitmap()[0, 0].w == 0)
        clear.isOpaque = true
        #expect(try clear.bitmap()[0, 0] == SIMD4(255, 255, 255, 255))
    }

    @Test("the synchronous and the asynchronous form make the same bytes")
    func forms() async throws {
        let renderer = ImageRenderer(content: Text("Hello").padding())
        func synchronous() throws -> Data { try renderer.pngData() }
        let data = try await renderer.pngData()
        #expect(try synchronous() == data)
        let url = URL(fileURLWithPath: NSTemporaryDirectory() + "tintype-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try await renderer.write(to: url)
        #expect(try Data(contentsOf: url) == data)
    }

    @Test("a scale that is no number of pixels is an error")
    func scale() throws {
        let renderer = ImageRenderer(content: Text("Hello"))
        renderer.scale = 0
        func draw() throws -> Bitmap { try renderer.bitmap() }
        #expect(throws: RenderError.self) { try draw() }
        #expect(renderer.cgImage == nil)
    }

    @Test("a cancelled task draws nothing")
    func cancelled() async throws {
        let counter = DrawingCounter()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let renderer = ImageRenderer(content: Text("Hello"))
            renderer.rasterizer = CountingRasterizer(counter: counter)
            return try await renderer.pngData()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(counter.total == 0)
    }

    @Test("a thousand renders at once give a thousand equal pictures, and their drawings overlap")
    func concurrent() async throws {
        let counter = DrawingCounter()
        let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<1000 {
                group.addTask { try await shareImage(title: "Badges", counter: counter) }
            }
            var distinct: [Data: Int] = [:]
            for try await picture in group { distinct[picture, default: 0] += 1 }
            return distinct
        }
        #expect(pictures.count == 1)
        #expect(pictures.values.first == 1000)
        #expect(counter.total == 1000)
        // With one core there is one thread to draw on.
        if ProcessInfo.processInfo.activeProcessorCount > 1 { #expect(counter.mostAtOnce >= 2) }
    }
}

/// The picture that a server would answer with.
@MainActor
private func shareImage(title: String, counter: DrawingCounter) async throws -> Data {
    let renderer = ImageRenderer(content: ShareCard(title: title, subtitle: "1,000 at once"))
    renderer.scale = 2
    renderer.rasterizer = CountingRasterizer(counter: counter)
    return try await renderer.pngData()
}

/// Counts how many drawings go on at the same time.
private final class DrawingCounter: Sendable {
    private struct Counts {
        var now = 0
        var most = 0
        var total = 0
    }

    // A lock that the thread sanitizer knows, which takes what a `Mutex` guards on Linux for a race.
    private let lock = NSLock()
    nonisolated(unsafe) private var counts = Counts()
    private let second = DispatchSemaphore(value: 0)

    var mostAtOnce: Int { lock.withLock { counts.most } }
    var total: Int { lock.withLock { counts.total } }

    /// The first drawing waits until another has begun, so that a busy machine is no excuse: all other tests that want the main actor may
    /// come between. Where none can, it goes on.
    func during<Result>(_ drawing: () throws -> Result) rethrows -> Result {
        let isFirst = lock.withLock {
            counts.now += 1
            counts.total += 1
            counts.most = max(counts.most, counts.now)
            return counts.total == 1
        }
        defer { lock.withLock { counts.now -= 1 } }
        if isFirst { _ = second.wait(timeout: .now() + 600) } else { second.signal() }
        return try drawing()
    }
}

private struct CountingRasterizer: Rasterizer {
    let counter: DrawingCounter

    func rasterize(_ list: DisplayList, limits: Limits) throws -> Bitmap {
        let rasterizer = try RenderResources.standard.get().rasterizer
        return try counter.during { try rasterizer.rasterize(list, limits: limits) }
    }
}

@Suite("Drawing on a canvas")
@MainActor
struct RenderTests {
    private var view: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 4, height: 2)
            Color.blue.frame(width: 4, height: 2)
        }
    }

    @Test("scaled, a canvas holds what the renderer draws at that scale")
    func scaled() throws {
        let renderer = ImageRenderer(content: view)
        let context = try #require(canvas(width: 8, height: 8))
        renderer.render { size, draw in
            #expect(size == CGSize(width: 4, height: 4))
            context.scaleBy(x: 2, y: 2)
            draw(context)
        }
        renderer.scale = 2
        func twin() throws -> Bitmap { try renderer.bitmap() }
        #expect(try context.makeImage()?.bitmap == twin())
    }

    @Test("a canvas has its origin at the bottom left, and keeps what was drawn before")
    func origin() throws {
        let context = try #require(canvas(width: 6, height: 8))
        let renderer = ImageRenderer(content: view)
        renderer.render { _, draw in
            context.saveGState()
            context.translateBy(x: 1, y: 4)
            draw(context)
            context.restoreGState()
            draw(context)
        }
        let picture = try #require(context.makeImage()).bitmap
        #expect(picture[0, 0].w == 0)
        #expect(picture[1, 0].x > picture[1, 0].z)
        #expect(picture[0, 4].x > picture[0, 4].z)
        #expect(picture[0, 7].z > picture[0, 7].x)
        #expect(picture[5, 7].w == 0)
    }

    private func canvas(width: Int, height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
}

import Foundation
import SwiftUI
import Testing
import Tintype
import TintypeGraphics
import TintypeTree

/// The files in Views import nothing but SwiftUI and Foundation, and Combine where there is one: that they compile is the first test.
@Suite("Sources for Apple's SwiftUI")
@MainActor
struct SourceCompatibilityTests {
    @Test("V2: objects, bindings to elements, storage and onChange reach the texts")
    func basket() throws {
        let texts = try tree(BasketView()).texts
        #expect(texts == ["5 things", "Pears", "3", "Bread", "2", "Total 5"])
    }

    @Test("V2: an observable model is written by a task and a binding, and read from the environment")
    func greeting() throws {
        #expect(try tree(GreetingView()).texts == ["Hello, Ada! 5"])
    }

    @Test("V2: both schemes draw")
    func schemes() throws {
        let light = ImageRenderer(content: BasketView().environment(\.colorScheme, .light))
        let dark = ImageRenderer(content: BasketView().environment(\.colorScheme, .dark))
        #expect(try light.bitmap() != dark.bitmap())
    }

    @Test("publishers of Combine reach the picture")
    func publishers() throws {
        #expect(try tree(ClockView(clock: Clock())).texts == ["tick 1", "received 3"])
    }

    @Test("what is received on a queue comes after the picture, which does not wait")
    func receivedLater() throws {
        #expect(try tree(ClockView(clock: Clock(), queue: .main)).texts == ["tick 1", "received 0"])
    }

    @Test("paths and colours of CoreGraphics draw")
    func arrow() throws {
        let picture = try ImageRenderer(content: ArrowView()).bitmap()
        #expect(picture[1, 10] == SIMD4(255, 0, 0, 255))
        #expect(picture[30, 10].w == 0)
    }

    @Test("a renderer gives an image of its scale")
    func share() throws {
        let image = try #require(shareImage(title: "Hello"))
        // At 2 pixels a point, the padding alone is 64 pixels.
        #expect(image.width > 64 && image.height > 64)
    }

    /// The settled tree of a view at its ideal size.
    private func tree<V: View>(_ view: V) throws -> SettledTree {
        let session = TintypeTree.Session(context: try RenderResources().context(scale: 1))
        return try SettlePass(session: session, canvas: .unspecified).run { V._evaluate(view, into: &$0) }.tree
    }
}

extension SettledTree {
    /// The texts, in the order of drawing.
    var texts: [String] {
        views.filter { $0.kind == "Text" }.compactMap { $0.attributes.first { $0.name == "text" }?.value }
    }

    private var views: [SettledTree.View] {
        func all(_ view: SettledTree.View) -> [SettledTree.View] { [view] + view.children.flatMap(all) }
        return all(root)
    }
}

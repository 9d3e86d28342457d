import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeTree
import TintypeUI

/// Figures that were measured of SwiftUI and are no trees: colours as bytes, lengths in points, springs as parts of the way.
@Suite("Measured figures")
struct MeasuredFigureTests {
    /// A colour's soft gradient over 50 points, light, of the system of 2025, read off a picture that SwiftUI rendered.
    struct Soft: Sendable, Decodable, CustomTestStringConvertible {
        var id: String
        /// One of ``colors``.
        var color: String
        /// The bytes of the first row.
        var top: [Int]
        /// The bytes of the last row.
        var bottom: [Int]
        var testDescription: String { id }

        static let colors: [String: Color] = [
            "blue": .blue, "green": .green, "mint": .mint, "indigo": .indigo, "cyan": .cyan, "pink": .pink,
            "yellow": .yellow,
        ]

        private struct Table: Decodable {
            var cases: [Soft]
        }

        /// The cases of `Fixtures/conformance/gradients.json`.
        static let all: [Soft] = {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            let file = root.appendingPathComponent("Fixtures/conformance/gradients.json")
            let data = FileManager.default.contents(atPath: file.path) ?? Data()
            return (try? JSONDecoder().decode(Table.self, from: data))?.cases ?? []
        }()
    }

    @Test("the measured gradients are there, each of another colour")
    func gradientsAreThere() {
        #expect(Set(Soft.all.map(\.color)) == Set(Soft.colors.keys))
    }

    @Test("a colour's gradient ends where SwiftUI's does", arguments: Soft.all)
    @MainActor
    func softGradients(_ soft: Soft) async throws {
        let color = try #require(Soft.colors[soft.color])
        for (found, wanted) in zip(try await ends(of: color), soft.top + soft.bottom) {
            #expect(abs(found - wanted) <= 2)
        }
    }

    @Test("a colour that was not measured goes nearly as the measured one beside it does", arguments: Soft.all)
    @MainActor
    func softGradientLaw(_ soft: Soft) async throws {
        // The bright one darkens: its own bytes are at the top.
        let bytes = soft.color == "yellow" ? soft.top : soft.bottom
        let parts = bytes.map { Double($0 == 255 ? 254 : $0 + 1) / 255 }
        let color = Color(red: parts[0], green: parts[1], blue: parts[2])
        for (found, wanted) in zip(try await ends(of: color), soft.top + soft.bottom) {
            #expect(abs(found - wanted) <= 9)
        }
    }

    /// The bytes of the first and of the last row.
    @MainActor
    private func ends(of color: Color) async throws -> [Int] {
        let renderer = ImageRenderer(content: Rectangle().fill(color.gradient).frame(width: 2, height: 50))
        let bitmap = try PNG.decode(Array(try await renderer.pngData())).bitmap
        return [bitmap[0, 0], bitmap[0, 49]].flatMap { [Int($0.x), Int($0.y), Int($0.z)] }
    }

    @Test(
        "springs go the way of SwiftUI's",
        arguments: [
            (0.0, [0.35774, 0.71542, 0.89003, 0.9864, 0.99995]),
            (0.15, [0.3881, 0.78637, 0.95645, 1.00602, 0.99997]),
            (0.3, [0.4233, 0.87371, 1.03393, 1.0145, 1.00007]),
        ])
    func springs(_ bounce: Double, _ values: [Double]) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        for (time, value) in zip([0.1, 0.2, 0.3, 0.5, 1], values) {
            #expect(abs(spring.value(target: 1.0, time: time) - value) < 0.00001)
        }
    }

    @Test(
        "curves go the way of SwiftUI's",
        arguments: [
            (UnitCurve.easeOut, [0.3781, 0.6846, 0.9065]), (.easeInOut, [0.1292, 0.5, 0.8708]),
            (.circularEaseIn, [0.032, 0.134, 0.339]), (.circularEaseInOut, [0.067, 0.5, 0.933]),
        ])
    func curves(_ curve: UnitCurve, _ values: [Double]) {
        for (time, value) in zip([0.25, 0.5, 0.75], values) {
            #expect(abs(curve.value(at: time) - value) < 0.0005)
        }
    }

    @Test(
        "a line of a text style is as high as SwiftUI's, and its neighbours as far away",
        arguments: [
            (Font.largeTitle, 40.574, 0.667), (.title, 33.414, 0.667), (.title3, 23.867, 1.334), (.body, 20.287, 2),
            (.subheadline, 17.9, 2.333), (.footnote, 15.514, 2.667), (.caption, 14.32, 2), (.caption2, 13.127, 0),
        ])
    @MainActor
    func textStyles(_ font: Font, _ height: Double, _ distance: Double) throws {
        let two = try frames(
            VStack {
                Text("One").id("first")
                Text("Two").id("second")
            }.font(font))
        // Lines are as high as whole pixels, of which a point has three here.
        #expect(two[0].height - height > -1e-3 && two[0].height - height < 1 / 3.0)
        #expect(abs(two[1].minY - two[0].maxY - distance) < 1e-3)
    }

    @MainActor
    private func frames(_ view: some View) throws -> [CGRect] {
        let session = Session(context: try RenderResources.viewContext(scale: 3))
        let settled = try SettlePass(session: session, canvas: .unspecified).run { evaluate(view, into: &$0) }
        return ["first", "second"].compactMap { settled.tree.view($0)?.frame }
    }

    @MainActor
    private func evaluate<V: View>(_ view: V, into scope: inout Scope) {
        V._evaluate(view, into: &scope)
    }
}

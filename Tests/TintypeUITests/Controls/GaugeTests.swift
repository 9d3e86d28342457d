import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Gauges")
@MainActor
struct GaugeTests {
    private let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])

    /// The paints of what is filled and stroked.
    private func paints(_ view: some View) throws -> [Paint] {
        let list = try settle(view, width: 200, height: 100).displayList(background: nil)
        func walk(_ items: [DisplayItem]) -> [Paint] {
            items.flatMap { item -> [Paint] in
                switch item {
                case .fill(_, _, let paint), .stroke(_, _, let paint): [paint]
                case .group(_, let inner): walk(inner)
                case .glyphs, .image: []
                }
            }
        }
        return walk(list.items)
    }

    private func angular(_ paints: [Paint]) throws -> AngularPaint {
        try #require(
            paints.compactMap { paint -> AngularPaint? in
                if case .angularGradient(let angular) = paint { angular } else { nil }
            }.first)
    }

    @Test("a bare gradient runs along the open arc, from the least value to the greatest")
    func openArc() throws {
        let gauge = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircular)
        let paint = try angular(paints(gauge.tint(gradient)))
        // Open by a quarter at the bottom: from the lower left over the top to the lower right.
        #expect(abs(paint.start - 0.75 * .pi) < 1e-9 && abs(paint.end - 2.25 * .pi) < 1e-9)
        #expect(paint.stops.map(\.color) == [.black, .white])
        #expect(try paints(gauge.tint(.red)).allSatisfy { if case .color = $0 { true } else { false } })
    }

    @Test("along a closed ring it begins at the top, round end and all")
    func closedRing() throws {
        let gauge = Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(gradient)
        let paint = try angular(paints(gauge))
        #expect(abs(paint.end - paint.start - 2 * .pi) < 1e-9)
        #expect(paint.start < -0.5 * .pi && paint.start > -0.55 * .pi)
    }

    @Test("along a bar it runs to the trailing side", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func bars(direction: LayoutDirection) throws {
        func ends(_ style: some GaugeStyle) throws -> [(CGFloat, CGFloat)] {
            let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(style).tint(gradient)
                .environment(\.layoutDirection, direction)
            return try paints(gauge).compactMap { paint in
                guard case .linearGradient(_, let start, let end) = paint, start.y == end.y else { return nil }
                return (start.x, end.x)
            }
        }
        for found in [try ends(.accessoryLinear), try ends(.linearCapacity), try ends(.accessoryLinearCapacity)] {
            #expect(!found.isEmpty)
            #expect(found.allSatisfy { direction == .leftToRight ? $0.0 < $0.1 : $0.0 > $0.1 })
        }
    }

    @Test("the dot of a bar has the colour of its place", arguments: [0, 0.25, 1])
    func dot(value: Double) throws {
        let gauge = Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(gradient)
        let colors = try paints(gauge).compactMap { if case .color(let color) = $0 { color } else { nil } }
        #expect(colors.contains(ResolvedColor(red: value, green: value, blue: value)))
    }
}

import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeTree

/// The scenarios of `Fixtures/scenes/motion` as Swift views. G1, A6 and V4 are in `AnimationLawTests` and `TransitionTests`.
@Suite("Scenarios in time, as Swift views")
@MainActor
struct MotionViewTests {
    @Observable
    @MainActor
    fileprivate final class Model {
        var isOn = false
    }

    /// Turns a model on at the beginning, and looks at instants of a second, each with the part of the way of a smooth second.
    private func watch<V: View>(
        size: CGSize, _ view: (Model) -> V, _ check: (Double, ViewStage<V>) throws -> Void
    ) throws {
        let model = Model()
        let stage = ViewStage(view(model), size: size)
        stage.perform { model.isOn = true }
        for time in [0, 0.25, 0.5, 0.75, 1] {
            stage.advance(to: .seconds(time))
            try check(Spring(duration: 1, bounce: 0).value(target: 1.0, time: time), stage)
        }
    }

    private struct Cells: View {
        let model: Model
        let isGrouped: Bool

        var body: some View {
            Color.gray.overlay(alignment: .bottomTrailing) {
                Group {
                    if isGrouped { cells.geometryGroup() } else { cells }
                }
                .frame(width: model.isOn ? 220 : 66, height: model.isOn ? 220 : 66)
            }
            .frame(width: 300, height: 300)
            .animation(.smooth(duration: 1), value: model.isOn)
        }

        private var cells: some View {
            GeometryReader { proxy in
                HStack(spacing: 2) {
                    ForEach(0..<Int(proxy.size.width / 22), id: \.self) { column in
                        Color.blue.id("cell \(column)").frame(width: 20, height: 20)
                    }
                }
            }
            .clipped()
        }
    }

    @Test(
        "G2: as many cells as the final width has at once, or with a group as many as the width has",
        arguments: [false, true])
    func measuredCells(isGrouped: Bool) throws {
        try watch(size: CGSize(width: 300, height: 300)) {
            Cells(model: $0, isGrouped: isGrouped)
        } _: { come, stage in
            let width = isGrouped ? 66 + 154 * come : 220
            let count = (0..<10).count { (try? stage.frame(of: "cell \($0)")) != nil }
            #expect(count == Int(width / 22))
            // A cell that was there before goes to its new place; one that comes stands in it.
            let first = try stage.frame(of: "cell 0")
            #expect(abs(first.minX - (300 - 66 - 154 * come)) < 0.01)
            if !isGrouped { #expect(try stage.frame(of: "cell 9").minX == 278) }
        }
    }

    private struct Sign: View {
        let model: Model
        let isGrouped: Bool

        var body: some View {
            Group {
                if isGrouped { sign.geometryGroup() } else { sign }
            }
            .animation(.smooth(duration: 1), value: model.isOn)
            .frame(width: 300)
        }

        private var sign: some View {
            Text(model.isOn ? "Departure" : "Gate").id("text").fixedSize()
                .frame(width: model.isOn ? 300 : 120, height: 60, alignment: .leading)
                .background(.orange)
        }
    }

    @Test(
        "G3: a text that is there before and after goes with its frame, with a group or without",
        arguments: [false, true])
    func changingText(isGrouped: Bool) throws {
        var widths: [CGFloat] = []
        try watch(size: CGSize(width: 300, height: 60)) {
            Sign(model: $0, isGrouped: isGrouped)
        } _: { come, stage in
            let text = try stage.frame(of: "text")
            widths.append(text.width)
            #expect(abs(text.minX - 90 * (1 - come)) < 0.01, "\(come)")
            #expect(abs(text.midY - 30) < 0.51)
        }
        // The width goes from that of the one text to that of the other.
        #expect(widths == widths.sorted() && widths[0] < widths[4])
    }

    private struct Cure: View {
        let model: Model
        let isBarrier: Bool

        var body: some View {
            square.frame(width: model.isOn ? 300 : 200, height: model.isOn ? 300 : 200)
                .animation(.smooth(duration: 1), value: model.isOn)
                .frame(width: 300, height: 300)
        }

        @ViewBuilder
        private var square: some View {
            let dot = Circle().fill(.yellow).id("dot").frame(width: 20, height: 20)
            if isBarrier {
                Color.red.overlay(alignment: .topLeading) { if model.isOn { dot } }.transformEffect(.identity)
            } else {
                Color.red.overlay(alignment: .topLeading) { dot.opacity(model.isOn ? 1 : 0) }
            }
        }
    }

    @Test(
        "G4: shown by opacity, or behind an identity transform, the circle keeps to the corner",
        arguments: [false, true])
    func olderCures(isBarrier: Bool) throws {
        try watch(size: CGSize(width: 300, height: 300)) {
            Cure(model: $0, isBarrier: isBarrier)
        } _: { come, stage in
            let corner = 50 * (1 - come)
            let dot = try stage.frame(of: "dot")
            #expect(abs(dot.minX - corner) < 0.01 && abs(dot.minY - corner) < 0.01)
        }
    }

    private struct Pulse: View {
        @State private var isPulsing = false

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<3) { row in Color.gray.id("row \(row)").frame(width: 200, height: 40) }
            }
            .overlay(alignment: .topLeading) {
                ZStack {
                    Capsule().fill(.blue.opacity(0.25)).id("span").frame(width: 8, height: 40)
                    Circle().fill(.blue).id("point").frame(width: 16, height: 16).scaleEffect(isPulsing ? 1.4 : 1)
                }
                .offset(x: 86 - 8, y: 60)
            }
            .onAppear {
                withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isPulsing = true }
            }
        }
    }

    @Test("L6: a span over two rows stays, and its point swells and shrinks about its place")
    func location() throws {
        let stage = ViewStage(Pulse(), size: CGSize(width: 200, height: 120))
        for (time, part) in [(0, 0.0), (0.4, 0.5), (0.8, 1), (1.2, 0.5), (1.6, 0), (2, 0.5)] {
            stage.advance(to: .seconds(time))
            let (span, point) = (try stage.frame(of: "span"), try stage.frame(of: "point"))
            let rows = (try stage.frame(of: "row 1"), try stage.frame(of: "row 2"))
            #expect(span.minY == rows.0.midY && span.maxY == rows.1.midY)
            #expect(abs(point.width - 16 * (1 + 0.4 * part)) < 0.01, "at \(time)")
            #expect(abs(point.midX - span.midX) < 0.01 && abs(point.midY - span.midY) < 0.01)
        }
    }
}

import Foundation
import Testing
import Tintype
import TintypeTesting

/// The places that the scroll views of a test are at.
@MainActor
@Observable
private final class Places {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var heard: [Int?] = []
}

@Suite("Scroll positions on a stage")
@MainActor
struct StageScrollPositionTests {
    private let places = Places()
    private var bound: Bindable<Places> { Bindable(places) }

    /// Rows of 40 points.
    private struct Rows: View {
        var isLazy = true
        var isTarget = true

        var body: some View {
            let rows = ForEach(0..<50, id: \.self) {
                Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40).accessibilityIdentifier("row\($0)")
            }
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout(isEnabled: isTarget)
                }
            }
        }
    }

    private struct Living<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    private func stage(_ view: @escaping @autoclosure () -> some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(Living(content: view)), layout: .fixed(width: 200, height: 210))
    }

    private func drag(_ stage: ViewStage<AnyView>, by way: CGFloat) throws {
        try stage.drag(from: CGPoint(x: 100, y: 205), to: CGPoint(x: 100, y: 205 - way))
    }

    @Test(
        "a finger writes the id of the first view that is seen, and a written one is scrolled to",
        arguments: [true, false])
    func ids(isLazy: Bool) throws {
        let stage = self.stage(
            Rows(isLazy: isLazy).scrollPosition(id: bound.id).onChange(of: places.id) { places.heard.append($1) })
        #expect(places.id == nil)
        try drag(stage, by: 130)
        #expect(places.id == 3, "130 points are three rows and a part of the fourth")
        try drag(stage, by: 30)
        #expect(places.id == 4, "160 points are four rows")
        #expect(try stage.find(id: "row4").frame.minY == 0)
        #expect(places.heard.last == 4 && Set(places.heard).count == places.heard.count, "each once: \(places.heard)")
        stage.perform { places.id = 20 }
        #expect(try stage.find(id: "row20").frame.maxY == 210, "no further than it takes to see it")
        try drag(stage, by: -40)
        #expect(places.id == 14)
        // The place that it was told of is a goal as any other.
        stage.perform { places.id = 4 }
        #expect(try stage.find(id: "row4").frame.minY == 0)
    }

    @Test("the view nearest to the anchor")
    func anchor() throws {
        let stage = self.stage(Rows().scrollPosition(id: bound.id, anchor: .bottom))
        try drag(stage, by: 102)
        #expect(places.id == 7, "its end is at 320 points, that of the window at 312")
    }

    @Test("a position is one by the user then, until it is set")
    func position() throws {
        let stage = self.stage(Rows().scrollPosition(bound.position))
        #expect(!places.position.isPositionedByUser)
        try drag(stage, by: 90)
        #expect(places.position.isPositionedByUser)
        #expect(places.position.viewID(type: Int.self) == 2)
        stage.perform { places.position.scrollTo(edge: .top) }
        #expect(!places.position.isPositionedByUser)
        #expect(try stage.find(id: "row0").frame.minY == 0)
    }

    @Test("without targets, and by a binding that takes nothing, the finger still scrolls")
    func others() throws {
        let plain = self.stage(Rows(isTarget: false).scrollPosition(id: bound.id))
        try drag(plain, by: 80)
        #expect(places.id == nil)
        #expect(try plain.find(id: "row2").frame.minY == 0)
        let constant = self.stage(Rows().scrollPosition(id: .constant(nil as Int?)))
        try drag(constant, by: 80)
        #expect(try constant.find(id: "row2").frame.minY == 0)
        try drag(constant, by: 80)
        #expect(try constant.find(id: "row4").frame.minY == 0)
    }
}

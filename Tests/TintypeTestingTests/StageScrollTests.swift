import Foundation
import Testing
import Tintype
import TintypeTesting

/// The words that the views of a test have told.
@MainActor
private final class Told {
    var words: [String] = []
}

@Suite("Scrolling on a stage, and those who are told of it")
@MainActor
struct StageScrollTests {
    private let told = Told()

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 300, height: 400))
    }

    /// Rows of 40 points, of which ten are seen.
    private func rows(isLazy: Bool = false) -> some View {
        let told = told
        let rows = ForEach(0..<50, id: \.self) { number in
            Text("row \(number)").frame(height: 40)
                .onScrollVisibilityChange { told.words.append("\(number) \($0 ? "in" : "out")") }
        }
        return ScrollView { if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } } }
    }

    @Test("the geometry, the phases of the finger, and nothing before it comes")
    func observers() throws {
        let told = told
        let stage = self.stage(
            rows()
                .onScrollGeometryChange(for: CGRect.self) {
                    $0.visibleRect
                } action: {
                    told.words.append("\($1.minY)")
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentSize.height
                } action: {
                    told.words.append("\($1)")
                }
                .onScrollPhaseChange { told.words.append("\($0) to \($1)") })
        told.words = []
        stage.advance(by: .seconds(1))
        #expect(told.words == [])
        let finger = try stage.press(at: CGPoint(x: 150, y: 300))
        #expect(told.words == ["idle to tracking"])
        try finger.move(to: CGPoint(x: 150, y: 295))
        #expect(told.words == ["idle to tracking"])
        told.words = []
        try finger.move(to: CGPoint(x: 150, y: 275))
        #expect(told.words.sorted() == ["0 out", "10 in", "25.0", "tracking to interacting"])
        told.words = []
        try finger.lift()
        #expect(told.words == ["interacting to idle"])
        told.words = []
        let tap = try stage.press(at: CGPoint(x: 150, y: 300))
        try tap.lift()
        #expect(told.words == ["idle to tracking", "tracking to idle"])
    }

    @Test("rows come into sight and go out of it, made by a lazy stack or not", arguments: [false, true])
    func sight(isLazy: Bool) throws {
        let stage = self.stage(rows(isLazy: isLazy))
        #expect(Set(told.words) == Set((0..<10).map { "\($0) in" }))
        told.words = []
        try stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
        // Of the third and the thirteenth row a half is seen.
        #expect(Set(told.words) == ["0 out", "1 out", "10 in", "11 in", "12 in"])
        try stage.scroll(toText: "row 40")
        var seen: Set<Int> = []
        for word in told.words.map({ $0.split(separator: " ") }) {
            if word[1] == "in" { seen.insert(try #require(Int(word[0]))) }
            if word[1] == "out" { seen.remove(try #require(Int(word[0]))) }
        }
        // What is not made is searched for window by window.
        let text = try stage.find(text: "row 40").frame
        if isLazy {
            #expect(text.midY == 20, "its row is the first of a window")
        } else {
            // A text that is there is scrolled no further than it takes to see it: its lower edge stands at the window's, wherever
            // in its row it stands.
            #expect(text.maxY == 400)
        }
        #expect(seen == Set(isLazy ? 40..<50 : 31..<41))
    }

    @Test("a reader's goal and a finger take turns")
    func reader() throws {
        struct Screen: View {
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("Go") { withAnimation { proxy.scrollTo(40, anchor: .top) } }.frame(height: 40)
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40) }
                            }
                        }
                    }
                }
            }
        }
        let stage = self.stage(Screen())
        try stage.find(label: "Go").tap()
        #expect(try stage.find(text: "row 40").frame.midY == 60)
        try stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 180))
        #expect(try stage.find(text: "row 43").frame.midY == 60)
        try stage.find(label: "Go").tap()
        #expect(try stage.find(text: "row 40").frame.midY == 60)
    }
}

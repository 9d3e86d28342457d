import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("What a stage finds, and what a finger meets")
@MainActor
struct StageFindTests {
    private func stage(_ view: some View) -> ViewStage<some View> {
        ViewStage(view, layout: .fixed(width: 200, height: 200))
    }

    /// The message of the error that `action` throws.
    private func message(_ action: () throws -> Void) -> String {
        do {
            try action()
            return "nothing was thrown"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "views are found by name, text, label and role; what is not there is an error with what is, the nearest first")
    func queries() throws {
        let stage = self.stage(
            VStack {
                Text("Inbox").id("title")
                Button("Save") {}
                Button("Delete") {}
                Image(systemName: "star").accessibilityLabel("Favourite")
                Toggle("Sound", isOn: .constant(true))
            })
        #expect(try stage.find(id: "title").label == "Inbox")
        #expect(try stage.find(text: "Inbox").frame == stage.find(id: "title").frame)
        #expect(try stage.find(label: "Save").role == .button)
        #expect(try stage.find(label: "Favourite").frame.width > 0)
        #expect(try stage.find(role: .toggle).value == "true")
        #expect(try stage.findAll(role: .button).map(\.label) == ["Save", "Delete"])
        #expect(message { _ = try stage.find(label: "Savee") }.contains(#"did you mean "Save"? there are: "Save""#))
        #expect(message { _ = try stage.find(role: .button) }.hasPrefix("2 views have the role button"))
        #expect(message { _ = try stage.find(id: "titel") }.contains(#"did you mean "title"?"#))
        #expect(message { _ = try stage.find(role: .slider) }.hasPrefix("no view has the role slider at this instant"))
    }

    @Test("the topmost view is met, by zIndex, and what covers another is named")
    func covered() throws {
        var taps: [String] = []
        let stage = self.stage(
            ZStack {
                Color.red.frame(width: 100, height: 100).id("lower").onTapGesture { taps.append("lower") }.zIndex(1)
                Color.blue.frame(width: 50, height: 50).id("upper").onTapGesture { taps.append("upper") }
            })
        try stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == ["lower"])
        let message = message { try stage.find(id: "upper").tap() }
        #expect(message.hasPrefix(#"Color "upper" is covered at its middle (100, 100) by Color "lower""#), "\(message)")
    }

    @Test("clips, contentShape, opacity 0 and allowsHitTesting decide what is met, and so does where a shape draws")
    func shapes() throws {
        var taps: [String] = []
        func tapped(_ name: String) -> () -> Void { { taps.append(name) } }
        let stage = self.stage(
            VStack(spacing: 0) {
                Circle().frame(width: 40, height: 40).onTapGesture(perform: tapped("circle"))
                Color.red.frame(width: 80, height: 40).frame(width: 40).clipped().onTapGesture(perform: tapped("clip"))
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
                .frame(height: 40).contentShape(Rectangle()).onTapGesture(perform: tapped("shape"))
                HStack {
                    Text("a")
                    Spacer()
                    Text("b")
                }
                .frame(height: 40).onTapGesture(perform: tapped("gap"))
                ZStack {
                    Color.green.onTapGesture(perform: tapped("green"))
                    Color.black.allowsHitTesting(false)
                    Color.white.opacity(0)
                }
                .frame(width: 40, height: 40)
            })
        try stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 83, y: 3)) }
        try stage.tap(at: CGPoint(x: 115, y: 60))
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 130, y: 60)) }
        try stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 100, y: 140)) }
        try stage.tap(at: CGPoint(x: 100, y: 180))
        #expect(taps == ["circle", "clip", "shape", "green"])
    }

    @Test("a point of a turned and scaled view is met where it is drawn")
    func transformed() throws {
        var place: CGPoint?
        let stage = self.stage(
            Color.red.frame(width: 100, height: 20).onTapGesture { place = $0 }
                .rotationEffect(.degrees(90)).scaleEffect(0.5))
        // 50 points high, 10 wide, around the middle.
        try stage.tap(at: CGPoint(x: 100, y: 80))
        let found = try #require(place)
        #expect(abs(found.x - 10) < 1e-6 && abs(found.y - 10) < 1e-6, "\(found)")
        #expect(throws: (any Error).self) { try stage.tap(at: CGPoint(x: 120, y: 100)) }
    }

    @Test("a disabled control, a point outside and a view that has gone are told as what they are")
    func refused() throws {
        let stage = self.stage(
            VStack {
                Button("Save") {}.disabled(true)
                Text("far").fixedSize().offset(x: 300)
                Vanishing()
            })
        #expect(message { try stage.find(label: "Save").tap() }.hasPrefix(#"Button "Save" is disabled"#))
        #expect(message { try stage.find(text: "far").tap() }.hasPrefix(#"Text "far" is outside the picture"#))
        let gone = try stage.find(label: "Go")
        try gone.tap()
        #expect(message { try gone.tap() }.hasPrefix(#"Button "Go" is not there any more at 0 s"#))
        // None of these is the stage's end.
        #expect(try stage.find(text: "gone").label == "gone")
    }

    private struct Vanishing: View {
        @State private var isThere = true

        var body: some View {
            if isThere { Button("Go") { isThere = false } } else { Text("gone") }
        }
    }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Fields and values")
@MainActor
struct FieldTests {
    @Test("a field is 22 points high and as wide as it may be")
    func size() throws {
        let scene = try settle(TextField("Name", text: .constant("")).id("field"), width: 200, height: 100)
        #expect(try scene.frame("field").size == CGSize(width: 200, height: 22))
    }

    @Test("a field shows its text, or its prompt, or its title")
    func prompt() throws {
        func text(_ view: some View) throws -> String { try settle(view, width: 200).tree.text() }
        #expect(try text(TextField("Title", text: .constant("Words"))).contains("text=Words"))
        #expect(try text(TextField("Title", text: .constant("")).id("f")).contains("text=Title"))
        let prompted = try text(TextField("Title", text: .constant(""), prompt: Text("Prompt")))
        #expect(prompted.contains("text=Prompt") && !prompted.contains("text=Title"))
    }

    @Test("what is secret is nowhere in the tree")
    func secure() throws {
        let text = try settle(
            SecureField("Password", text: .constant("hunter2")).textFieldStyle(.roundedBorder), width: 200
        ).tree.text()
        #expect(text.contains("•••••••"))
        #expect(!text.contains("hunter2"))
    }

    @Test("a field of a value shows it as its format writes it; nothing for nil")
    func format() throws {
        let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
        let text = try settle(TextField("Amount", value: .constant(1234.5), format: style), width: 200).tree.text()
        #expect(text.contains("1.234,5"))
        let empty = try settle(
            TextField("Amount", value: .constant(nil as Double?), format: style), width: 200
        ).tree.text()
        #expect(empty.contains("text=Amount"))
    }

    @Test("a style puts something around the field it is given")
    func style() throws {
        struct BoxedStyle: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                configuration.padding(10).id("box")
            }
        }
        let scene = try settle(
            TextField("Name", text: .constant("")).textFieldStyle(BoxedStyle()), width: 200, height: 100)
        #expect(try scene.frame("box").height == 42)
    }

    @Test("a stepper's sign is pale where the value can go no further")
    func stepper() throws {
        let atEnd = try settle(Stepper("Count", value: .constant(10), in: 1...10), width: 200).tree.text()
        #expect(atEnd.contains("canIncrement") && !atEnd.contains("canDecrement"))
        let inside = try settle(Stepper("Count", value: .constant(5), in: 1...10), width: 200).tree.text()
        #expect(!inside.contains("canIncrement") && !inside.contains("canDecrement"))
    }

    @Test("a slider's thumb stays on its track", arguments: [(-5.0, "0"), (2.5, "0.25"), (20, "1"), (.nan, "0")])
    func slider(value: Double, fraction: String) throws {
        let scene = try settle(Slider(value: .constant(value), in: 0...10).id("slider"), width: 200, height: 100)
        #expect(try scene.frame("slider").size == CGSize(width: 200, height: 31))
        #expect(scene.tree.text().contains("fraction=\(fraction) "))
    }

    @Test("a slider of steps has a tick for each on iOS 26, where they have room", arguments: [(26, 5), (18, 0)])
    func steps(version: Int, ticks: Int) throws {
        let platform = Platform(.iOS, version: version)
        let dots = try dots(in: Slider(value: .constant(2.0), in: 0...4, step: 1), on: platform)
        #expect(dots.count == ticks)
        // The ticks stand where the middle of the thumb can be: half a thumb, 19 points, from the ends.
        if ticks > 0 { #expect(dots.map { $0.midX } == [19, 59.5, 100, 140.5, 181]) }
        #expect(try self.dots(in: Slider(value: .constant(2.0), in: 0...400, step: 1)).isEmpty)
    }

    @Test("a slider's own ticks stand at their values, and its fill begins at the neutral one")
    func ticks() throws {
        let slider = Slider(value: .constant(3.0), in: 0...4, neutralValue: 2) {
            Text("Balance")
        } ticks: {
            SliderTick(1)
            SliderTickContentForEach([2.0, 3], id: \.self) { SliderTick($0) }
        }
        #expect(try dots(in: slider).map { $0.midX } == [59.5, 100, 140.5])
        let fills = try fills(in: slider).filter { $0.height == 6 }
        #expect(fills.last?.minX == 100 && fills.last?.maxX == 140.5)
    }

    private func fills(in slider: some View, on platform: Platform = Platform()) throws -> [CGRect] {
        let scene = try settle(slider, width: 200, height: 31, context: .blocks(platform: platform))
        let list = scene.displayList(background: nil)
        return list.items.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    private func dots(in slider: some View, on platform: Platform = Platform()) throws -> [CGRect] {
        try fills(in: slider, on: platform).filter { $0.width == 3 }
    }

    @Test("progress beyond its total is complete; without a value nobody knows")
    func progress() throws {
        struct Spelled: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "at \(configuration.fractionCompleted.map { "\($0)" } ?? "unknown")")
            }
        }
        func text(_ view: some View) throws -> String { try settle(view.progressViewStyle(Spelled())).tree.text() }
        #expect(try text(ProgressView(value: 12, total: 10)).contains("at 1.0"))
        #expect(try text(ProgressView(value: 5, total: 10)).contains("at 0.5"))
        #expect(try text(ProgressView("Wait")).contains("at unknown"))
    }

    @Test("a group's content is made only where it is expanded")
    func disclosure() throws {
        func text(_ isExpanded: Bool) throws -> String {
            try settle(
                DisclosureGroup("Title", isExpanded: .constant(isExpanded)) { Text("Inside") }, width: 200
            ).tree.text()
        }
        #expect(try text(true).contains("Inside"))
        #expect(try !text(false).contains("Inside"))
    }
}

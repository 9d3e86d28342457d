import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Pickers")
@MainActor
struct PickerTests {
    @Test("a menu shows the option whose tag is the selection, and no other")
    func menu() throws {
        let text = try settle(
            Picker("Fruit", selection: .constant(2)) {
                Text("Apple").tag(1)
                Text("Pear").padding(2).frame(width: 80).tag(2)
            }
        ).tree.text()
        #expect(text.contains("Pear"))
        #expect(!text.contains("Apple") && !text.contains("Fruit"))
    }

    @Test("frames and paddings around a tag do not hide it")
    func tagBelow() throws {
        let text = try settle(
            Picker("Fruit", selection: .constant("p")) {
                Text("Apple").tag("a")
                Text("Pear").tag("p").padding(2).frame(width: 80).background(Color.red)
            }
        ).tree.text()
        #expect(text.contains("Pear"))
    }

    @Test("elements of a list without tags are known by their ids")
    func ids() throws {
        let text = try settle(
            Picker("Fruit", selection: .constant("Pear")) {
                ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
            }
        ).tree.text()
        #expect(text.contains("Pear") && !text.contains("Plum"))
    }

    @Test("numbers of a range are known by their places, unless an id says otherwise")
    func ranges() throws {
        func text(_ picker: some View) throws -> String { try settle(picker).tree.text() }
        let places = Picker("Number", selection: .constant(2)) { ForEach(2..<100) { Text("\($0) people") } }
        #expect(try text(places).contains("4 people"))
        let ids = Picker("Number", selection: .constant(2)) { ForEach(2..<100, id: \.self) { Text("\($0) people") } }
        #expect(try text(ids).contains("2 people"))
        let tags = Picker("Number", selection: .constant(2)) { ForEach(2..<100) { Text("\($0) people").tag($0) } }
        #expect(try text(tags).contains("2 people"))
    }

    @Test("an optional selection finds tags of both kinds", arguments: [1, nil] as [Int?])
    func optional(selection: Int?) throws {
        let text = try settle(
            Picker("Fruit", selection: .constant(selection)) {
                Text("None").tag(nil as Int?)
                Text("One").tag(1)
            }
        ).tree.text()
        #expect(text.contains(selection == nil ? "None" : "One"))
        #expect(!text.contains(selection == nil ? "One" : "None"))
    }

    @Test("segments are of one width; the control is 31 points high and fills its width")
    func segmented() throws {
        let scene = try settle(
            Picker("Fruit", selection: .constant(1)) {
                ForEach(0..<3) { index in Color.red.frame(width: 10, height: 10).id("s\(index)") }
            }
            .pickerStyle(.segmented).id("picker"), width: 304, height: 100)
        #expect(try scene.frame("picker").size == CGSize(width: 304, height: 31))
        #expect(try scene.frame("s1").midX - scene.frame("s0").midX == 100)
        #expect(scene.tree.text().contains("chosen=1"))
    }

    @Test("on macOS the segments are n·(w + 21) + 8 wide and 24 high")
    func segmentedOnMac() throws {
        let scene = try settle(
            Picker("", selection: .constant(0)) {
                ForEach(0..<3) { _ in Color.red.frame(width: 30, height: 10) }
            }
            .pickerStyle(.segmented).id("picker"), width: 500, context: .blocks(platform: Platform(.macOS)))
        #expect(try scene.frame("picker").size == CGSize(width: 161, height: 24))
    }

    @Test("the chosen row of a wheel is in its middle")
    func wheel() throws {
        let scene = try settle(
            Picker("Fruit", selection: .constant(4)) {
                ForEach(0..<9) { index in Color.red.frame(width: 10, height: 10).id("r\(index)") }
            }
            .pickerStyle(.wheel).id("wheel"), width: 200, height: 216)
        #expect(try scene.frame("r4").midY == 108)
        #expect(throws: MissingView.self) { try scene.frame("r0") }
    }

    @Test("inline options are rows of their own in a list")
    func inline() throws {
        let scene = try settle(
            VStack(spacing: 10) {
                Picker("Fruit", selection: .constant(1)) {
                    ForEach(0..<3) { index in Color.red.frame(width: 10, height: 20).id("r\(index)") }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
            .buttonContext(.form), width: 100, height: 200)
        #expect(try scene.frame("r1").minY - scene.frame("r0").minY == 30)
    }
}

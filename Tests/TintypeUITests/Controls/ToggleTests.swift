import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Toggles")
@MainActor
struct ToggleTests {
    @Test(
        "a switch has the system's size",
        arguments: [
            (Platform(.iOS), CGSize(width: 61, height: 28)),
            (Platform(.iOS, version: 18), CGSize(width: 51, height: 31)),
            (Platform(.macOS), CGSize(width: 54, height: 24)),
        ])
    func size(platform: Platform, size: CGSize) throws {
        let scene = try settle(
            Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(.switch).id("switch"),
            context: .blocks(platform: platform))
        #expect(try scene.frame("switch").size == size)
    }

    @Test("the label is at the leading edge and the switch at the trailing one")
    func row() throws {
        let scene = try settle(
            Toggle(isOn: .constant(false)) { Color.red.frame(width: 50, height: 20).id("label") }.id("toggle"),
            width: 300, height: 100)
        #expect(try scene.frame("toggle").width == 300)
        #expect(try scene.frame("label").minX == 0)
        #expect(scene.tree.text().contains("isOn=false"))
    }

    @Test("several texts of a label are one below the other")
    func subtitle() throws {
        let scene = try settle(
            Toggle(isOn: .constant(false)) {
                Text("Title").id("title")
                Text("More").id("more")
            }, width: 300)
        #expect(try scene.frame("more").minY > scene.frame("title").minY)
        #expect(try scene.frame("more").minX == scene.frame("title").minX)
    }

    @Test("a checkbox of macOS is 16 points and 5 before its label")
    func checkbox() throws {
        let scene = try settle(
            Toggle(isOn: .constant(true)) { Color.red.frame(width: 50, height: 16).id("label") }.id("toggle"),
            context: .blocks(platform: Platform(.macOS)))
        #expect(try scene.frame("label").minX - scene.frame("toggle").minX == 21)
    }

    @Test("a toggle for several values is mixed where they differ")
    func sources() throws {
        let values = [Binding.constant(true), Binding.constant(false)]
        let view = Toggle("All", sources: values, isOn: \.self).toggleStyle(MixedStyle())
        #expect(try settle(view).tree.text().contains("mixed true"))
    }

    @Test("a style can write what the toggle stands for")
    func binding() throws {
        final class Box { var isOn = false }
        let box = Box()
        struct WritingStyle: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onAppear { configuration.isOn.toggle() }
            }
        }
        _ = try settle(
            Toggle("a", isOn: Binding(get: { box.isOn }, set: { box.isOn = $0 })).toggleStyle(WritingStyle()))
        #expect(box.isOn)
    }
}

private struct MixedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "mixed \(configuration.isMixed)") }
}

import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

@Suite("A scene file")
struct SceneFileTests {
    @Test("a device gives the canvas its size, scale and safe area")
    func device() throws {
        let canvas = try SceneFile.parse(text: "canvas: {device: iPhone 15}\nbody: {Text: a}", file: "a.yaml").canvas
        #expect(canvas.width == 393)
        #expect(canvas.height == 852)
        #expect(canvas.scale == 3)
        #expect(canvas.safeArea.top == 59)
    }

    @Test("the canvas without a word is of the scene's ideal size, at scale 1 and without a background")
    func defaults() throws {
        let scene = try SceneFile.parse(
            text: "body:\n  Color: red\n  modifiers: [frame: {width: 30, height: 20}]", file: "a.yaml")
        #expect(scene.canvas.scale == 1)
        #expect(scene.canvas.backgroundColor(in: .light) == nil)
        #expect(try scene.settle().size == CGSize(width: 30, height: 20))
    }

    @Test("a background is a colour of the canvas's scheme and generation")
    func background() throws {
        let scene = try SceneFile.parse(
            text: "canvas: {background: primary, colorScheme: dark, platform: macOS, os: 15}\nbody: Spacer",
            file: "a.yaml")
        #expect(scene.canvas.backgroundColor(in: scene.canvas.colorScheme) == ResolvedColor.white.opacity(0.85))
        #expect(scene.canvas.platform == Platform(.macOS, version: 15))
    }

    @Test("JSON says the same as YAML")
    func json() throws {
        let yaml = try SceneFile.parse(text: "body:\n  Text: Hello\n  modifiers:\n    - padding: 4", file: "a.yaml")
        let json = try SceneFile.parse(
            text: #"{"body": {"Text": "Hello", "modifiers": [{"padding": 4}]}}"#, file: "a.json")
        #expect(try yaml.settle().tree.text() == json.settle().tree.text())
    }

    @Test("a canvas that comes out too large is refused")
    func size() throws {
        let scene = try SceneFile.parse(text: "body: Spacer", file: "a.yaml")
        #expect(throws: SceneErrors.self) { try scene.checkSize(CGSize(width: 1e6, height: 1e6), scale: 1) }
        try scene.checkSize(CGSize(width: 100, height: 100), scale: 3)
    }

    @Test("two evaluations of one session keep the states, two sessions do not")
    func identity() throws {
        let scene = try SceneFile.parse(
            text: "state: {n: 0}\nbody:\n  Text: $(n)\n  modifiers: [onAppear: {set: {n: =n + 1}}]", file: "a.yaml")
        for _ in 0..<2 { #expect(try scene.settle().all("Text").first?["text"] == "1") }
    }
}

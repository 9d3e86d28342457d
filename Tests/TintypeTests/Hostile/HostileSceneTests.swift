import Foundation
import Testing
import TintypeGraphics
import TintypeScene

@testable import Tintype

/// Scenes whose numbers leave geometry without an answer: each gives a picture or an error that says what is wrong.
@Suite("Hostile scenes")
struct HostileSceneTests {
    private func draw(_ body: String, _ sections: String = "") throws {
        let text = "canvas: {width: 60, height: 30}\n\(sections)\nbody: \(body)\n"
        let scene = try SceneFile.parse(text: text, file: "hostile.yaml")
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        _ = try pipeline.rasterize(try pipeline.draw(scene))
    }

    @Test("come to what the table says", arguments: HostileTable.rows)
    func table(row: HostileTable.Row) throws {
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        var message: String?
        do {
            let scene = try SceneFile.parse(text: row.scene, file: "hostile.yaml")
            _ = try pipeline.rasterize(try pipeline.draw(scene))
        } catch let errors as SceneErrors {
            message = errors.diagnostics.map(\.message).joined(separator: "\n")
        } catch let error as RenderError {
            message = error.message
        }
        switch row.outcome {
        case .drawn: #expect(message == nil)
        case .refused(let words): #expect(message?.contains(words) == true, "\(message ?? "drawn")")
        }
    }

    @Test(
        "are drawn, with nothing where there is no place",
        arguments: [
            "{Text: a, modifiers: [{offset: {x: infinity}}]}",
            "{Text: a, modifiers: [{offset: {y: -infinity}}]}",
            "{Text: Hello, modifiers: [{tracking: -infinity}]}",
            "{Text: Hello, modifiers: [{lineSpacing: infinity}]}",
            "{LazyVGrid: {columns: [{adaptive: 10, spacing: infinity}], children: [{Text: a}]}}",
            "{LazyVGrid: {columns: [{adaptive: 10, spacing: -9.9999999999}], children: [{Text: a}]}}",
            "{LazyVGrid: {columns: [{adaptive: 0.0000001, spacing: 0}], children: [{Text: a}]}}",
        ])
    func drawn(_ body: String) throws {
        try draw(body)
    }

    @Test(
        "without a finite place are refused by name",
        arguments: [
            "{HStack: [{Text: a}, {Spacer: {minLength: infinity}}]}",
            "{LazyVGrid: {columns: [{fixed: infinity}], children: [{Text: a}]}}",
        ])
    func refused(_ body: String) throws {
        let error = try #require(throws: SceneErrors.self) { try draw(body) }
        #expect("\(error)".contains("came to stand at"))
    }

    @Test("ranges and numbers of pixels beyond all integers are refused")
    func numbers() throws {
        #expect(throws: SceneErrors.self) {
            try draw("{ForEach: {data: -9223372036854775808..<0, content: [Spacer]}}")
        }
        #expect(throws: SceneErrors.self) { try draw("Spacer", "compare: {maxDiffPixels: infinity, reason: x}") }
        let huge = "1" + String(repeating: "0", count: 300)
        #expect(throws: SceneErrors.self) {
            try draw("Spacer", "compare: {density: {side: \(huge), limit: \(huge)}, reason: x}")
        }
    }

    @Test("a mask of a view that is nowhere has nothing to cover")
    func masked() throws {
        try draw("{Text: a, modifiers: [{offset: {x: infinity}}, {offset: {x: -infinity}}], id: a}", "ignore: a")
    }
}

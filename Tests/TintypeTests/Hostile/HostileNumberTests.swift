import Foundation
import Testing
import TintypeGraphics
import TintypeScene

@testable import Tintype

/// Every number of every view and modifier, beyond what geometry has an answer for: a picture, or an error by name.
@Suite("Hostile numbers")
struct HostileNumberTests {
    /// Returns whether the scene is drawn; an error of any other kind than those of scenes is thrown on.
    private func isDrawn(_ text: String) throws -> Bool {
        let pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        do {
            let scene = try SceneFile.parse(text: text, file: "hostile.yaml")
            _ = try pipeline.rasterize(try pipeline.draw(scene))
            return true
        } catch let error as SceneErrors {
            #expect(!error.diagnostics.isEmpty)
            return false
        } catch is RenderError {
            return false
        }
    }

    private func tryAll(_ bodies: [String]) throws {
        for body in bodies {
            for number in HostileNumbers.numbers {
                for isState in [false, true] {
                    _ = try isDrawn(HostileNumbers.scene(body, number, isState: isState))
                }
            }
        }
    }

    @Test("of views", arguments: Vocabulary.views.filter { !HostileNumbers.bodies(view: $0).isEmpty }.map(\.name))
    func views(name: String) throws {
        let spec = try #require(Vocabulary.views.first { $0.name == name })
        try tryAll(HostileNumbers.bodies(view: spec))
    }

    @Test(
        "of modifiers",
        arguments: Vocabulary.modifiers.filter { !HostileNumbers.bodies(modifier: $0).isEmpty }.map(\.name))
    func modifiers(name: String) throws {
        let spec = try #require(Vocabulary.modifiers.first { $0.name == name })
        try tryAll(HostileNumbers.bodies(modifier: spec))
    }

    /// Otherwise the trials above would end before any number is looked at.
    @Test("are written where a plain number is drawn")
    func plain() throws {
        let bodies =
            Vocabulary.views.flatMap(HostileNumbers.bodies(view:))
            + Vocabulary.modifiers.flatMap(HostileNumbers.bodies(modifier:))
        #expect(bodies.count > 100)
        let refused = try bodies.filter { try !isDrawn(HostileNumbers.scene($0, "1", isState: false)) }
        #expect(refused == [])
    }
}

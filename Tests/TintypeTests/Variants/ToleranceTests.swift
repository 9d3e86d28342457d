import Testing
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

@Suite("A scene's tolerance")
struct ToleranceTests {
    private func tolerance(_ section: String) throws -> Tolerance {
        let scene = try SceneFile.parse(text: "compare: {reason: a, \(section)}\nbody: Spacer", file: "a.yaml")
        return try #require(scene.comparison?.tolerance)
    }

    @Test(
        "whatever a scene may say, the comparison takes",
        arguments: [
            "pixelTolerance: 0.000001", "pixelTolerance: 0.999999", "perceptualTolerance: 99.99", "maxDiffPixels: 1",
            "maxDiffPixels: 1000000000", "maxDiffPixelRatio: 0.000001", "maxDiffPixelRatio: 0.999",
            "precision: 0.000001", "precision: 0.999", "perceptualPrecision: 0.0001", "antialiasing: true",
            "antialiasing: true, density: {limit: 0}", "antialiasing: true, density: {side: 1, limit: 65025}",
            "antialiasing: true, density: {side: 255, limit: 1}",
        ])
    func accepted(_ section: String) throws {
        #expect(throws: Never.self) { try tolerance(section) }
    }

    @Test("every setting arrives where it belongs")
    func mapping() throws {
        let tolerance = try tolerance(
            """
            pixelTolerance: 0.1, perceptualTolerance: 2, maxDiffPixels: 20, maxDiffPixelRatio: 0.001,
              antialiasing: true, density: {side: 8, limit: 3}
            """)
        #expect(tolerance.pixelTolerance == 0.1)
        #expect(tolerance.perceptualTolerance == 2)
        #expect(tolerance.maxDiffPixels == 20)
        #expect(tolerance.maxDiffPixelRatio?.value == 0.001)
        #expect(tolerance.antialiasing)
        #expect(try tolerance.density == Tolerance.Density(side: 8, limit: 3))
        #expect(tolerance.reason == "a")
    }

    @Test("precision is what the comparison makes of it")
    func precision() throws {
        let own = try Tolerance(precision: 0.973, perceptualPrecision: 0.98, reason: "a")
        #expect(try tolerance("precision: 0.973, perceptualPrecision: 0.98") == own)
    }
}

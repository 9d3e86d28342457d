import Testing
import TintypeGraphics
import TintypeImage

@Suite("A tolerance")
struct ToleranceTests {
    @Test("needs a reason", arguments: ["", "  ", "\n\t"])
    func reason(_ reason: String) {
        #expect(throws: ToleranceError.reasonMissing) { try Tolerance(pixelTolerance: 0.1, reason: reason) }
        #expect(throws: ToleranceError.reasonMissing) { try Tolerance(.edges, reason: reason) }
    }

    @Test("needs a value, and values in range")
    func ranges() {
        func error(_ make: () throws -> Tolerance) -> ToleranceError? {
            #expect(throws: ToleranceError.self) { _ = try make() }
        }
        #expect(error { try Tolerance(reason: "r") } == .noValue)
        #expect(error { try Tolerance(precision: 1, reason: "r") } == .noValue)
        #expect(
            error { try Tolerance(pixelTolerance: -0.1, reason: "r") }
                == .outOfRange(option: "pixelTolerance", value: -0.1, range: "0 to 1"))
        #expect(
            error { try Tolerance(perceptualTolerance: 101, reason: "r") }
                == .outOfRange(option: "perceptualTolerance", value: 101, range: "0 to 100"))
        #expect(
            error { try Tolerance(maxDiffPixelRatio: 1.5, reason: "r") }
                == .outOfRange(option: "maxDiffPixelRatio", value: 1.5, range: "0 to 1"))
        #expect(
            error { try Tolerance(precision: 99, reason: "r") }
                == .outOfRange(option: "precision", value: 99, range: "0 to 1"))
        #expect(
            error { try Tolerance(maxDiffPixels: -1, reason: "r") } == .negative(option: "maxDiffPixels", value: -1))
        #expect(throws: ToleranceError.densitySide(0)) { try Tolerance.Density(side: 0, limit: 1) }
        #expect(throws: ToleranceError.densitySide(256)) { try Tolerance.Density(side: 256, limit: 1) }
        #expect(throws: ToleranceError.self) { try Tolerance(pixelTolerance: .nan, reason: "r") }
        #expect(throws: ToleranceError.self) { try Tolerance(maxDiffPixelRatio: .nan, reason: "r") }
    }

    @Test("that no picture could fail is none")
    func everything() {
        #expect(throws: ToleranceError.toleratesEverything(option: "pixelTolerance", value: 1)) {
            try Tolerance(pixelTolerance: 1, reason: "r")
        }
        #expect(throws: ToleranceError.toleratesEverything(option: "perceptualPrecision", value: 0)) {
            try Tolerance(perceptualPrecision: 0, reason: "r")
        }
    }

    @Test("says what is wrong and what to do")
    func text() {
        #expect(
            ToleranceError.outOfRange(option: "precision", value: 99, range: "0 to 1").description
                == "precision is 99.0, which is not in 0 to 1\nhint: give a value of 0 to 1")
        #expect(
            ToleranceError.reasonMissing.description
                == "the tolerance has no reason\nhint: say in `reason` why the pixels may differ, for whoever meets the "
                + "tolerance next")
    }

    @Test("maps the names of swift-snapshot-testing, and says how")
    func precision() throws {
        let tolerance = try Tolerance(precision: 0.99, perceptualPrecision: 0.98, reason: "other fonts")
        #expect(tolerance.maxDiffPixelRatio == PixelRatio(0.01))
        #expect(abs((tolerance.perceptualTolerance ?? 0) - 2) < 1e-9)
        #expect(tolerance.pixelTolerance == nil)
        #expect(
            Tolerance.mapping(precision: 0.99, perceptualPrecision: 0.98) == [
                "precision 0.99 = maxDiffPixelRatio 0.01 (1 − 0.99)",
                "perceptualPrecision 0.98 = perceptualTolerance 2.0 (CIE94 ΔE, 100 × (1 − 0.98))",
            ])
    }

    @Test("describes itself")
    func description() throws {
        #expect(
            try Tolerance(pixelTolerance: 0.1, maxDiffPixels: 20, antialiasing: true, reason: "fonts differ")
                .description
                == "pixelTolerance 0.1, maxDiffPixels 20, antialiasing left out, at most 16 in any 16×16 pixels "
                + "(fonts differ)")
    }

    @Test("Pain 4: a share is compared by products of integers: one pixel of 2^28 is more than 0")
    func ratio() throws {
        let total = 1 << 28
        #expect(PixelRatio(0)?.allows(0, of: total) == true)
        #expect(PixelRatio(0)?.allows(1, of: total) == false)
        #expect(PixelRatio(0.01)?.allows(1, of: 100) == true)
        #expect(PixelRatio(0.01)?.allows(2, of: 199) == false)
        #expect(PixelRatio(0.1)?.allows(3, of: 30) == true)
        for (count, total) in [(1, 3), (1, total), (total - 1, total), (0, 7), (7, 7)] {
            let tightest = PixelRatio(allowing: count, of: total)
            #expect(tightest.allows(count, of: total))
            if count > 0 { #expect(!PixelRatio(tightest.value - 1e-9)!.allows(count, of: total)) }
        }
    }
}

import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite("What a scene says of its comparison")
struct ComparisonTests {
    private func comparison(_ section: String) throws -> SceneComparison? {
        try SceneFile.parse(text: "compare: \(section)\nbody: Spacer", file: "a.yaml").comparison
    }

    private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

    @Test("without the section a scene is compared exactly")
    func exact() throws {
        #expect(try SceneFile.parse(text: "body: Spacer", file: "a.yaml").comparison == nil)
    }

    @Test("every setting arrives, with its reason")
    func settings() throws {
        let comparison = try #require(
            try comparison(
                """

                  reason: The map has photographs
                  pixelTolerance: 0.1
                  perceptualTolerance: 2
                  maxDiffPixels: 20
                  maxDiffPixelRatio: 0.001
                  antialiasing: true
                  density: {side: 8, limit: 3}
                  owner: ana
                """))
        let expected = try Tolerance(
            pixelTolerance: 0.1, perceptualTolerance: 2, maxDiffPixels: 20, maxDiffPixelRatio: 0.001,
            antialiasing: true,
            density: .init(side: 8, limit: 3), reason: "The map has photographs")
        #expect(comparison.tolerance == expected)
        #expect(comparison.owner == "ana")
    }

    @Test("precision and perceptualPrecision are what is left of the tolerances, to the digit")
    func precision() throws {
        let tolerance = try #require(
            try comparison("{reason: a, precision: 0.99, perceptualPrecision: 0.98}")?.tolerance)
        #expect(tolerance.maxDiffPixelRatio == PixelRatio(0.01))
        #expect(tolerance.perceptualTolerance == 2)
    }

    @Test("a tolerance applies up to its last day, and not on the next")
    func expiry() throws {
        let comparison = try #require(try comparison("{reason: a, maxDiffPixels: 1, expires: 2027-01-31}"))
        #expect(comparison.tolerance(on: try day("2027-01-31")) != nil)
        #expect(comparison.tolerance(on: try day("2027-02-01")) == nil)
        #expect(comparison.isExpired(on: try day("2027-02-01")))
        #expect(try !comparison.isExpired(on: day("2026-12-31")))
    }

    @Test("a quarantine needs no tolerance, and ends")
    func quarantine() throws {
        let comparison = try #require(
            try comparison("{quarantine: {until: 2027-01-31, reason: the fonts are being replaced}}"))
        #expect(comparison.tolerance == nil)
        #expect(comparison.quarantine(on: try day("2027-01-31"))?.reason == "the fonts are being replaced")
        #expect(comparison.quarantine(on: try day("2027-02-01")) == nil)
    }

    @Test("days are those of the calendar, in one spelling")
    func days() throws {
        for text in ["2026-02-29", "2100-02-29", "2027-13-01", "2027-00-10", "2027-1-31", "27-01-31", "2027-01-3a", ""]
        {
            #expect(CalendarDay(text) == nil, "\(text)")
        }
        #expect(try day("2024-02-29").description == "2024-02-29")
        #expect(try day("2000-02-29") < day("2000-03-01"))
        #expect(try day("1999-12-31") < day("2000-01-01"))
    }

    @Test("masks are ids, one or a list of them, in the order of the file's sections")
    func masks() throws {
        let scene = try SceneFile.parse(
            text: "redact: [name, =avatar]\nignore: clock\nbody: Spacer", file: "a.yaml")
        #expect(scene.masks.map(\.target) == ["clock", "name", "=avatar"])
        #expect(scene.masks.map(\.kind) == [.ignore, .redact, .redact])
    }
}

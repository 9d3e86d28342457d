import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype doctor`: whether this machine can draw, and what it draws with.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show what pictures are drawn with on this machine, and test the tool itself.",
        discussion: """
            Two machines whose lists are equal draw equal pixels: a picture whose hash is known is drawn to prove it. Exit code 70 \
            where a test fails, 3 where a font is missing.

            Examples:
              tintype doctor
              tintype doctor --json > machine.json
            """)

    @OptionGroup var drawing: DrawOptions

    @Flag(help: "Write the list as JSON.")
    var json = false

    private struct Machine: Encodable {
        var version: String
        var fingerprint: String
        var parts: [String: String]
        var fonts: [String]
        /// The fonts that are not installed, with their packages.
        var missingFonts: [String]
        var selfTest: SelfTest
    }

    private struct SelfTest: Encodable {
        /// The pixel hash of the picture that was drawn.
        var picture: String
        /// The libraries and fonts that it was drawn with.
        var fingerprint: String
        /// The system whose picture it was compared with.
        var recordedOn: String
        var isEqual: Bool
        /// In what this machine is another.
        var moved: [String]

        init(_ test: DrawingSelfTest) {
            picture = test.hash
            fingerprint = test.fingerprint.text
            recordedOn = test.record.place
            isEqual = test.isEqual
            moved = test.moved
        }
    }

    func run() throws {
        let pipeline = try drawing.pipeline()
        let resources = pipeline.resources
        let fingerprint: Fingerprint
        let test: DrawingSelfTest
        do {
            fingerprint = try resources.fullFingerprint()
            test = try DrawingSelfTest.run(pipeline)
        } catch {
            Output.note("error: \(error)")
            throw Outcome.undrawable
        }
        try GoldenRun.testComparator()
        if json {
            try Output.printJSON(
                Machine(
                    version: Version.current, fingerprint: fingerprint.id, parts: fingerprint.parts,
                    fonts: resources.fontLines.map { String($0.split(separator: "\t").last ?? "") },
                    missingFonts: resources.absentFontLines, selfTest: SelfTest(test)))
        } else {
            tell(fingerprint, test, resources)
        }
        if test.hasFailed { throw Outcome.fault }
    }

    private func tell(_ fingerprint: Fingerprint, _ test: DrawingSelfTest, _ resources: RenderResources) {
        Output.print("tintype \(Version.current), fingerprint of all declared fonts \(fingerprint.id)")
        for (name, value) in fingerprint.parts.sorted(by: { $0.key < $1.key }) { Output.print("  \(name) \(value)") }
        Output.print("comparator: tells every known pair apart")
        Output.print("\(test)")
        for line in resources.absentFontLines { Output.print("not installed: \(line)") }
        if !test.hasFailed {
            Output.print(resources.absentFontLines.isEmpty ? "all well" : "all well but for fonts")
        }
    }
}

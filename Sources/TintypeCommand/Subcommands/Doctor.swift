import ArgumentParser
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype doctor`: whether this machine can draw, and what it draws with.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what pictures are drawn with on this machine, and test the tool itself.",
        discussion: """
            Two machines whose lists are equal draw equal pixels. Exit code 70 where a test fails, 3 where a font is missing.

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
        /// What is not installed, with the packages.
        var missingFonts: [String]
    }

    func run() throws {
        let resources = try drawing.pipeline().resources
        let fingerprint: Fingerprint
        do {
            fingerprint = try resources.fullFingerprint()
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
                    missingFonts: resources.absentFontLines))
            return
        }
        Output.print("tintype \(Version.current), fingerprint of all declared fonts \(fingerprint.id)")
        for (name, value) in fingerprint.parts.sorted(by: { $0.key < $1.key }) { Output.print("  \(name) \(value)") }
        Output.print("comparator: tells every known pair apart")
        for line in resources.absentFontLines { Output.print("not installed: \(line)") }
        Output.print(resources.absentFontLines.isEmpty ? "all well" : "all well but for fonts")
    }
}

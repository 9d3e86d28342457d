import Foundation
import Testing

@testable import TintypeCommand

/// The compiler gives up on an expression that it tries for too long, and of overloads that are like each other it tries them all:
/// what Apple's names let pass must pass here, with half of what the compiler allows.
@Suite("Type checking", .serialized, .enabled(if: !CommandRun.isSanitized, "sanitized code is no toolkit"))
struct TypeCheckerTests {
    /// The compiler's own limits halved: 600 seconds, 512 MiB, a million scopes and 64 million steps.
    private static let limits = [
        "-solver-expression-time-threshold=300", "-solver-memory-threshold=\(256 << 20)",
        "-solver-scope-threshold=\(512 << 10)", "-solver-trail-threshold=\(32 << 20)",
    ]

    @Test(
        "long bodies take half of the compiler's limits at most",
        arguments: ["ArcadeBody", "ComposerBody", "DialBody", "InvoiceBody", "MonthBody", "OrbitBody"])
    func longBodies(_ name: String) throws {
        let ending = try check(name, limits: Self.limits)
        #expect(ending.code == 0, "\(ending.output)")
    }

    @Test("a limit that is far too low is felt")
    func limit() throws {
        let ending = try check("DialBody", limits: ["-solver-scope-threshold=10"])
        #expect(ending.code != 0 && ending.output.contains("reasonable time"), "\(ending.output)")
    }

    private func check(_ name: String, limits: [String]) throws -> ToolProcess.Ending {
        let toolchain = try SwiftToolchain.find()
        let toolkit = try PreviewToolkit.made.get()
        let file = PreviewToolkit.apps.deletingLastPathComponent()
            .appendingPathComponent("Swift5/LongBodies/\(name).swift")
        let maps = ["module.modulemap", "CStandIns/module.modulemap"].flatMap {
            ["-Xcc", "-fmodule-map-file=\(toolkit)/headers/\($0)"]
        }
        return try ToolProcess(
            [
                toolchain.compiler, "-typecheck", "-swift-version", "5", "-module-name", name, "-suppress-warnings",
                "-diagnostic-style", "llvm", "-parse-as-library", "-I", "\(toolkit)/modules",
                "-module-cache-path", "\(PreviewToolkit.cache)/tintype/modules",
            ] + maps + limits.flatMap { ["-Xfrontend", $0] } + [file.path]
        ).run()
    }
}

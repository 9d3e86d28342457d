import Foundation
import TintypeImage
import TintypeSnapshots

/// The files that `init` leaves besides settings: a first scene with its golden, or a first test. `init` says what to do next.
struct FirstSteps {
    let folder: ProjectFolder
    let fixtures: String
    let snapshots: String
    /// The place of the tool, where the user names one; nil otherwise.
    let tool: ToolPlace?

    private static let testTarget = "PictureTests"

    /// - Returns: The next steps of the user, a line each.
    func take(_ kind: ProjectKind) throws -> [String] {
        switch kind {
        case .scenes: return try scene()
        case .package: return try test()
        case .app(let name, let sources): return try app(name, sources)
        case .previews:
            let tool = InvokedTool.name
            return [
                "`\(tool) preview --watch` shows the previews",
                "`\(tool) record --previews .` writes their goldens: look at them below \(snapshots)/\(RunPlan.previewsFolder)",
                "`\(tool) verify --previews .` compares with them, and `\(tool) review` shows what differs",
            ]
        }
    }

    private func scene() throws -> [String] {
        let tool = InvokedTool.name
        let path = FilePaths.join(fixtures, FirstScene.path)
        if FileManager.default.fileExists(atPath: fixtures) {
            return [
                "`\(tool) record` writes the goldens of the scenes in \(fixtures), `\(tool) verify` compares with them"
            ]
        }
        try folder.write(FirstScene.text, to: path)
        var options = ["--fixtures-dir", fixtures, "--snapshots-dir", snapshots, "--quiet", "--no-ci", path]
        options += ["--output", GoldenOptions.standardOutput]
        let run = GoldenRun(options: try Record.parse(options).options, mode: .missing, isSupervised: false)
        do {
            try run.run()
        } catch let outcome as Outcome {
            Output.note("the golden of \(path) could not be written: `\(tool) doctor` says what this machine lacks")
            throw outcome
        }
        return [
            "look at \(FilePaths.join(snapshots, "scenes/welcome@2x.png")), which is the golden",
            "change \(path), and see what `\(tool) verify` says; `\(tool) accept --all` takes it over",
        ]
    }

    private func test() throws -> [String] {
        guard let bytes = try WholeFile.read("Package.swift") else { return [] }
        let manifest = PackageManifest(text: String(decoding: bytes, as: UTF8.self))
        if manifest.text.contains("TintypeTesting") {
            return ["`swift test` records goldens that are missing, and compares the others"]
        }
        let target = manifest.targets.first { SwiftSources($0.folder).importsSwiftUI }
        let hasPreviews = target.map { SwiftSources($0.folder).hasPreviews } ?? false
        try writeTest(module: target?.name, hasPreviews: hasPreviews)
        let place = tool ?? ToolPlace.ofRunningTool()
        let addition = PackageManifest.Addition(
            test: Self.testTarget, target: target,
            products: target.map { SwiftSources($0.folder).products } ?? [], importsSwiftUI: !hasPreviews,
            tool: place ?? .path("../tintype"))
        let isKnown = place != nil || manifest.hasTool
        if isKnown, !manifest.hasTarget(Self.testTarget), let text = manifest.adding(addition) {
            try folder.replace("Package.swift", with: text)
            return next
        }
        for (place, text) in manifest.lines(addition) {
            Output.print("add to \(place) in Package.swift:\n\(lines: text)")
        }
        return (isKnown ? [] : ["put the place of Tintype's package into Package.swift, or run this again with --tool"])
            + next
    }

    private func app(_ name: String, _ sources: String) throws -> [String] {
        let module = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let files = SwiftSources(sources)
        let place = tool ?? ToolPlace.ofRunningTool()
        try folder.write(
            FirstTest.manifest(
                app: module, sources: sources, products: files.products, isProgram: files.hasMain,
                tool: place ?? .path("../tintype")),
            to: "Package.swift")
        try writeTest(module: module, hasPreviews: files.hasPreviews)
        return (place == nil ? ["put the place of Tintype's package into Package.swift"] : []) + next
    }

    /// The folder of goldens is there from the start: a manifest that leaves out a folder that is not there is warned about.
    private func writeTest(module: String?, hasPreviews: Bool) throws {
        let place = "Tests/\(Self.testTarget)"
        try folder.write(
            FirstTest.text(module: module, hasPreviews: hasPreviews), to: "\(place)/\(Self.testTarget).swift")
        try folder.write("", to: "\(place)/__Snapshots__/.gitkeep")
    }

    private var next: [String] {
        [
            "`swift test --filter \(Self.testTarget)` records the goldens: look at them below Tests/\(Self.testTarget)/__Snapshots__",
            "`swift package tintype pending` lists what a later run finds, `accept` and `review` decide about it",
        ]
    }
}

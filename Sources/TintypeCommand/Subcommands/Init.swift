import ArgumentParser
import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// `tintype init`: makes a folder ready for goldens.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Make a folder ready for goldens, with a first scene or test, and files for LFS and CI where asked for.",
        discussion: """
            Where nothing is built it leaves a scene and its golden; in a Swift package a test, which compares the previews \
            if there are any; beside an app's project for Xcode a package of its sources with such a test; in a folder of \
            SwiftUI sources alone, or with --previews, nothing but settings, as previews are compared with no test. Package.swift \
            is changed where that can be done by whole lines; else the lines are told.

            What is there already is left alone, unless --force says otherwise. Lines are added to .gitignore and \
            .gitattributes only where they are not there.

            Examples:
              tintype init
              tintype init --lfs --github
              tintype init --previews --github
              tintype init --gitlab --tool https://example.org/tintype.git
            """
    )

    @Flag(help: "Guard an app's previews as they are, with no test: also beside a project for Xcode, or in a package.")
    var previews = false

    @Flag(help: "Let Git LFS keep the goldens.")
    var lfs = false

    @Flag(help: "Write workflows for GitHub: verify, comment on pull requests, accept on demand.")
    var github = false

    @Flag(help: "Write a pipeline for GitLab: verify in parallel, merge.")
    var gitlab = false

    @Flag(help: "Write files that exist anew.")
    var force = false

    @Option(help: "The folder of goldens.")
    var snapshotsDir = "Snapshots"

    @Option(help: "The folder that scenes' names are relative to.")
    var fixturesDir = "Fixtures"

    @Option(
        help: ArgumentHelp(
            "Where Tintype's package is, for Package.swift and workflows; without, the checkout that this was built in.",
            valueName: "path|url"))
    var tool: String?

    @Option(name: .shortAndLong, help: .config)
    var config: String?

    func run() throws {
        let folder = ProjectFolder(force: force)
        let kind = previews ? .previews : ProjectKind(of: ".", fixtures: fixturesDir)
        let place = tool.map { ToolPlace($0) }
        var next: [String] = []
        do {
            try folder.add([".build/"], to: ".gitignore")
            if kind == .scenes || kind == .previews || kind == .package(hasScenes: true) {
                try folder.write(
                    "{\n  \"snapshotsDir\": \(JSONValue.quoted(snapshotsDir))\n}\n", to: ConfigFile.standardPath)
            }
            let steps = FirstSteps(folder: folder, fixtures: fixturesDir, snapshots: snapshotsDir, tool: place)
            next = try steps.take(kind)
            if lfs { try folder.add(WorkflowFiles.attributes(snapshots: snapshotsDir), to: ".gitattributes") }
            try writeWorkflows(WorkflowFiles(kind, tool: place), into: folder, &next)
        } catch let error as FileError {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        if lfs { next.append("git lfs install") }
        for (index, step) in next.enumerated() { Output.print(index == 0 ? "next: \(step)" : "then: \(step)") }
    }

    private func writeWorkflows(
        _ workflows: WorkflowFiles, into folder: ProjectFolder, _ next: inout [String]
    ) throws(FileError) {
        if github {
            try folder.write(workflows.github, to: ".github/workflows/pictures.yml")
            try folder.write(WorkflowFiles.githubComment, to: ".github/workflows/pictures-comment.yml")
            try folder.write(workflows.githubAccept, to: ".github/workflows/pictures-accept.yml")
        }
        if gitlab {
            try folder.write(workflows.gitlab, to: ".gitlab/pictures.yml")
            try folder.include(".gitlab/pictures.yml", in: ".gitlab-ci.yml")
        }
        if github || gitlab, let need = workflows.need { next.append(need) }
    }
}

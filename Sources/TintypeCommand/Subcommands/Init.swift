import ArgumentParser
import Foundation
import TintypeImage

/// `tintype init`: makes a package ready for goldens.
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Make a package ready for goldens: settings, ignored folders, and files for LFS and CI where asked for.",
        discussion: """
            What is there already is left alone, unless --force says otherwise. Lines are added to .gitignore and .gitattributes
            only where they are not there.

            Examples:
              tintype init
              tintype init --lfs --github
              tintype init --gitlab
            """
    )

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

    @OptionGroup var file: ConfigOptions

    func run() throws {
        do throws(FileError) {
            try add([".build/"], to: ".gitignore")
            try write("{\n  \"snapshotsDir\": \(jsonText(snapshotsDir))\n}\n", to: ConfigFile.standardPath)
            if lfs { try add(WorkflowFiles.attributes(snapshots: snapshotsDir), to: ".gitattributes") }
            if github {
                try write(WorkflowFiles.github, to: ".github/workflows/pictures.yml")
                try write(WorkflowFiles.githubComment, to: ".github/workflows/pictures-comment.yml")
                try write(WorkflowFiles.githubAccept, to: ".github/workflows/pictures-accept.yml")
            }
            if gitlab {
                try write(WorkflowFiles.gitlab, to: ".gitlab/pictures.yml")
                try include(".gitlab/pictures.yml", in: ".gitlab-ci.yml")
            }
        } catch {
            Output.note("error: \(error)")
            throw Outcome.usage
        }
        if lfs { Output.print("next: git lfs install") }
    }

    private func jsonText(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { preconditionFailure("texts can always be written") }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
    }

    /// Adds the lines that are not in the file yet, at its end.
    private func add(_ lines: [String], to path: String) throws(FileError) {
        let old = String(decoding: try WholeFile.read(path) ?? [], as: UTF8.self)
        let present = Set(old.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
        let missing = lines.filter { !present.contains($0) }
        guard !missing.isEmpty else { return Output.print("unchanged \(path)") }
        let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
        try AtomicFile.write(Array((start + missing.map { $0 + "\n" }.joined()).utf8), to: path)
        Output.print("\(old.isEmpty ? "wrote" : "added to") \(path): \(missing.joined(separator: ", "))")
    }

    private func write(_ text: String, to path: String) throws(FileError) {
        if let old = try WholeFile.read(path) {
            if old == Array(text.utf8) { return Output.print("unchanged \(path)") }
            guard force else { return Output.print("kept \(path), which is there already; --force writes it anew") }
        }
        try AtomicFile.write(Array(text.utf8), to: path, makingFolders: true)
        Output.print("wrote \(path)")
    }

    /// A pipeline that is there is the user's: the line that goes in is told.
    private func include(_ path: String, in pipeline: String) throws(FileError) {
        let line = "include:\n  - local: \(path)\n"
        guard let old = try WholeFile.read(pipeline) else { return try write(line, to: pipeline) }
        guard !String(decoding: old, as: UTF8.self).contains(path) else { return Output.print("unchanged \(pipeline)") }
        Output.print("kept \(pipeline); add to it:\n\(line)")
    }
}

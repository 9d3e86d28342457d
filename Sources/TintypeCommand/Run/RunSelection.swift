import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// The scenes that a run works on, of those that were found.
struct RunSelection {
    let scenes: [SceneCase]
    /// Indicates whether nothing but a shard left a scene out.
    let isWhole: Bool
    let shard: RunPlan.Shard
    /// Equal for the shards of one run.
    let hash: String
    /// The reason why there may be nothing to do.
    let emptiness: String

    /// - Throws: `ValidationError` where the run before is not known, or git cannot tell what changed.
    init(_ all: [SceneCase], options: GoldenRunOptions) throws {
        var chosen = all
        var reasons: [String] = []
        if options.running.lastFailed {
            let failed = try RunSelection.failedBefore(options.goldens.output)
            chosen = chosen.filter { failed.contains($0.name) }
            reasons.append("none failed in the run before")
        }
        if let ref = options.running.changedSince {
            let changed = try ChangedFiles(since: ref)
            chosen = chosen.filter { changed.contain($0, snapshots: options.goldens.snapshotsDir) }
            reasons.append("none changed since \(ref)")
        }
        hash = RunJournal.key(of: [Array((Version.current + "\n" + chosen.map(\.name).joined(separator: "\n")).utf8)])
        let (shard, own) = try options.shards.select(chosen.map(\.name))
        scenes = chosen.filter { own.contains($0.name) }
        self.shard = shard
        if shard.total > 1 { reasons.append("shard \(shard.index) of \(shard.total) has none") }
        emptiness = reasons.joined(separator: ", ")
        isWhole =
            options.selection.isWhole && options.variants.variant.isEmpty && !options.running.lastFailed
            && options.running.changedSince == nil
    }

    private static func failedBefore(_ output: String) throws -> Set<String> {
        let path = FilePaths.join(output, "results.json")
        guard let bytes = try? WholeFile.read(path) else {
            throw ValidationError("--last-failed needs the results of a run, and there is no \(path)")
        }
        do {
            return Set(try RunResults(json: Data(bytes)).cases.filter(\.status.fails).map(\.name))
        } catch {
            throw ValidationError("\(path): \(error.message); \(error.hint)")
        }
    }
}

/// The files that git finds changed.
private struct ChangedFiles {
    private let paths: Set<String>

    /// - Throws: `ValidationError` in git's words.
    init(since ref: String) throws {
        func git(_ arguments: [String]) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git"] + arguments
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw ValidationError(
                    "--changed-since \(ref): \(complaint.trimmingCharacters(in: .whitespacesAndNewlines))")
            }
            return text
        }
        // A reference that begins with a dash would be an option.
        guard !ref.hasPrefix("-") else { throw ValidationError("--changed-since \(ref) is no reference of git") }
        let root = try git(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
        let listed =
            try git(["diff", "--name-only", "-z", ref, "--"])
            + git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z"])
        paths = Set(listed.split(separator: "\0").map { FilePaths.join(root, String($0)) })
    }

    /// Returns whether the scene or one of its goldens changed.
    func contain(_ scene: SceneCase, snapshots: String) -> Bool {
        if paths.contains(URL(fileURLWithPath: scene.path).standardizedFileURL.path) { return true }
        // The goldens of all variants and scales begin alike.
        let golden = SnapshotName(path: scene.name, scale: 1).relativePath.dropLast(".png".count)
        let stem = URL(fileURLWithPath: FilePaths.join(snapshots, String(golden))).standardizedFileURL.path
        return paths.contains { path in
            guard path.hasPrefix(stem), path.hasSuffix(".png") else { return false }
            return [".", "@"].contains(path.dropFirst(stem.count).first)
        }
    }
}

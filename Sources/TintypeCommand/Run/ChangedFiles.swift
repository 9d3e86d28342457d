import ArgumentParser
import Foundation
import TintypeImage
import TintypeSnapshots

/// The files that git finds changed.
struct ChangedFiles {
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

    /// The scenes that changed: themselves, one of their goldens, or a file that they read.
    ///
    /// - Parameter drawing: The limits within which scenes are read, to learn of their files.
    func scenes(of all: [SceneCase], snapshots: String, _ drawing: DrawOptions) throws -> [SceneCase] {
        let limits = try drawing.limits
        let isChanged = all.map { contain($0, snapshots: snapshots) }
        let others = zip(all, isChanged).filter { !$1 }.map(\.0)
        guard !paths.isEmpty, !others.isEmpty else { return zip(all, isChanged).filter(\.1).map(\.0) }
        // Reading may crash as drawing may.
        let pool = WorkerPool<SceneOutcome>(limits)
        let jobs = WorkerPool<SceneOutcome>.jobs(drawing.jobs, scenes: others.count)
        let read = Workers.map(others, jobs: jobs) { scene in
            switch pool.answer(scene, .read) {
            case .done(let outcome): contain(outcome, of: scene)
            // The run tells what is wrong with it.
            case .lost: true
            case nil: contain(SceneWork.read(scene, limits), of: scene)
            }
        }
        let chosen = Set(zip(others, read).filter(\.1).map(\.0.name))
        return zip(all, isChanged).filter { $1 || chosen.contains($0.name) }.map(\.0)
    }

    /// Returns whether a file that the scene reads changed.
    private func contain(_ outcome: SceneOutcome, of scene: SceneCase) -> Bool {
        let files = outcome.files.flatMap(Self.forms)
        if files.contains(where: { file in paths.contains { $0 == file || $0.hasPrefix(file + "/") } }) { return true }
        guard outcome.hasComputedFiles else { return false }
        // Any picture may be the one that an expression names.
        let roots = Self.forms(scene.root)
        return paths.contains { path in
            (path.contains(".xcassets/")
                || TintypeImage.PictureFile.endings.contains { path.lowercased().hasSuffix("." + $0) })
                && roots.contains { path.hasPrefix($0 + "/") }
        }
    }

    /// The previews that changed: all of them where a file of the app did, as any of them may show it; else those with a golden that
    /// did.
    ///
    /// - Parameter files: The app's sources and resources.
    func previews(of all: [PreviewItem], _ files: [String], snapshots: String) -> [PreviewItem] {
        let app = files.flatMap(Self.forms)
        if app.contains(where: { file in paths.contains { $0 == file || $0.hasPrefix(file + "/") } }) { return all }
        return all.filter { containGolden($0.goldenName(variant: nil, scale: 1), snapshots: snapshots) }
    }

    /// A path from the system's root, as it is written and with its links followed.
    private static func forms(_ path: String) -> [String] {
        let url = URL(fileURLWithPath: path)
        return [url.standardizedFileURL.path, url.resolvingSymlinksInPath().path]
    }

    /// Returns whether the scene or one of its goldens changed.
    private func contain(_ scene: SceneCase, snapshots: String) -> Bool {
        if paths.contains(URL(fileURLWithPath: scene.path).standardizedFileURL.path) { return true }
        return containGolden(SnapshotName(path: scene.name, scale: 1), snapshots: snapshots)
    }

    /// Returns whether a golden of that name changed, of whatever variant and scale.
    private func containGolden(_ name: SnapshotName, snapshots: String) -> Bool {
        // They all begin alike.
        let golden = name.relativePath.dropLast(".png".count)
        let stem = URL(fileURLWithPath: FilePaths.join(snapshots, String(golden))).standardizedFileURL.path
        return paths.contains { path in
            guard path.hasPrefix(stem), path.hasSuffix(".png") else { return false }
            return [".", "@"].contains(path.dropFirst(stem.count).first)
        }
    }
}

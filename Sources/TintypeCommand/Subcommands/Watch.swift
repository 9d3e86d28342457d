import ArgumentParser
import Foundation
import Tintype
import TintypeImage
import TintypeSnapshots

/// `tintype watch`: verifies what changed, whenever something is saved.
struct Watch: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw and compare scenes anew whenever they are saved, until ctrl-C.",
        discussion: """
            Only what changed is drawn. The report, in the folder report of the output folder, is written anew after each round:
            reload its page. No golden is written.

            Examples:
              tintype watch
              tintype watch Fixtures/scenes/badges --snapshots-dir Snapshots
            """)

    @OptionGroup var options: GoldenRunOptions

    func run() throws {
        let interruption = Interruption()
        interruption.listen()
        let memory = RunMemory()
        var seen: [String: FileStamp] = [:]
        var round = 0
        while !interruption.isAsked {
            let stamps = self.stamps()
            let changed = stamps.filter { seen[$0.key] != $0.value }.map(\.key).sorted()
            let isSmaller = seen.keys.contains { stamps[$0] == nil }
            seen = stamps
            if round == 0 || !changed.isEmpty || isSmaller {
                round += 1
                if round > 1 { Output.print("\n" + WatchedChange.line(changed)) }
                verify(memory, interruption)
            }
            usleep(200_000)
        }
    }

    /// One round. Whatever comes of it, watching goes on.
    private func verify(_ memory: RunMemory, _ interruption: Interruption) {
        do {
            try GoldenRun(options: options, mode: .never, memory: memory, interruption: interruption).run()
        } catch is Outcome {
            // The run has told it.
        } catch {
            Output.note("error: \(error)")
        }
        do {
            let output = options.goldens.output
            let results = try OutputFolder(output).load()
            let written = try ReportWriter(results, folder: output).writeFolder(FilePaths.join(output, "report"))
            Output.note("report: \(written.page)")
        } catch {
            Output.note("error: \(error)")
        }
    }

    /// Date and size of each scene and golden.
    private func stamps() -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        let scenes = (try? options.selection.find()) ?? []
        let goldens = SnapshotStore(root: options.goldens.snapshotsDir).existing()
            .map { FilePaths.join(options.goldens.snapshotsDir, $0) }
        for path in scenes.map(\.path) + goldens { stamps[path] = FileStamp(path) }
        return stamps
    }
}

/// What changes when a file is saved.
private struct FileStamp: Hashable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}

/// What a round of watching is about.
enum WatchedChange {
    /// The most files that are named.
    private static let most = 3

    /// E.g. `saved: bar.yaml, card.yaml`.
    static func line(_ paths: [String]) -> String {
        guard !paths.isEmpty else { return "a file is gone" }
        let further = paths.count - most
        return "saved: " + paths.prefix(most).joined(separator: ", ") + (further > 0 ? " and \(further) more" : "")
    }
}
